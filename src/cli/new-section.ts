import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Script } from 'node:vm';
import { commandLine } from '../diagnostics/command-line.ts';
import { print, shellArgument } from '../diagnostics/safe-text.ts';
import { quote } from '../json/show-value.ts';
import { displayName } from '../project/display-name.ts';
import { isCompiled, packageRoot } from '../project/package-root.ts';
import { loadRegistry, type ProjectRegistry } from '../project/registry.ts';
import { replaceFile } from '../project/replace-file.ts';
import { checkTypeName } from '../project/type-name.ts';
import { writeSchema } from '../project/write-schema.ts';
import { withSchema } from './init.ts';
import { allowCode } from './own-code.ts';
import { runProgram } from './run-program.ts';
import { linkPackages, type SiteFolder, siteFolder } from './site-folder.ts';

/** Names that the templates use. A section type with such a name would not compile. */
const used = ['z', 'text', 'section', 'heading', 'defineSection', 'Container', 'Tabs', 'SectionIntro', 'SectionProps'];

/** Adds a section type to the builder, or to a site, and to the JSON Schema of its config. */
export async function addSection(type: string, { folder }: SiteFolder, options: Options): Promise<void> {
  for (const file of await writeSection(type, folder, options)) print(process.stdout)`Wrote ${displayName(file)}`;
  const option = folder === process.cwd() ? '' : `--site ${shellArgument(displayName(folder))}`;
  const [gallery, schema] = [commandLine('gallery', option), commandLine('schema', option)];
  print(
    process.stdout,
  )`To see it: ${gallery}. After changes of its keys: ${schema} (${commandLine('dev')} does it automatically).`;
}

interface Options {
  live?: boolean;
}

/** Writes a section type and what goes with it. Returns the paths of the files. Throws, and writes nothing, if the name cannot be used. */
export async function writeSection(type: string, folder: string, options: Options): Promise<string[]> {
  const ofSite = folder !== packageRoot;
  const place = ofSite ? 'sections' : 'src/sections';
  const files = await newSection(await loadRegistry(folder), folder, place, type, options);
  if (ofSite) {
    await prepareSite(folder);
    allowCode(folder);
    linkPackages(folder);
  } else runProgram('@biomejs/biome', folder, ['format', '--write', ...files], 'ignore');
  const { schemaFile } = siteFolder(folder);
  await writeSchema(await loadRegistry(folder), schemaFile);
  return [...files, schemaFile];
}

/**
 * Writes a working section type, optionally a live one, in the folder `place` of the builder or of a site: a copy of the template with its own
 * name. Returns the paths of the files. Throws, and writes nothing, if the name cannot be used.
 */
export async function newSection(
  registry: ProjectRegistry,
  home: string,
  place: string,
  type: string,
  { live = false }: Options = {},
): Promise<string[]> {
  const sections = join(home, place);
  const component = pascal(type);
  const variable = component.charAt(0).toLowerCase() + component.slice(1);
  refuse(registry, home, sections, type, [variable, component]);
  const template = join(import.meta.dirname, 'templates', live ? 'live-section' : 'static-section');
  const named = (text: string) =>
    text
      .replaceAll('my-section', type)
      .replaceAll('My section', titleFromName(type))
      .replaceAll('MySection', component)
      .replaceAll('mySection', variable);
  const folder = join(sections, type);
  await mkdir(folder, { recursive: true });
  const files = readdirSync(template).map((name) => [join(folder, named(name)), join(template, name)] as const);
  try {
    for (const [file, from] of files) await replaceFile(file, named(readFileSync(from, 'utf8')));
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  return files.map(([file]) => file);
}

function refuse(registry: ProjectRegistry, home: string, sections: string, type: string, names: string[]): void {
  checkTypeName(type);
  if (registry.section(type)) throw new Error(`The section type ${quote(type)} exists already.`);
  if (existsSync(join(sections, type)))
    throw new Error(`${relative(home, join(sections, type))} exists already. Choose another name, or remove it first.`);
  if (names.some((name) => name in globalThis || used.includes(name) || !isIdentifier(name)))
    throw new Error(
      `${quote(type)} has a meaning in the code. Choose a longer name, such as ${quote(`${type}-list`)}.`,
    );
}

function isIdentifier(word: string): boolean {
  try {
    new Script(`'use strict'; async () => { const ${word} = 1; }`);
    return true;
  } catch {
    return false;
  }
}

const titleFromName = (type: string) => type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ');

const pascal = (type: string) =>
  type
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/**
 * Prepares a site for its own section types: its config names its own JSON Schema. One that does not depend on the package also gets what lets
 * code editors and `tsc` find types, and Git ignore the link to the packages. Existing files stay.
 */
async function prepareSite(folder: string): Promise<void> {
  const config = join(folder, 'site.config.json');
  await replaceFile(config, withSchema(await readFile(config, 'utf8'), './site.schema.json'));
  if (isCompiled) return;
  const file = join(folder, 'tsconfig.json');
  if (!existsSync(file)) await replaceFile(file, `${JSON.stringify(typesOfBuilder, null, 2)}\n`);
  const ignoreFile = join(folder, '.gitignore');
  const ignored = existsSync(ignoreFile) ? await readFile(ignoreFile, 'utf8') : '';
  if (!/^node_modules\/?$/m.test(ignored)) await replaceFile(ignoreFile, `${ignored}node_modules\n`);
}

/** The collections by name are among what is included, for the types of their items. `init` of the package writes the same for it. */
export const typesOfBuilder = {
  extends: './node_modules/site-from-json/tsconfig.json',
  // The builder may be a link, and has one path for all that imports it.
  compilerOptions: {
    preserveSymlinks: true,
    // A site in the builder's own folder would find the builder above it instead.
    paths: {
      'site-from-json/schema': ['./node_modules/site-from-json/schema/index.ts'],
      'site-from-json/plugin': ['./node_modules/site-from-json/schema/plugin.ts'],
      'site-from-json/ui': ['./node_modules/site-from-json/src/ui/index.ts'],
    },
  },
  include: [
    'sections',
    'collections',
    'overrides',
    '*.ts',
    'node_modules/site-from-json/src/**/*.d.ts',
    'node_modules/site-from-json/src/collections/*.ts',
  ],
};
