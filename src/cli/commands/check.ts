import { Command } from '@commander-js/extra-typings';
import { siteOption } from '../options.ts';

export default new Command('check')
  .description(
    'Tests a site, or several: its config, the types of its section types, and the links and the accessibility of its pages.',
  )
  .argument('[folders...]', 'the folders of several sites (default: one site, that of --site)')
  .addOption(siteOption)
  .addHelpText('after', '\nExit code: 0 all is well, 1 something is wrong, 2 could not run.')
  .action(async (folders, { site }) => {
    const { checkSites } = await import('../check.ts');
    process.exitCode = await checkSites(folders.length > 0 ? folders : [site]);
  });
