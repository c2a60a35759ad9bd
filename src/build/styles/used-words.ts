import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { packageRoot } from '../../project/package-root.ts';
import { componentFile, type ProjectRegistry } from '../../project/registry.ts';

/** The words in the code of the shell and of each section type. A class that is not among them cannot be used there, in any state. */
export interface UsedWords {
  shell: string[];
  types: Record<string, string[]>;
}

/** A module of the bundler. */
interface Module {
  id: string;
  code: string;
  imports: readonly string[];
  /** What it imports later, such as a component of `lazy`. */
  laterImports: readonly string[];
}

type FindModule = (id: string) => Module | undefined;

/** A Vite plugin that collects the words when the server's code is bundled, and hands them to `done`. */
export function usedWordsPlugin(registry: ProjectRegistry, done: (words: UsedWords) => void): Plugin {
  return {
    name: 'used-words',
    buildEnd() {
      const find: FindModule = (id) => {
        const info = this.getModuleInfo(id);
        if (!info?.code) return undefined;
        return { id, code: info.code, imports: info.importedIds, laterImports: info.dynamicallyImportedIds };
      };
      const types = registry.sections.map(({ type }) => {
        const entries = [componentFile(type, registry)];
        return [type, wordsOf(loadedModules(entries, find, registry.folders.get(type)))];
      });
      const shell = wordsOf(loadedModules([join(packageRoot, 'src/render/index.tsx')], find));
      done({ shell, types: Object.fromEntries(types) });
    },
  };
}

/**
 * Returns the modules that `entries` import, directly or not; what modules of the folder `own` import later is among them. There are two
 * exceptions for Mantine. The index of a package imports everything,
 * so only what is imported from it by name counts. A component imports its parts, so a part such as `Card.Section` counts only if its name
 * follows a dot somewhere.
 */
function loadedModules(entries: readonly string[], find: FindModule, own?: string): Module[] {
  const loaded = new Map<string, Module | undefined>();
  const namesAfterDot = new Set<string>();
  const parts: { name: string; file: string }[] = [];
  const visit = (id: string) => {
    if (loaded.has(id)) return;
    const module = find(id);
    loaded.set(id, module);
    if (!module) return;
    for (const [, name = ''] of module.code.matchAll(/\.([A-Z]\w*)\b(?! =)/g)) namesAfterDot.add(name);
    const ownParts = id.includes('/@mantine/') ? partsOf(module) : [];
    parts.push(...ownParts);
    const later = own && id.startsWith(`${own}/`) ? module.laterImports : [];
    for (const imported of [...module.imports, ...later]) {
      if (isIndex(imported)) for (const file of importedByName(module.code, find(imported))) visit(file);
      else if (!ownParts.some(({ file }) => file === imported)) visit(imported);
    }
  };
  for (const entry of entries) visit(entry);
  // Repeated until nothing is added, as parts may name other parts.
  for (let count = -1; count < loaded.size; ) {
    count = loaded.size;
    for (const { name, file } of parts) if (namesAfterDot.has(name)) visit(file);
  }
  return [...loaded.values()].filter((module) => module !== undefined);
}

/** The modules that a component imports only to offer them as parts, as in `Card.Section = CardSection;`. */
function partsOf({ id, code }: Module): { name: string; file: string }[] {
  const files = new Map(
    importsOf(code).flatMap(({ names, from }) => names.map((name) => [name, join(dirname(id), from)])),
  );
  const rest = code.replace(/^import .*$|^\w+\.\w+ = \w+;$/gm, '');
  return [...code.matchAll(/^\w+\.(\w+) = (\w+);$/gm)].flatMap(([, name = '', value = '']) => {
    const file = files.get(value);
    return file && !new RegExp(`\\b${value}\\b`).test(rest) ? [{ name, file }] : [];
  });
}

/** The words of modules, and the Mantine classes whose key is among the words of their component, as in `getStyles('label')`. */
function wordsOf(modules: Module[]): string[] {
  const words = new Map<Module, string[]>();
  for (const module of modules)
    if (isStyled(module.id) && !isClassModule(module.id)) words.set(module, module.code.match(/[\w-]+/g) ?? []);
  const classes = modules
    .filter(({ id }) => isClassModule(id))
    .flatMap(({ id, code }) => {
      const users = [...words.keys()].filter(
        (user) => user.id.startsWith(`${dirname(id)}/`) || user.imports.includes(id),
      );
      const keys = new Set(users.flatMap((user) => words.get(user) ?? []));
      // The variants of a key, such as `item--filled`, belong to it.
      return [...code.matchAll(/"([\w-]+?)(?:--\w+)?": "([\w -]+)"/g)]
        .filter(([, key = '']) => keys.has(key))
        .flatMap(([, , names = '']) => names.split(' '));
    });
  return [...new Set([...[...words.values()].flat(), ...classes])];
}

/** Whether a module is the index of a package, which imports everything: that of Mantine's packages, or the entry for components. */
const isIndex = (id: string) => /\/@mantine\/[\w-]+\/esm\/index\.mjs$/.test(id) || id === componentsEntry;

const componentsEntry = join(packageRoot, 'src/ui/index.ts');

/** Whether a module holds the class names of a Mantine component: `{ "root": "m_77c9d27d" }`. */
const isClassModule = (id: string) => /\/@mantine\/.*\.module\.mjs$/.test(id);

/** Whether a module may use classes of the style sheet; of all packages only Mantine's do. */
const isStyled = (id: string) => !id.includes('/node_modules/') || id.includes('/@mantine/');

/** The files behind what some code imports by name from a package's index. */
function importedByName(code: string, index: Module | undefined): string[] {
  if (!index) return [];
  const packageName = index.id === componentsEntry ? 'site-from-json/ui' : /\/(@mantine\/[\w-]+)\//.exec(index.id)?.[1];
  const files = new Map<string, string>();
  for (const { names, from } of importsOf(index.code))
    for (const name of names) files.set(name, join(dirname(index.id), from));
  return importsOf(code)
    .filter(({ from }) => from === packageName)
    .flatMap(({ names }) => names.flatMap((name) => files.get(name) ?? []));
}

/** The named imports of some code: `import { a as b } from 'c'` has the name `a`. */
function importsOf(code: string): { names: string[]; from: string }[] {
  const statements = code.matchAll(/\b(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g);
  return [...statements].map(([, names = '', from = '']) => ({
    names: names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
    from,
  }));
}
