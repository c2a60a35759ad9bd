import { Command, Option } from '@commander-js/extra-typings';
import { formats } from '../../diagnostics/format.ts';
import { siteOption } from '../options.ts';
import { openSite } from '../site-folder.ts';

export default new Command('validate')
  .description('Checks a config and all files that it names.')
  .argument('[file]', 'the config (default: site.config.json)')
  .addOption(
    new Option('--format <format>', 'the output: for people (text), programs (json, sarif) or pull requests (github)')
      .choices(formats)
      .default(formats[0]),
  )
  .option('--strict', 'treats warnings as errors')
  .option('--all', 'reports each unused file separately')
  .addOption(
    new Option('--fix', 'makes each edit that is certain, shows what changes, and checks the result').conflicts(
      'format',
    ),
  )
  .option('--write', 'with --fix, writes it')
  .addOption(siteOption)
  .addHelpText('after', '\nExit code: 0 valid, 1 invalid or not found, 2 could not run.')
  .action(async (file, { site, ...options }, command) => {
    if (options.write && !options.fix) command.error('--write writes what --fix changes: add --fix.');
    const { validate } = await import('../validate.ts');
    process.exitCode = await validate(file, options, await openSite(site));
  });
