import { Command, Option } from '@commander-js/extra-typings';
import { safeText } from '../../diagnostics/safe-text.ts';
import { readText, siteOption } from '../options.ts';
import { openSite } from '../site-folder.ts';

export default new Command('nginx')
  .description('Prints a configuration for nginx that serves dist/.')
  .addOption(
    new Option('--root <folder>', 'the folder with the built site on the server (default: dist/)').argParser(readText),
  )
  .addOption(new Option('--listen <port>', 'the port, or the address and the port').default('80').argParser(readText))
  .addOption(new Option('--name <host>', 'the name of the host').default('_', 'any').argParser(readText))
  .option('--brotli', 'serves .br files, for an nginx with that module', false)
  .addOption(siteOption)
  .action(async ({ site: named, ...options }) => {
    const site = await openSite(named);
    const { findBuilt } = await import('../serve-built.ts');
    const { nginxConfOf } = await import('../nginx.ts');
    findBuilt(site);
    process.stdout.write(safeText(nginxConfOf(site, options)));
  });
