import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ownFieldsOf } from '../../schema/own-fields.ts';
import type { Registry } from '../../schema/registry.ts';
import { schemaText, siteSchemaText } from '../../schema/schema-text.ts';
import { isCompiled, packageRoot } from './package-root.ts';
import { readUnchecked } from './read-config.ts';
import { loadRegistry } from './registry.ts';
import { replaceFile } from './replace-file.ts';
import { packageNames } from './section-packages.ts';

const builderFile = join(packageRoot, 'schema/site.schema.json');

/** The JSON Schema of the config in a folder: its own if it has section types, collections or fields of its own or of packages, else the builder's. */
export const schemaFileOf = (folder: string): string =>
  hasOwnTypes(folder) ? join(folder, 'site.schema.json') : builderFile;

function hasOwnTypes(folder: string): boolean {
  if (folder === packageRoot) return false;
  const config = readUnchecked(join(folder, 'site.config.json'));
  return (
    ['sections', 'collections'].some((name) => existsSync(join(folder, name))) ||
    packageNames(config).length > 0 ||
    ownFieldsOf(config).size > 0
  );
}

/** Writes the JSON Schema to a file, but only if it has changed, as a write restarts the development server. */
export async function writeSchema(registry: Registry, file: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  const text =
    file === builderFile
      ? schemaText(registry)
      : siteSchemaText(registry, await loadRegistry(), builderFileFrom(dirname(file)));
  if (before !== text) await replaceFile(file, text);
}

const installedFile = join('node_modules/site-from-json', isCompiled ? 'lib' : '', 'schema/site.schema.json');

/** The path of the builder's schema from the folder of a site: where the builder is installed for it, which is the same on each machine. */
function builderFileFrom(folder: string, above = folder): string {
  const file = join(above, installedFile);
  if (!existsSync(file) && above !== dirname(above)) return builderFileFrom(folder, dirname(above));
  const path = relative(folder, existsSync(file) ? file : builderFile).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
