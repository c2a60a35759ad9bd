import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { displayName } from '../../project/display-name.ts';
import { packageRoot } from '../../project/package-root.ts';
import { siteOption } from '../options.ts';
import { runProgram } from '../run-program.ts';
import { openSite } from '../site-folder.ts';

export default new Command('lint')
  .description("Checks the code of the builder, or of a site's own section types, with Biome.")
  .argument('[options...]', 'options of biome check, such as --write')
  .allowUnknownOption()
  .addOption(siteOption)
  .action(async (options, { site }) => {
    const { folder } = await openSite(site);
    if (folder !== packageRoot && !existsSync(join(folder, 'sections')))
      throw new Error(`${displayName(folder)} has no section types of its own that could be checked.`);
    // Biome fails if it reads the Git ignore files of another folder.
    const ofSite = [`--config-path=${packageRoot}`, '--vcs-enabled=false', 'sections'];
    process.exitCode = runProgram('@biomejs/biome', folder, [
      'check',
      ...(folder === packageRoot ? [] : ofSite),
      ...options,
    ]);
  });
