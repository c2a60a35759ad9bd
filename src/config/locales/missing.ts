import { siteSchema } from '../../../schema/site.ts';
import { isObject, valueAt } from '../json.ts';
import { isFreeText, type Outline, outlineOf, walk } from '../outline.ts';
import type { Path } from '../report/issue.ts';
import { findOwn, idsOf, isTranslation, nameIn } from './lay-over.ts';

/** A text of the main config that a language file lacks. */
export interface MissingText {
  /** Its place in the main config, and in the language file. */
  path: Path;
  way: Path;
  text: string;
}

/** Finds the texts for visitors that are missing in a language file. Names of the brand, contacts and tokens need no translation. */
export function missingTexts(main: unknown, own: unknown): MissingText[] {
  const found: MissingText[] = [];
  walk(main, outlineOf(siteSchema), (value, outline, path) => {
    if (typeof value !== 'string' || !isForVisitors(value, outline, path)) return;
    const { way, value: mine } = findOwn(main, own, path);
    const isThere = way.length === path.length && !(isTranslation(mine) && mine.text === '');
    if (isThere) return;
    const names = path.map((step, at) => nameIn(valueAt(main, path.slice(0, at)), step));
    found.push({ path: [...path], way: names, text: value });
  });
  return found;
}

const sameEverywhere = ['$schema', 'contacts', 'tokens', 'locales', 'texts', 'theme', 'toasts', 'router'];

function isForVisitors(text: string, outline: Outline, path: Path): boolean {
  if (!isFreeText(outline) || sameEverywhere.includes(String(path[0])) || path.join('.') === 'brand.name') return false;
  // Prices, times and single tokens are the same in each language.
  return /\p{L}/u.test(text.replace(/\{[\w-]+\}/g, ''));
}

/** Returns the content of a language file, with an empty translation for each missing text. */
export function withMissing(main: unknown, own: unknown, missing: MissingText[]): unknown {
  const filled = structuredClone(isObject(own) ? own : {});
  for (const { path, way, text } of missing) {
    let [at, part]: [unknown, unknown] = [main, filled];
    for (const [depth, step] of path.entries()) {
      const name = way[depth] as string | number;
      const inner = valueAt(at, [step]);
      if (Array.isArray(part))
        for (let to = part.length; to < Number(name); to++) part.push(placeholder(valueAt(at, [to])));
      const isLast = depth === path.length - 1;
      const next = isLast ? { of: text, text: '' } : (valueAt(part, [name]) ?? (isList(inner) ? [] : {}));
      Object.assign(part as object, { [name]: next });
      [at, part] = [inner, next];
    }
  }
  return filled;
}

const isList = (value: unknown) => Array.isArray(value) && !idsOf(value);

/** Holds the place of an entry of a list that has nothing to be translated. */
const placeholder = (main: unknown) =>
  typeof main === 'string' ? { of: main, text: '' } : Array.isArray(main) && !idsOf(main) ? [] : {};
