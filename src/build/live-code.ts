import { join, resolve } from 'node:path';
import type { Manifest } from 'vite';
import { codePath, packageRoot } from '../project/package-root.ts';
import { componentFile, type ProjectRegistry } from '../project/registry.ts';
import { reachable } from './reachable.ts';

/** The script that starts React. */
export const entryFile = join(packageRoot, codePath('src/client/app/entry.tsx'));

/** The search, among what browsers load when it is needed. No section type has such a name. */
export const search = '_search';

/** What browsers load when it is needed: the components of live section types, by type, and the search. */
export const liveComponents = (registry: ProjectRegistry): [type: string, file: string][] => [
  ...registry.sections.flatMap(({ type, client }) =>
    client === 'static' ? [] : [[type, componentFile(type, registry)] as [string, string]],
  ),
  [search, join(packageRoot, codePath('src/client/search/search.ts'))],
];

/**
 * An entry of the browser's bundle that imports all live components, so that each has a file. No page loads it: a site tells the browser the
 * files of those that it has, and has no others.
 */
export const liveModule = 'virtual:live-components';

/** What browsers load for a live section type. */
export interface LiveCode {
  /** The address of its component, and those of the scripts which that imports and the entry does not. */
  scripts: string[];
  /** All files that it may load and the entry does not, by their paths in `dist/`. */
  files: string[];
}

/** For a site with these section types: the scripts of those that are live, and the files that only other types need. */
export function liveCodeOf(types: ReadonlySet<string>, live: Record<string, LiveCode>) {
  const used = Object.entries(live).filter(([type]) => types.has(type));
  const unused = new Set(Object.values(live).flatMap(({ files }) => files));
  for (const file of used.flatMap(([, { files }]) => files)) unused.delete(file);
  return { scripts: Object.fromEntries(used.map(([type, { scripts }]) => [type, scripts])), unused };
}

/** The code of each live section type of a bundle, whose addresses begin with `base`. */
export function liveCode(manifest: Manifest, registry: ProjectRegistry, base: string): Record<string, LiveCode> {
  const keys = new Map(Object.entries(manifest).map(([key, { src = '' }]) => [resolve(packageRoot, src), key]));
  const chunksFrom = (file: string, next: (one: Manifest[string]) => string[]) =>
    reachable([keys.get(file) ?? ''], (key) => next(manifest[key] ?? { file: '' }));
  const imported = ({ imports = [] }: Manifest[string]) => imports;
  const needed = ({ imports = [], dynamicImports = [] }: Manifest[string]) => [...imports, ...dynamicImports];
  const [start, shell] = [chunksFrom(entryFile, imported), chunksFrom(entryFile, needed)];
  const filesOf = (key: string) => {
    const { file = '', css = [], assets = [] } = manifest[key] ?? {};
    return [file, ...css, ...assets];
  };
  return Object.fromEntries(
    liveComponents(registry).map(([type, file]) => [
      type,
      {
        scripts: [...chunksFrom(file, imported)].flatMap((key) =>
          start.has(key) ? [] : `${base}/${manifest[key]?.file}`,
        ),
        files: [...chunksFrom(file, needed)].filter((key) => !shell.has(key)).flatMap(filesOf),
      },
    ]),
  );
}
