import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { sectionTypes } from '../../sections/index.ts';

/** The words in the code of the shell, and in that of each section type: a class that is among them may be used there, in whatever state. */
export interface UsedWords {
  shell: string[];
  types: Record<string, string[]>;
}

const root = resolve(import.meta.dirname, '../../..');

/**
 * Collects the words of the server's code, by section type, when it is bundled, and hands them to `done`. All of a module's words count.
 * Mantine's packages have one index that imports everything; of these only what is imported by name counts.
 */
export function usedWordsPlugin(done: (words: UsedWords) => void): Plugin {
  return {
    name: 'used-words',
    buildEnd() {
      const info = (id: string) => this.getModuleInfo(id);
      const wordsFrom = (entries: readonly string[]): string[] => {
        const seen = new Set<string>();
        const words = new Set<string>();
        const visit = (id: string) => {
          const module = seen.has(id) ? undefined : info(id);
          seen.add(id);
          if (!module?.code) return;
          if (isStyled(id)) for (const [word] of module.code.matchAll(/[\w-]+/g)) words.add(word);
          for (const imported of module.importedIds) {
            if (!isIndex(imported)) visit(imported);
            else for (const file of importedByName(module.code, info(imported)?.code ?? '', imported)) visit(file);
          }
        };
        entries.forEach(visit);
        return [...words];
      };
      const folder = join(root, 'src/sections');
      const types = sectionTypes.map(({ type }) => {
        const definition = join(folder, type, 'section.ts');
        return [type, wordsFrom(info(definition)?.dynamicallyImportedIds ?? [])];
      });
      done({ shell: wordsFrom([join(root, 'src/render/index.tsx')]), types: Object.fromEntries(types) });
    },
  };
}

const isIndex = (id: string) => /\/@mantine\/[\w-]+\/esm\/index\.mjs$/.test(id);

/** Of packages, only Mantine's have classes of the style sheet. */
const isStyled = (id: string) => !id.includes('/node_modules/') || id.includes('/@mantine/');

/** The files of an index that some code imports from it, given the code of both. */
function importedByName(code: string, index: string, indexFile: string): string[] {
  const name = /\/(@mantine\/[\w-]+)\//.exec(indexFile)?.[1];
  const files = new Map<string, string>();
  for (const { names, from } of importsOf(index))
    for (const one of names) files.set(one, join(dirname(indexFile), from));
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
