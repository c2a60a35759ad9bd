import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { hosts } from '../../outputs/hosts/host-files.ts';
import { siteOption } from '../options.ts';
import { openSite } from '../site-folder.ts';

export default new Command('build')
  .description('Builds the site into dist/.')
  .option('--compress', 'also writes .br and .gz files')
  .addOption(new Option('--shard <part/parts>', 'builds one of several parts, such as 2/4').argParser(readShard))
  .addOption(new Option('--host <name>', 'also writes the files that a host needs').choices(hosts))
  .addOption(siteOption)
  .addHelpText('after', '\nExit code: 0 built, 1 the config has errors, 2 could not build.')
  .action(async ({ site, ...options }) => {
    const { build } = await import('../build.ts');
    process.exitCode = await build(await openSite(site), options);
  });

function readShard(text: string) {
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw new InvalidArgumentError('Give a part and the number of parts, such as 2/4.');
  return { index, count };
}
