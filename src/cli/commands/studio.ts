import { Command } from '@commander-js/extra-typings';
import { portOption, siteOption } from '../options.ts';
import { openSite } from '../site-folder.ts';

export default new Command('studio')
  .description('Serves the site with Studio, in which it is edited on its own pages.')
  .addOption(portOption(5173))
  .addOption(siteOption)
  .option('--from-source', 'serves Studio itself from its source, with hot updates, for work on it')
  .action(async ({ port, site, ...options }) => {
    const { serveForEditing } = await import('../serve-for-editing.ts');
    process.exitCode = await serveForEditing(await openSite(site, { needsConfig: false }), port, 'studio', options);
  });
