import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { sectionTypes } from '../../sections/index.ts';
import { sectionFolder } from '../../site/own-sections.ts';

/** The words in the code of the shell, and in that of each section type: a class that is among them may be used there, in whatever state. */
export interface UsedWords {
  shell: string[];
  types: Record<string, string[]>;
}

/** A module as the bundler knows it. */
interface Module {
  id: string;
  code: string;
  imports: readonly string[];
}

type FindModule = (id: string) => Module | undefined;

const root = resolve(import.meta.dirname, '../../..');

/** Collects the words of the server's code, by section type, when it is bundled, and hands them to `done`. */
export function usedWordsPlugin(done: (words: UsedWords) => void): Plugin {
  return {
    name: 'used-words',
    buildEnd() {
      const find: FindModule = (id) => {
        const info = this.getModuleInfo(id);
        return info?.code ? { id, code: info.code, imports: info.importedIds } : undefined;
      };
      const types = sectionTypes.map(({ type }) => {
        const definition = this.getModuleInfo(join(sectionFolder(type), 'section.ts'));
        return [type, wordsOf(loadedModules(definition?.dynamicallyImportedIds ?? [], find))];
      });
      const shell = wordsOf(loadedModules([join(root, 'src/render/index.tsx')], find));
      done({ shell, types: Object.fromEntries(types) });
    },
  };
}

/**
 * The modules that `entries` load. Of the index of a Mantine package, which imports everything, only what is imported by name counts,
 * and of a component's parts, `Card.Section`, those whose name is written somewhere after a dot.
 */
function loadedModules(entries: readonly string[], find: FindModule): Module[] {
  const loaded = new Map<string, Module | undefined>();
  const written = new Set<string>();
  const parts: { name: string; file: string }[] = [];
  const visit = (id: string) => {
    if (loaded.has(id)) return;
    const module = find(id);
    loaded.set(id, module);
    if (!module) return;
    for (const [, name = ''] of module.code.matchAll(/\.([A-Z]\w*)\b(?! =)/g)) written.add(name);
    const own = id.includes('/@mantine/') ? partsOf(module) : [];
    parts.push(...own);
    for (const imported of module.imports) {
      if (isIndex(imported)) for (const file of importedByName(module.code, find(imported))) visit(file);
      else if (!own.some(({ file }) => file === imported)) visit(imported);
    }
  };
  for (const entry of entries) visit(entry);
  // Parts that are visited meanwhile may write the names of others.
  for (let count = -1; count < loaded.size; ) {
    count = loaded.size;
    for (const { name, file } of parts) if (written.has(name)) visit(file);
  }
  return [...loaded.values()].filter((module) => module !== undefined);
}

/** What a component's module imports for nothing but to offer it as a part: `Card.Section = CardSection`. */
function partsOf({ id, code }: Module): { name: string; file: string }[] {
  const files = new Map(
    importsOf(code).flatMap(({ names, from }) => names.map((name) => [name, join(dirname(id), from)])),
  );
  const others = code.replace(/^import .*$|^\w+\.\w+ = \w+;$/gm, '');
  return [...code.matchAll(/^\w+\.(\w+) = (\w+);$/gm)].flatMap(([, name = '', value = '']) => {
    const file = files.get(value);
    return file && !new RegExp(`\\b${value}\\b`).test(others) ? [{ name, file }] : [];
  });
}

/** The words of some modules; of Mantine's classes those whose component names their key, as in `getStyles('label')`. */
function wordsOf(modules: Module[]): string[] {
  const words = new Map<Module, string[]>();
  for (const module of modules)
    if (isStyled(module.id) && !isClasses(module.id)) words.set(module, module.code.match(/[\w-]+/g) ?? []);
  const classes = modules
    .filter(({ id }) => isClasses(id))
    .flatMap(({ id, code }) => {
      const users = [...words.keys()].filter(
        (user) => user.id.startsWith(`${dirname(id)}/`) || user.imports.includes(id),
      );
      const keys = new Set(users.flatMap((user) => words.get(user) ?? []));
      // A key with a variant, such as `item--filled`, is that of its element.
      return [...code.matchAll(/"([\w-]+?)(?:--\w+)?": "([\w -]+)"/g)]
        .filter(([, key = '']) => keys.has(key))
        .flatMap(([, , names = '']) => names.split(' '));
    });
  return [...new Set([...[...words.values()].flat(), ...classes])];
}

const isIndex = (id: string) => /\/@mantine\/[\w-]+\/esm\/index\.mjs$/.test(id);

/** The module in which a component of Mantine has its classes: `{ "root": "m_77c9d27d" }`. */
const isClasses = (id: string) => /\/@mantine\/.*\.module\.mjs$/.test(id);

/** Of packages, only Mantine's have classes of the style sheet. */
const isStyled = (id: string) => !id.includes('/node_modules/') || id.includes('/@mantine/');

/** The files of an index that some code imports from it. */
function importedByName(code: string, index: Module | undefined): string[] {
  if (!index) return [];
  const name = /\/(@mantine\/[\w-]+)\//.exec(index.id)?.[1];
  const files = new Map<string, string>();
  for (const { names, from } of importsOf(index.code))
    for (const one of names) files.set(one, join(dirname(index.id), from));
  return importsOf(code)
    .filter(({ from }) => from === name)
    .flatMap(({ names }) => names.flatMap((one) => files.get(one) ?? []));
}

function importsOf(code: string): { names: string[]; from: string }[] {
  const statements = code.matchAll(/\bimport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g);
  return [...statements].map(([, names = '', from = '']) => ({
    names: names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
    from,
  }));
}
