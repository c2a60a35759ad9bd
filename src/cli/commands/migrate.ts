import { Command } from '@commander-js/extra-typings';
import { displayName } from '../../project/display-name.ts';
import { siteOption } from '../options.ts';
import { openSite } from '../site-folder.ts';

export default new Command('migrate')
  .description('Shows how an older config and the files of its other languages change to the current format.')
  .argument('[file]', 'the config (default: site.config.json)')
  .option('--write', 'writes them')
  .addOption(siteOption)
  .addHelpText('after', '\nExit code: 0 shown or written, 1 the file has errors, 2 could not run.')
  .action(async (file, { site, ...options }) => {
    const { migrate } = await import('../migrate.ts');
    process.exitCode = await migrate(file ?? displayName((await openSite(site)).configFile), options);
  });
