import { join } from 'node:path';
import type { Plugin } from 'vite';
import { codePath, packageRoot } from '../../project/package-root.ts';
import { componentFile, type ProjectRegistry } from '../../project/registry.ts';
import { entryFile } from '../live-code.ts';
import { reachable } from '../reachable.ts';

/** The words in the code that may change a page in the browser, class names among them: that of the shell, and of each live section type. */
export interface LaterWords {
  shell: string[];
  types: Record<string, string[]>;
  /** The variables that style sheets refer to which come with the code, such as those of toasts. */
  variables: string[];
  sheets: SheetUse[];
}

/** That the component of a section type imports a sheet from a package: see `package-css.ts`. */
export interface SheetUse {
  type: string;
  sheet: string;
  /** Whether browsers run the component, and may add elements with any class of the sheet. */
  isLive: boolean;
}

/** A chunk of the browser's code, as far as it is needed here. */
interface Chunk {
  facadeModuleId: string | null;
  imports: string[];
  dynamicImports: string[];
  /** The code of its modules after tree shaking, by file. */
  modules: Record<string, { code: string | null }>;
}

/** What a page shows from the start: its HTML has their classes. */
const prerendered = ['Header', 'SiteAnnouncements', 'Consent'].map((name) =>
  join(packageRoot, codePath(`src/shell/${name}.tsx`)),
);

/** A Vite plugin that collects the words when the browser's code is bundled, and hands them to `done`. */
export function laterWordsPlugin(registry: ProjectRegistry, done: (words: LaterWords) => void): Plugin {
  return {
    name: 'later-words',
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.entries(bundle).flatMap(([file, part]): [string, Chunk][] =>
          part.type === 'chunk' ? [[file, part as unknown as Chunk]] : [],
        ),
      );
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const inShell = (id: string) => id.startsWith(join(packageRoot, 'src/shell/'));
      const skipped = reachable(prerendered, (id) => importsOf(id).filter(inShell));
      const filesWith = (test: (chunk: Chunk) => boolean) =>
        [...chunks].flatMap(([file, chunk]) => (test(chunk) ? file : []));
      const sections = registry.sections.map(({ type }) => {
        const component = componentFile(type, registry);
        return { type, files: filesWith(({ modules }) => component in modules) };
      });
      const entry = filesWith(({ facadeModuleId }) => facadeModuleId === entryFile);
      const shell = reachable(entry, (file) => chunks.get(file)?.imports ?? []);
      const isLater = (file: string) => !shell.has(file);
      const wordsOf = (files: Iterable<string>) => {
        const modules = [...files].flatMap((file) => Object.entries(chunks.get(file)?.modules ?? {}));
        return wordsIn(...modules.flatMap(([id, { code }]) => (skipped.has(id) ? [] : (code ?? ''))));
      };
      /** The words of chunks, of what they import and may load later, beyond those of the shell. */
      const ownWordsOf = (files: string[]) =>
        wordsOf(
          reachable(files.filter(isLater), (file) => {
            const { imports = [], dynamicImports = [] } = chunks.get(file) ?? {};
            return [...imports, ...dynamicImports].filter(isLater);
          }),
        );
      const others = [...shell].flatMap((file) => chunks.get(file)?.dynamicImports ?? []);
      done({
        shell: wordsOf(shell),
        types: Object.fromEntries(sections.map(({ type, files }) => [type, ownWordsOf(files)])),
        variables: ownWordsOf(others).filter((word) => word.startsWith('--')),
        sheets: [],
      });
    },
  };
}

/** All words of some texts that may be in a selector. */
export const wordsIn = (...texts: string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/[\w\u0080-\uffff-]+/g) ?? [])),
];
