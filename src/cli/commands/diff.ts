import { Command } from '@commander-js/extra-typings';
import { siteOption } from '../options.ts';
import { openSite } from '../site-folder.ts';

export default new Command('diff')
  .description('Describes the changes of a config between two files or git revisions.')
  .argument('[old]', 'a file, or a revision with the config', 'HEAD')
  .argument('[new]', 'the same (default: the current file)')
  .option('--markdown', 'prints a list for a pull request')
  .option('--exit-code', 'exits with 1 if there are changes')
  .addOption(siteOption)
  .addHelpText('after', '\nExit code: 0 compared, 2 could not compare.')
  .action(async (before, after, { site, ...options }) => {
    const { diff } = await import('../diff.ts');
    process.exitCode = await diff(before, after, options, await openSite(site));
  });
