import { Command } from '@commander-js/extra-typings';
import { portOption, siteOption } from '../options.ts';
import { openSite } from '../site-folder.ts';

export default new Command('start')
  .description('Validates and builds the site, and serves dist/.')
  .addOption(portOption(4173))
  .addOption(siteOption)
  .action(async ({ port, site: named }) => {
    const site = await openSite(named);
    const { checkPort, serveBuilt } = await import('../serve-built.ts');
    await checkPort(port);
    const { build } = await import('../build.ts');
    process.exitCode = await build(site);
    if (process.exitCode === 0) await serveBuilt(site, port);
  });
