import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { SITE } = process.env;
const folder = SITE && existsSync(join(SITE, 'sections')) ? realpathSync(join(SITE, 'sections')) : undefined;

/** The folder of each section type that the site has beside the builder's, by type: `sections/<type>/` in the site's folder. */
export const ownFolders = new Map(
  (folder ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, join(folder ?? '', name)] as const)
    .sort(),
);

/** The section types of the site's own. In bundles `sections-plugin.ts` writes them as imports. */
export const ownSections: unknown[] = await Promise.all([...ownFolders].map(([type, from]) => load(type, from)));

/** The folder of a section type, the site's or the builder's. */
export const sectionFolder = (type: string) =>
  ownFolders.get(type) ?? resolve(import.meta.dirname, '../sections', type);

async function load(type: string, from: string): Promise<unknown> {
  const file = join(from, 'section.ts');
  if (!existsSync(file))
    throw new Error(
      `${file} is missing. npm run new:section -- ${type} --site ${SITE} writes one; or remove the folder.`,
    );
  const loaded = await import(pathToFileURL(file).href).catch((error) => {
    throw new Error(`${file} cannot be loaded: ${error instanceof Error ? error.message : error}`);
  });
  const definition = loaded.default as { type?: unknown; schema?: unknown; component?: unknown } | undefined;
  if (!definition?.schema || !definition.component)
    throw new Error(`${file} defines no section type. Write export default defineSection({ … }) as the builder’s do.`);
  if (definition.type !== type)
    throw new Error(
      `${file} defines the section type "${definition.type}". Give it the name of its folder, "${type}".`,
    );
  return definition;
}
