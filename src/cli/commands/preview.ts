import { Command } from '@commander-js/extra-typings';
import { hostOption, portOption, siteOption } from '../options.ts';
import { openSite } from '../site-folder.ts';

export default new Command('preview')
  .description("Serves dist/ like a static host, with the site's headers.")
  .addOption(portOption(4173))
  .addOption(hostOption)
  .addOption(siteOption)
  .action(async ({ port, host, site: named }) => {
    const site = await openSite(named);
    const { findBuilt, serveBuilt } = await import('../serve-built.ts');
    findBuilt(site);
    await serveBuilt(site, port, host);
  });
