import { readdirSync } from 'node:fs';
import { basename, relative } from 'node:path';

/** Gives the class name that stands for a class of a CSS module, which tells both. */
export function tellingName(local: string, file: string): string {
  return `${basename(pathOf(file), '.module.css')}-${local}`;
}

/**
 * Gives what names the classes of the CSS modules in `folder`: capitals for the file and small letters for the class, by their order.
 * Such names take fewer bytes than random ones, also compressed, and are the same in the bundles for server and browser.
 */
export function createShortNames(folder: string): (local: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.module\.css$/.test(file),
  );
  const classesOf = new Map(files.sort().map((file) => [pathOf(`${folder}/${file}`), [] as string[]]));
  return (local, file) => {
    const path = pathOf(file);
    const classes = classesOf.get(path) ?? [];
    if (!classes.includes(local)) classes.push(local);
    return `_${letters([...classesOf.keys()].indexOf(path)).toUpperCase()}${letters(classes.indexOf(local))}`;
  };
}

const pathOf = (file: string) => relative('.', file.replace(/\?.*$/, '')).replaceAll('\\', '/');

/** A number in letters: a, b … z, ba, bb … */
const letters = (number: number): string =>
  (number < 26 ? '' : letters(Math.floor(number / 26))) + String.fromCharCode(97 + (number % 26));
