import { Command } from '@commander-js/extra-typings';
import { siteOption } from '../options.ts';

export default new Command('upgrade')
  .description(
    'Shows what changes in a site, or in several, for this version: in the config and the files of other languages, in its code, and in its package.json.',
  )
  .argument('[folders...]', 'the folders of several sites (default: one site, that of --site)')
  .option('--write', 'writes it')
  .addOption(siteOption)
  .addHelpText('after', '\nExit code: 0 shown or written, 1 a file has errors, 2 could not run.')
  .action(async (folders, { site, ...options }) => {
    const { upgradeSites } = await import('../upgrade.ts');
    process.exitCode = await upgradeSites(folders.length > 0 ? folders : [site], options);
  });
