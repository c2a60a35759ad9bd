import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Command } from '@commander-js/extra-typings';
import { commandLine } from '../../diagnostics/command-line.ts';
import { displayName } from '../../project/display-name.ts';
import { packageRoot } from '../../project/package-root.ts';
import { siteOption } from '../options.ts';
import { runProgramChanged } from '../run-program.ts';
import { openSite } from '../site-folder.ts';

export default new Command('ajv')
  .description('Validates the config against its JSON Schema with ajv-cli.')
  .argument('[options...]', 'options of ajv-cli')
  .allowUnknownOption()
  .addOption(siteOption)
  .action(async (options, { site }) => {
    const { configFile, schemaFile } = await openSite(site);
    const formats = ['--spec=draft2020', '-c', 'ajv-formats', '-c', './ajv-vocabulary.cjs'];
    // ajv-cli takes paths for patterns, of which a folder named [a] has none. So it runs where the names alone are enough.
    const folder = mkdtempSync(join(tmpdir(), 'ajv-'));
    try {
      copyFileSync(configFile, join(folder, basename(configFile)));
      const files = ['-s', 'site.schema.json', '-d', basename(configFile)];
      writeFileSync(join(folder, 'site.schema.json'), withId(schemaFile));
      const builderFile = referredFile(schemaFile);
      if (builderFile) {
        writeFileSync(join(folder, 'builder.schema.json'), withId(builderFile));
        files.push('-r', 'builder.schema.json');
      }
      copyFileSync(join(packageRoot, 'schema/ajv-vocabulary.cjs'), join(folder, 'ajv-vocabulary.cjs'));
      const named = (text: string) =>
        text.replace(/^site\.config\.json(?= (in)?valid$)/m, () => displayName(configFile));
      process.exitCode = runProgramChanged('ajv-cli', folder, ['validate', ...formats, ...files, ...options], named);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

/** The text of a schema with its address as its id, by which Ajv finds what another file refers to. */
function withId(file: string): string {
  if (!existsSync(file))
    throw new Error(`There is no ${displayName(file)} yet. Run ${commandLine('schema')}, with the same --site.`);
  return JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), $id: pathToFileURL(file).href });
}

/** The file that the schema of a site refers to: that of the builder. */
function referredFile(file: string): string | undefined {
  const [, path] = /"\$ref": "([^"#]+)#/.exec(readFileSync(file, 'utf8')) ?? [];
  return path && fileURLToPath(new URL(path, pathToFileURL(file)));
}
