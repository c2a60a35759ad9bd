import { Command } from '@commander-js/extra-typings';
import { portOption, siteOption } from '../options.ts';
import { openSite } from '../site-folder.ts';

export default new Command('gallery')
  .description('Serves all section types with examples and their JSON.')
  .addOption(portOption(5173))
  .addOption(siteOption)
  .action(async ({ port, site }) => {
    const { serveForEditing } = await import('../serve-for-editing.ts');
    process.exitCode = await serveForEditing(await openSite(site), port, 'gallery');
  });
