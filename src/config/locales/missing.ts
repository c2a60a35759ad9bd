import { siteSchema } from '../../../schema/site.ts';
import { isInDraft } from '../check/drafts.ts';
import { isObject, valueAt } from '../json.ts';
import { isFreeText, type Outline, outlineOf, walk } from '../outline.ts';
import type { Path } from '../report/issue.ts';
import { findOwn, idsOf, isTranslation, nameIn } from './merge-language.ts';

/** A text of the main config that a language file lacks. */
export interface MissingText {
  /** Its path in the main config. */
  path: Path;
  /** Its path in the language file. */
  ownPath: Path;
  text: string;
}

/** Finds the texts for visitors that are missing in a language file. Drafts, names, contacts and tokens need no translation. */
export function missingTexts(main: unknown, own: unknown): MissingText[] {
  const found: MissingText[] = [];
  walk(main, outlineOf(siteSchema), (value, outline, path) => {
    if (typeof value !== 'string' || !isForVisitors(value, outline, path)) return;
    const { ownPath, value: mine } = findOwn(main, own, path);
    const isThere = ownPath.length === path.length && !(isTranslation(mine) && mine.text === '');
    if (isThere || isInDraft(main, path)) return;
    const names = path.map((step, at) => nameIn(valueAt(main, path.slice(0, at)), step));
    found.push({ path: [...path], ownPath: names, text: value });
  });
  return found;
}

/** Top-level keys with nothing to translate, or with built-in translations. */
const sameEverywhere = ['$schema', 'contacts', 'tokens', 'locales', 'texts', 'theme', 'toasts', 'router'];
/** Texts that are names or codes. */
const namesAndCodes = ['brand.name', 'seo.about.address.country'];

function isForVisitors(text: string, outline: Outline, path: Path): boolean {
  if (!isFreeText(outline) || outline.isName || sameEverywhere.includes(String(path[0]))) return false;
  if (namesAndCodes.includes(path.join('.'))) return false;
  // Prices, times and single tokens are the same in each language.
  return /\p{L}/u.test(text.replace(/\{[\w.-]+\}/g, ''));
}

/** Returns the content of a language file, with an empty translation for each missing text. */
export function withMissing(main: unknown, own: unknown, missing: MissingText[]): unknown {
  const filled = structuredClone(isObject(own) ? own : {});
  for (const { path, ownPath, text } of missing) {
    let [at, part]: [unknown, unknown] = [main, filled];
    for (const [depth, step] of path.entries()) {
      const name = ownPath[depth] as string | number;
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

/** Returns an empty entry for a list, so that later entries keep their index. */
export const placeholder = (main: unknown) =>
  typeof main === 'string' ? { of: main, text: '' } : Array.isArray(main) && !idsOf(main) ? [] : {};
