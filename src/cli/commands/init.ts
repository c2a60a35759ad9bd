import { Argument, Command, Option } from '@commander-js/extra-typings';
import { readText } from '../options.ts';
import { starters } from '../starters.ts';

export default new Command('init')
  .description('Creates a folder with a new site from a starter.')
  .addArgument(new Argument('<folder>', 'the new folder').argParser(readText))
  .addOption(new Option('--from <starter>', 'the starter').choices(starters).default('blank'))
  .addOption(new Option('--name <name>', 'the name of the site').argParser(readText))
  .addOption(
    new Option(
      '--ci <host>',
      'writes the file by which that host checks the site and publishes it on its pages',
    ).choices(['github', 'gitlab'] as const),
  )
  .action(async (folder, options) => {
    const { init } = await import('../init.ts');
    await init(folder, options);
  });
