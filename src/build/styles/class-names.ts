import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { packageRoot } from '../../project/package-root.ts';

// Short class names in sequence instead of random ones save 0.8 kB per page, even compressed.

/** The class name in development: `card` of `Box.module.css` is `Box-card`. */
export function readableName(local: string, file: string): string {
  return `${basename(modulePath(file), '.module.css')}-${local}`;
}

/**
 * Returns a function that names the classes of the CSS modules in `folders`: `_BCa` is the first class of the 29th file. Server and browser
 * bundle get the same names.
 */
export function createShortNames(...folders: string[]): (local: string, file: string) => string {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.module\.css$/.test(file))
      .sort()
      .map((file) => modulePath(`${folder}/${file}`)),
  );
  const classesOf = new Map(files.map((file) => [file, [] as string[]]));
  return (local, file) => {
    const path = modulePath(file);
    // Elsewhere there may be some that nobody has looked for, such as those of packages.
    const classes = classesOf.get(path) ?? [];
    classesOf.set(path, classes);
    if (!classes.includes(local)) classes.push(local);
    return `_${letters([...classesOf.keys()].indexOf(path)).toUpperCase()}${letters(classes.indexOf(local))}`;
  };
}

/** Shortens Mantine's class names in CSS or code: `m_77c9d27d` becomes `m_bx`. */
export const withShortNames = (text: string) => text.replace(mantineClass, (name) => shortNames().get(name) ?? name);

/**
 * A Vite plugin that gives short names to the classes of the CSS modules, of the builder and in the folders `own`, in Mantine's code, and in
 * CSS that scripts import, but not in CSS that CSS imports.
 */
export function classNamesPlugin(own: readonly string[]): Plugin {
  const generateScopedName = createShortNames(join(packageRoot, 'src'), ...own);
  return {
    name: 'class-names',
    enforce: 'pre',
    config: () => ({ css: { modules: { generateScopedName } } }),
    transform: {
      filter: { id: /\/@mantine\/.*\.(module\.mjs|css)(\?|$)/ },
      handler: (code) => ({ code: withShortNames(code), map: null }),
    },
  };
}

const mantineClass = /\bm_[\da-f]{6,8}\b/g;
let names: Map<string, string> | undefined;

/** Short names for all classes in the Mantine style sheets that the site imports. */
function shortNames(): Map<string, string> {
  if (names) return names;
  const list = readFileSync(join(packageRoot, 'src/shell/mantine.css'), 'utf8');
  const fileOf = createRequire(import.meta.url).resolve;
  const sheets = [...list.matchAll(/@import '(.*)'/g)].map(([, name = '']) => readFileSync(fileOf(name), 'utf8'));
  const all = new Set(sheets.join('').match(mantineClass));
  names = new Map([...all].map((name, at) => [name, `m_${letters(at)}`]));
  return names;
}

const modulePath = (file: string) => relative(packageRoot, file.replace(/\?.*$/, '')).replaceAll('\\', '/');

/** Writes a number in base 26: a, b … z, ba, bb … */
const letters = (number: number): string =>
  (number < 26 ? '' : letters(Math.floor(number / 26))) + String.fromCharCode(97 + (number % 26));
