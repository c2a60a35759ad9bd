import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Collection } from '../../schema/define-collection.ts';
import type { SectionExamples, SectionType } from '../../schema/define-section.ts';
import type { CollectionExtension } from '../../schema/extend-collection.ts';
import type { LoadedPlugin } from '../../schema/plugin.ts';
import {
  createRegistry,
  type RegisteredSection,
  type Registry,
  registryFor,
  withExamples,
} from '../../schema/registry.ts';
import { listSources } from '../content/list-source.ts';
import { commandLine } from '../diagnostics/command-line.ts';
import { shellArgument } from '../diagnostics/safe-text.ts';
import { quote } from '../json/show-value.ts';
import { type CodeFolder, codeFilesIn, findCode, foldersIn, pathsOf, type ShellComponent } from './code-folder.ts';
import { loadCode } from './load-code.ts';
import { loadLists } from './load-lists.ts';
import { loadPictures } from './load-pictures.ts';
import { packageRoot } from './package-root.ts';
import { positionInStack } from './position-in-stack.ts';
import { readUnchecked } from './read-config.ts';
import { findPackages, type PackageProblem, packageNames, type SectionPackage } from './section-packages.ts';
import { checkTypeName } from './type-name.ts';

/** The registry of a site, with the files of its code. */
export interface ProjectRegistry extends Registry {
  /** The folder of each section type. */
  folders: ReadonlyMap<string, string>;
  /** The code of packages and of the site, the site's last. */
  code: readonly CodeFolder[];
  /** The packages that the config named when it was read, with what is wrong with them. */
  packages: ReadonlyMap<string, PackageProblem | undefined>;
}

type Code = Pick<ProjectRegistry, 'code'>;

/** The folder of the site; undefined if it is that of the builder. */
export const siteRoot = ({ code }: Code): string | undefined => code.find((one) => one.package === undefined)?.root;

/** The folders of the code of packages and of the site: those of section types, and those of the components which they replace. */
export const codeFolders = ({ code }: Code): string[] =>
  code.flatMap(({ sections, overridesFolder }) => [
    ...sections.map(([, folder]) => folder),
    ...(overridesFolder ? [overridesFolder] : []),
  ]);

/** The folders and files of the code of packages and of the site. */
export const ownCode = ({ code }: Code): string[] => code.flatMap(pathsOf);

/** The themes of Mantine that packages and the site have, in the order in which they are merged. */
export const themeFiles = ({ code }: Code): string[] => code.flatMap(({ themeFile }) => themeFile ?? []);

/** The components in place of the builder's, by name. */
export const overridesOf = ({ code }: Code): Map<ShellComponent, string> =>
  new Map(code.flatMap(({ overrides }) => [...overrides]));

/** The files of all collections, those of the builder first. */
export const collectionFiles = ({ code }: Code): string[] => [
  ...codeFilesIn(join(packageRoot, 'src/collections')),
  ...code.flatMap(({ collections }) => collections),
];

/**
 * Loads the section types, collections and plugins of the builder, of the packages that the config names, and of the site. What comes later
 * hides what has the same name, and collections may be extended. Also loads the lists that the config takes from plugins and from servers,
 * and the pictures from elsewhere. Throws if code of the site cannot be loaded; what is wrong with a package, a list or a picture is in the
 * result.
 */
export async function loadRegistry(
  site: string = packageRoot,
  configFile: string = join(site, 'site.config.json'),
): Promise<ProjectRegistry> {
  const builtIn = foldersIn(join(packageRoot, 'src/sections'));
  const own = site === packageRoot ? [] : [findCode(site)];
  const config = readUnchecked(configFile);
  const [sections, collections, ...loaded] = await Promise.all([
    Promise.all(builtIn.map(([, folder]) => loadBuiltIn(folder))),
    Promise.all(codeFilesIn(join(packageRoot, 'src/collections')).map(loadBuiltInCollection)),
    ...findPackages(site, packageNames(config)).map(loadPackage),
    ...own.map(async (code) => ({ code, ...(await loadFolder(code, site)) })),
  ]);
  const usable = withoutConflicts(loaded);
  const code = usable.flatMap(({ code = [] }) => code);
  const plugins = usable.flatMap(({ plugin = [] }) => plugin);
  const base = createRegistry(
    [...sections, ...usable.flatMap(({ sections = [] }) => sections)],
    [...collections, ...usable.flatMap(({ collections = [] }) => collections)],
    plugins,
    await loadLists(plugins, listSources(config)),
  );
  const registry = {
    ...base,
    pictures: await loadPictures(registryFor(base, config), config, dirname(configFile)),
    folders: new Map([...builtIn, ...code.flatMap(({ sections }) => sections)]),
    code,
    packages: new Map(usable.flatMap(({ name, problem }) => (name === undefined ? [] : [[name, problem] as const]))),
  };
  return registryFor(registry, config);
}

/** The section types that pages have. */
export const typesOf = (pages: readonly { sections: readonly { type: string }[] }[]): Set<string> =>
  new Set(pages.flatMap(({ sections }) => sections.map(({ type }) => type)));

/** The registry of a bundle: without section types of packages and of the site that are not used. All sites share those of the builder. */
export function usedRegistry(registry: ProjectRegistry, types: ReadonlySet<string>): ProjectRegistry {
  const { folders, code, sections } = registry;
  const used = new Set([...types].map((type) => folders.get(type)));
  const own = new Set(code.flatMap(({ sections }) => sections.map(([, folder]) => folder)));
  const isLeft = (folder = '') => !own.has(folder) || used.has(folder);
  return {
    ...registry,
    sections: sections.filter(({ type }) => isLeft(folders.get(type))),
    code: code.map((one) => ({ ...one, sections: one.sections.filter(([, folder]) => isLeft(folder)) })),
  };
}

/** The path of the component of a section type: `MyType.tsx` in the folder of `my-type`. Throws if there is none. */
export function componentFile(type: string, { folders }: Pick<ProjectRegistry, 'folders'>): string {
  const folder = folders.get(type) ?? '';
  const name = type.replaceAll('-', '').toLowerCase();
  const file = readdirSync(folder).find((file) => [`${name}.tsx`, `${name}.js`].includes(file.toLowerCase()));
  if (file) return join(folder, file);
  const right = type.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  throw new Error(`${join(folder, `${right}.tsx`)} is missing: the component of the section type "${type}".`);
}

/** The file with the examples of a section type; undefined if there is none. */
export function examplesFile(folder: string): string | undefined {
  const file = join(folder, 'examples.json');
  return existsSync(file) ? file : undefined;
}

/** The file that defines the section type of a folder; undefined if there is none. */
export const sectionFile = (folder: string): string | undefined =>
  ['section.ts', 'section.js'].map((name) => join(folder, name)).find((file) => existsSync(file));

async function loadBuiltInCollection(file: string): Promise<Collection> {
  return ((await import(pathToFileURL(file).href)) as { default: Collection }).default;
}

async function loadBuiltIn(folder: string): Promise<RegisteredSection> {
  const { default: section } = await import(pathToFileURL(sectionFile(folder) as string).href);
  return withExamplesOf(folder, section);
}

function withExamplesOf(folder: string, section: SectionType): RegisteredSection {
  const file = examplesFile(folder);
  const examples = file ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<SectionExamples>) : {};
  return withExamples(section, { sections: examples.sections ?? [], lists: examples.lists ?? {} });
}

/** What code folders define. */
interface Loaded extends Partial<SectionPackage> {
  sections?: RegisteredSection[];
  collections?: (Collection | CollectionExtension)[];
  plugin?: LoadedPlugin | undefined;
}

async function loadPackage(found: SectionPackage): Promise<Loaded> {
  if (!found.code) return found;
  try {
    return { ...found, ...(await loadFolder(found.code)) };
  } catch (error) {
    const message = `The package ${quote(found.name)} cannot be used: ${error instanceof Error ? error.message : error}`;
    return { name: found.name, problem: { code: 'package/code', message, hint: 'Install another version of it.' } };
  }
}

/** Loads the code of a folder; `site` is the folder if it is a site. */
async function loadFolder({ sections, collections, pluginFile }: CodeFolder, site?: string): Promise<Loaded> {
  const [loadedSections, loadedCollections, plugin] = await Promise.all([
    Promise.all(sections.map(([type, folder]) => loadSection(type, folder, site))),
    Promise.all(collections.map(loadCollection)),
    pluginFile === undefined ? undefined : loadPlugin(pluginFile),
  ]);
  return { sections: loadedSections, collections: loadedCollections, plugin };
}

/** Loads a section type of a package or of a site, with errors that say what its author can do. */
async function loadSection(type: string, folder: string, site: string | undefined): Promise<RegisteredSection> {
  checkTypeName(type);
  const file = sectionFile(folder);
  if (!file)
    throw new Error(
      `${join(folder, 'section.ts')} is missing. ${site ? `Run ${commandLine('new:section', `${type} --site ${shellArgument(site)}`)} to create it, or remove the folder.` : ''}`.trim(),
    );
  const loaded = (await loadOwn(file)) as SectionType;
  if (!loaded?.schema)
    throw new Error(`${file} does not export a section type. Write export default defineSection('${type}', { … }).`);
  if (loaded.type !== type)
    throw new Error(`${file} defines the section type "${loaded.type}". Give it the name of its folder, "${type}".`);
  return withExamplesOf(folder, loaded);
}

async function loadCollection(file: string): Promise<Collection | CollectionExtension> {
  const loaded = (await loadOwn(file)) as Collection | CollectionExtension | undefined;
  const [name = ''] = /[\w-]+(?=\.\w+$)/.exec(file) ?? [];
  if (!loaded || !('item' in loaded || 'adds' in loaded))
    throw new Error(`${file} does not export a collection. Write export default defineCollection('${name}', { … }).`);
  return loaded;
}

async function loadPlugin(file: string): Promise<LoadedPlugin> {
  const loaded = await loadOwn(file);
  if (typeof loaded !== 'object' || !loaded)
    throw new Error(`${file} does not export a plugin. Write export default definePlugin({ … }).`);
  return { ...loaded, file };
}

async function loadOwn(file: string): Promise<unknown> {
  const { default: loaded } = await loadCode(file).catch((error) => {
    const message = error instanceof Error ? error.message : String(error);
    const old = /\.builder\/|define-section/.test(message) ? oldImports : '';
    throw new Error(`${file} cannot be loaded: ${message}${positionInStack(error)}${old}`);
  });
  return loaded;
}

const oldImports =
  '\nSection types import from "site-from-json/schema" (defineSection and the fields) and "site-from-json/ui" (SectionProps and components), no longer from .builder/.';

/** Leaves out the code of a package that defines what an earlier one defines too, and says so. The site's own code may hide that of packages. */
function withoutConflicts(all: Loaded[]): Loaded[] {
  const owners = new Map<string, string>();
  return all.map((one) => {
    const { name, code } = one;
    if (name === undefined || !code) return one;
    const defined = [
      ...code.sections.map(([type]) => `section type ${quote(type)}`),
      ...(one.collections ?? []).flatMap((one) => ('adds' in one ? [] : `collection ${quote(one.name)}`)),
      ...[...code.overrides.keys()].map((component) => `component ${component} of the shell`),
    ];
    const taken = defined.find((what) => owners.has(what));
    if (taken === undefined) {
      for (const what of defined) owners.set(what, name);
      return one;
    }
    const message = `The packages ${quote(owners.get(taken) ?? '')} and ${quote(name)} both have the ${taken}.`;
    return { name, problem: { code: 'package/conflict', message, hint: 'Remove one of them.' } };
  });
}
