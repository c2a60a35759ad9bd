import { Command } from '@commander-js/extra-typings';
import { siteOption } from '../options.ts';
import { openSite } from '../site-folder.ts';

export default new Command('translate')
  .summary('Adds the texts that the file of a language lacks.')
  .description(
    'Adds the texts that the file of a language lacks, each beside the text of the main config. Items that the file has to name get ids in the main config. What the config no longer has is named.',
  )
  .argument('<language>', 'the key of the language, such as de')
  .option('--write', 'also removes what the config no longer has')
  .addOption(siteOption)
  .addHelpText('after', '\nExit code: 0 written, 1 a file has errors, 2 could not run.')
  .action(async (language, { site, write }) => {
    const { translate } = await import('../translate.ts');
    process.exitCode = await translate(language, { ...(await openSite(site)), write });
  });
