import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkCodePath } from './code-path.ts';
import { packageRoot } from './package-root.ts';

/** A folder with code for sites: a package, or the folder of a site. Both have the same layout, and so have `src/` and the builder's own types. */
export interface CodeFolder {
  root: string;
  /** The name of the package; none if it is the site. */
  package?: string;
  /** The folders of section types, by type. */
  sections: [type: string, folder: string][];
  /** The files of collections. */
  collections: string[];
  /** `theme.ts`: a theme of Mantine, which is merged with that of the look. */
  themeFile?: string | undefined;
  /** `site.plugin.ts`. */
  pluginFile?: string | undefined;
  /** `overrides/`: components in place of the builder's, by name. */
  overrides: ReadonlyMap<ShellComponent, string>;
  /** The folder of these. */
  overridesFolder?: string | undefined;
}

/** The components that a site can replace. */
const shellComponents = ['Header', 'Footer', 'NotFound'] as const;
export type ShellComponent = (typeof shellComponents)[number];

/** Finds the code in a folder. Throws if a file replaces nothing, or a path cannot be used. */
export function findCode(root: string): CodeFolder {
  const [sections, collections, overrides] = ['sections', 'collections', 'overrides'].map((name) =>
    folderIn(root, name),
  );
  const code: CodeFolder = {
    root,
    sections: sections ? foldersIn(sections) : [],
    collections: collections ? codeFilesIn(collections) : [],
    themeFile: fileIn(root, 'theme'),
    pluginFile: fileIn(root, 'site.plugin'),
    overrides: overrides ? overridesIn(overrides) : new Map(),
    overridesFolder: overrides,
  };
  for (const path of pathsOf(code)) checkCodePath(path, /[?]/);
  return code;
}

/** The files and folders of a site that run as code with each command. The builder's own code is none of a site. */
export const codeIn = (site: string): string[] =>
  site === packageRoot
    ? []
    : ['sections', 'collections', 'overrides', ...extensions.flatMap((end) => [`theme${end}`, `site.plugin${end}`])]
        .map((name) => join(site, name))
        .filter((path) => existsSync(path));

/** The files and folders of these folders that are theirs: all but their packages. */
export const pathsOf = ({ sections, collections, themeFile, pluginFile, overridesFolder }: CodeFolder): string[] =>
  [...sections.map(([, folder]) => folder), ...collections, themeFile, pluginFile, overridesFolder].filter(
    (path) => path !== undefined,
  );

const extensions = ['.ts', '.js'];

/** The folders in a folder, by their names, sorted. */
export function foldersIn(folder: string): [name: string, folder: string][] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }): [string, string] => [name, join(folder, name)]).sort();
}

/** The files of code in a folder, sorted. */
export const codeFilesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /(?<!\.d)\.(ts|js)$/.test(name))
    .sort()
    .map((name) => join(folder, name));

/** The real path of a folder that may be there. */
function folderIn(root: string, name: string): string | undefined {
  const path = join(root, name);
  return existsSync(path) ? realpathSync(path) : undefined;
}

function fileIn(root: string, name: string): string | undefined {
  const file = extensions.map((end) => join(root, name + end)).find((path) => existsSync(path));
  return file && realpathSync(file);
}

function overridesIn(folder: string): Map<ShellComponent, string> {
  const overrides = new Map<ShellComponent, string>();
  for (const file of readdirSync(folder)) {
    const [, written] = /^(.*)\.(tsx|js)$/.exec(file) ?? [];
    if (written === undefined) continue;
    const name = shellComponents.find((one) => one === written);
    if (!name)
      throw new Error(
        `${join(folder, file)} replaces nothing. Name it ${shellComponents.map((one) => `${one}.tsx`).join(', ')}, or move it to a folder beside ${basename(folder)}.`,
      );
    overrides.set(name, join(folder, file));
  }
  return overrides;
}
