import { existsSync } from 'node:fs';
import { Command } from '@commander-js/extra-typings';
import { displayName } from '../../project/display-name.ts';
import { packageRoot } from '../../project/package-root.ts';
import { siteOption } from '../options.ts';
import { runProgram } from '../run-program.ts';
import { openSite } from '../site-folder.ts';

export default new Command('ajv')
  .description('Validates the config against its JSON Schema with ajv-cli.')
  .argument('[options...]', 'options of ajv-cli')
  .allowUnknownOption()
  .addOption(siteOption)
  .action((options, { site }) => {
    const { configFile, schemaFile } = openSite(site);
    if (!existsSync(schemaFile))
      throw new Error(`There is no ${displayName(schemaFile)} yet. Run npm run schema, with the same --site.`);
    const formats = ['--spec=draft2020', '-c', 'ajv-formats', '-c', './schema/ajv-vocabulary.cjs'];
    const files = ['-s', schemaFile, '-d', displayName(configFile)];
    process.exitCode = runProgram('ajv', packageRoot, ['validate', ...formats, ...files, ...options]);
  });
