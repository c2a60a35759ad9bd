import { Command } from '@commander-js/extra-typings';
import { hostOption, portOption, siteOption } from '../options.ts';
import { openSite } from '../site-folder.ts';

export default new Command('dev')
  .description('Serves the site during editing, and shows each change at once.')
  .addOption(portOption(5173))
  .addOption(hostOption)
  .addOption(siteOption)
  .action(async ({ port, host, site }) => {
    const { serveForEditing } = await import('../serve-for-editing.ts');
    process.exitCode = await serveForEditing(await openSite(site), port, 'development', { host });
  });
