import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Collection } from '../../schema/define-collection.ts';
import type { SectionExamples, SectionType } from '../../schema/define-section.ts';
import { createRegistry, type RegisteredSection, type Registry, withExamples } from '../../schema/registry.ts';
import { commandLine } from '../diagnostics/command-line.ts';
import { shellArgument } from '../diagnostics/safe-text.ts';
import { checkCodePath } from './code-path.ts';
import { loadCode } from './load-sections.ts';
import { codeFilesIn, packageRoot } from './package-root.ts';
import { positionInStack } from './position-in-stack.ts';
import { findSiteCode, type SiteCode } from './site-code.ts';
import { checkTypeName } from './type-name.ts';

/** The registry of a site, with the folder of each section type. */
export interface ProjectRegistry extends Registry {
  folders: ReadonlyMap<string, string>;
  /** The folders of the site's own section types. */
  ownFolders: readonly string[];
  /** The site's other code. */
  code: SiteCode;
}

/** The folders of the code of a site: those of its section types, and that of the components which it replaces. */
export const codeFolders = ({ ownFolders, code }: Pick<ProjectRegistry, 'ownFolders' | 'code'>): string[] =>
  [...ownFolders, code.overridesFolder].filter((path) => path !== undefined);

/** The folders and files of the code of a site. */
export const ownCode = (registry: Pick<ProjectRegistry, 'ownFolders' | 'code'>): string[] =>
  [...codeFolders(registry), registry.code.themeFile].filter((path) => path !== undefined);

const builtInFolder = join(packageRoot, 'src/sections');

/**
 * Loads the section types of the builder and those of a site, `sections/<type>/` in its folder, and the collections. A type of the site
 * hides one of the builder that has its name. Throws if a type cannot be loaded.
 */
export async function loadRegistry(site: string = packageRoot): Promise<ProjectRegistry> {
  const ownFolder = join(site, 'sections');
  const own = site !== packageRoot && existsSync(ownFolder) ? foldersIn(realpathSync(ownFolder)) : [];
  for (const [, folder] of own) checkCodePath(folder, /[?]/);
  const code = findSiteCode(site);
  const builtIn = foldersIn(builtInFolder);
  const collections = await Promise.all(collectionFiles().map(loadCollection));
  const sections = await Promise.all([
    ...builtIn.map(([, folder]) => loadBuiltIn(folder)),
    ...own.map(([type, folder]) => loadOwn(type, folder, site)),
  ]);
  return {
    ...createRegistry(sections, collections),
    folders: new Map([...builtIn, ...own]),
    ownFolders: own.map(([, folder]) => folder),
    code,
  };
}

/** The registry of a bundle: without the site's own section types that none of the pages has. All sites share those of the builder. */
export function usedRegistry(
  registry: ProjectRegistry,
  pages: readonly { sections: readonly { type: string }[] }[],
): ProjectRegistry {
  const { folders, ownFolders, sections } = registry;
  const used = new Set(pages.flatMap(({ sections }) => sections.map(({ type }) => folders.get(type))));
  const own = new Set(ownFolders);
  const isLeft = (folder = '') => !own.has(folder) || used.has(folder);
  return {
    ...registry,
    sections: sections.filter(({ type }) => isLeft(folders.get(type))),
    ownFolders: ownFolders.filter(isLeft),
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

function foldersIn(folder: string): [type: string, folder: string][] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }): [string, string] => [name, join(folder, name)]).sort();
}

/** The files of the collections of the builder. */
export const collectionFiles = (): string[] => codeFilesIn(join(packageRoot, 'src/collections'));

async function loadCollection(file: string): Promise<Collection> {
  return ((await import(pathToFileURL(file).href)) as { default: Collection }).default;
}

/** The file that defines the section type of a folder; undefined if there is none. */
export const sectionFile = (folder: string): string | undefined =>
  ['section.ts', 'section.js'].map((name) => join(folder, name)).find((file) => existsSync(file));

async function loadBuiltIn(folder: string): Promise<RegisteredSection> {
  const { default: section } = await import(pathToFileURL(sectionFile(folder) as string).href);
  return withExamplesOf(folder, section);
}

function withExamplesOf(folder: string, section: SectionType): RegisteredSection {
  const file = examplesFile(folder);
  const examples = file ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<SectionExamples>) : {};
  return withExamples(section, { sections: examples.sections ?? [], lists: examples.lists ?? {} });
}

/** Loads a section type of a site, with errors that say what its author can do. */
async function loadOwn(type: string, folder: string, site: string): Promise<RegisteredSection> {
  checkTypeName(type);
  const file = sectionFile(folder);
  if (!file)
    throw new Error(
      `${join(folder, 'section.ts')} is missing. Run ${commandLine('new:section', `${type} --site ${shellArgument(site)}`)} to create it, or remove the folder.`,
    );
  const { default: loaded } = await (loadCode(file) as Promise<{ default: SectionType }>).catch((error) => {
    const message = error instanceof Error ? error.message : String(error);
    const old = /\.builder\/|define-section/.test(message) ? oldImports : '';
    throw new Error(`${file} cannot be loaded: ${message}${positionInStack(error)}${old}`);
  });
  if (!loaded?.schema)
    throw new Error(`${file} does not export a section type. Write export default defineSection('${type}', { … }).`);
  if (loaded.type !== type)
    throw new Error(`${file} defines the section type "${loaded.type}". Give it the name of its folder, "${type}".`);
  return withExamplesOf(folder, loaded);
}

const oldImports =
  '\nSection types import from "site-from-json/schema" (defineSection and the fields) and "site-from-json/ui" (SectionProps and components), no longer from .builder/.';
