import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { placeOf } from './place-of.ts';
import { checkTypeName } from './type-name.ts';

const { SITE } = process.env;
const folder = SITE && existsSync(join(SITE, 'sections')) ? realpathSync(join(SITE, 'sections')) : undefined;

/** The folders of a site's custom section types, by type: `sections/<type>/` in the site's folder. */
export const ownFolders = new Map(
  (folder ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, join(folder ?? '', name)] as const)
    .sort(),
);

/** A site's custom section types. In bundles, `sections-plugin.ts` replaces this module by imports. */
export const ownSections: unknown[] = await Promise.all([...ownFolders].map(([type, from]) => load(type, from)));

/** The folder of a section type of the site or of the builder. */
export const sectionFolder = (type: string) =>
  ownFolders.get(type) ?? resolve(import.meta.dirname, '../sections', type);

async function load(type: string, from: string): Promise<unknown> {
  checkTypeName(type);
  const file = join(from, 'section.ts');
  if (!existsSync(file))
    throw new Error(
      `${file} is missing. Run npm run new:section -- ${type} --site ${SITE} to create it, or remove the folder.`,
    );
  const loaded = await import(pathToFileURL(file).href).catch((error) => {
    throw new Error(`${file} cannot be loaded: ${error instanceof Error ? error.message : error}${placeOf(error)}`);
  });
  const definition = loaded.default as { type?: unknown; schema?: unknown; component?: unknown } | undefined;
  if (!definition?.schema || !definition.component)
    throw new Error(`${file} does not export a section type. Write export default defineSection({ … }).`);
  if (definition.type !== type)
    throw new Error(
      `${file} defines the section type "${definition.type}". Give it the name of its folder, "${type}".`,
    );
  return definition;
}
