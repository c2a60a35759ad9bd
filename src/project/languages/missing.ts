import type { Registry } from '../../../schema/registry.ts';
import { isDraft } from '../../content/drafts.ts';
import type { Path } from '../../diagnostics/issue.ts';
import { type SchemaNode, schemaNodeOf, walk } from '../../diagnostics/schema-node.ts';
import { isObject, keyOf, valueAt } from '../../json/values.ts';
import { hasWords, isItemList, isTranslation, itemOrRouteId, matchEntries } from './match-entries.ts';
import { findOwn, mergeLanguage } from './merge-language.ts';

/** A text of the main config that a language file lacks. */
export interface MissingText {
  /** Its path in the main config. */
  path: Path;
  text: string;
}

/** The paths of the lists whose items are not in the config, and of those that are not in the language file. */
export interface Elsewhere {
  main?: readonly Path[] | undefined;
  own?: readonly Path[] | undefined;
}

/**
 * Finds the texts for visitors that are missing in a language file, and that can be written there. Drafts, what the language leaves out, names,
 * contacts and tokens need no translation.
 */
export function missingTexts(
  registry: Registry,
  main: unknown,
  own: unknown,
  elsewhere: Elsewhere = {},
): MissingText[] {
  const found: MissingText[] = [];
  const { leftOut } = mergeLanguage(main, own);
  const isIn = (list: Path, path: Path) => list.every((step, at) => step === path[at]);
  const hasPlace = (path: Path) => {
    if ([...leftOut, ...(elsewhere.own ?? [])].some((list) => isIn(list, path))) return false;
    // Items that are elsewhere get no ids, by which they could be named.
    const list = elsewhere.main?.find((list) => isIn(list, path));
    const parts = list ? path.map((_, at) => path.slice(0, at + 1)).slice(list.length) : [];
    return parts.every((part) => typeof part.at(-1) !== 'number' || isNamed(valueAt(main, part)));
  };
  walk(main, schemaNodeOf(registry.site), (value, schemaNode, path) => {
    if (typeof value !== 'string' || !isForVisitors(value, schemaNode, path)) return;
    const { ownPath, value: mine } = findOwn(main, own, path);
    const isThere = ownPath.length === path.length && !(isTranslation(mine) && mine.text === '');
    if (!isThere && !isUnfinished(main, own, path) && hasPlace(path)) found.push({ path: [...path], text: value });
  });
  return found;
}

/** Whether the value at a path is in a part that is a draft in this language. */
const isUnfinished = (main: unknown, own: unknown, path: Path): boolean =>
  path.some((_, length) => {
    const part = path.slice(0, length);
    const { ownPath, value } = findOwn(main, own, part);
    const mine = ownPath.length === length ? keyOf(value, 'draft') : undefined;
    return mine === undefined ? isDraft(valueAt(main, part)) : mine === true;
  });

const isNamed = (item: unknown) => !isObject(item) || itemOrRouteId(item) !== undefined;

/** Top-level keys with nothing to translate, or with built-in translations. */
const sameEverywhere = ['$schema', 'contacts', 'tokens', 'locales', 'texts', 'theme', 'toasts', 'router'];
/** Texts that are names or codes. */
const namesAndCodes = ['brand.name', 'seo.about.address.country'];

function isForVisitors(text: string, schemaNode: SchemaNode, path: Path): boolean {
  if (!schemaNode.field?.isWords || schemaNode.isName || sameEverywhere.includes(String(path[0]))) return false;
  return !namesAndCodes.includes(path.join('.')) && !schemaNode.signs.includes(text) && hasWords(text);
}

/** Names a place as a language file does: items by their ids. */
export const namesAlong = (main: unknown, path: Path): Path =>
  path.map((step, at) => itemOrRouteId(valueAt(main, path.slice(0, at + 1))) ?? step);

/** The missing texts below a value, by key or index. */
type Tree = Map<string | number, Tree | string>;

/**
 * Returns the content of a language file with an empty translation for each missing text, and the original text beside each translation
 * in a list of texts. Items that have missing texts must have ids.
 */
export function withMissing(main: unknown, own: unknown, missing: MissingText[]): unknown {
  const tree: Tree = new Map();
  for (const { path, text } of missing) {
    let at = tree;
    for (const step of path.slice(0, -1)) {
      const inner = at.get(step) ?? new Map();
      at.set(step, inner);
      at = inner as Tree;
    }
    at.set(path.at(-1) as string | number, text);
  }
  return fill(main, own ?? {}, tree);
}

function fill(main: unknown, own: unknown, tree: Tree | string = new Map()): unknown {
  if (typeof tree === 'string') return { of: tree, text: '' };
  if (own === null) return own;
  if (Array.isArray(main)) return isItemList(main) ? fillItems(main, own, tree) : fillTexts(main, own, tree);
  if (!isObject(main)) return own;
  const filled: Record<string, unknown> = isObject(own) ? { ...own } : {};
  for (const [key, part] of Object.entries(main)) {
    const inner = tree.get(key);
    const mine = keyOf(own, key);
    if (inner !== undefined || mine !== undefined) filled[key] = fill(part, mine, inner);
  }
  return filled;
}

function fillItems(main: unknown[], own: unknown, tree: Tree): unknown {
  const filled: Record<string, unknown> = isObject(own) ? { ...own } : {};
  for (const [at, item] of main.entries()) {
    const id = itemOrRouteId(item);
    const mine = id === undefined ? undefined : keyOf(own, id);
    if (id !== undefined && (tree.has(at) || mine !== undefined)) filled[id] = fill(item, mine, tree.get(at));
  }
  return filled;
}

/** New entries come after that of the previous text. */
function fillTexts(main: unknown[], own: unknown, tree: Tree, isAlone = main.length === 1): unknown {
  if (!Array.isArray(own) && tree.size === 0) return own;
  const entries: { of?: number; entry: unknown }[] = Array.isArray(own) ? own.map((entry) => ({ entry })) : [];
  const { steps } = matchEntries(main, own);
  for (const [at, step] of steps.entries()) Object.assign(entries[step as number] ?? {}, { of: at });
  for (const [at, item] of main.entries()) {
    const known = entries.find(({ of }) => of === at);
    const inner = tree.get(at);
    const fillEntry = (entry: unknown) =>
      Array.isArray(item) && typeof inner !== 'string'
        ? fillTexts(item, entry, inner ?? new Map(), false)
        : fill(item, entry, inner);
    if (known) known.entry = isAlone ? fillEntry(known.entry) : withOriginal(item, fillEntry(known.entry));
    else if (inner !== undefined) {
      const before = entries.findLastIndex(({ of }) => of !== undefined && of < at);
      entries.splice(before + 1, 0, { of: at, entry: fillEntry(undefined) });
    }
  }
  return entries.map(({ entry }) => entry);
}

/** Writes the original beside a translation, so that it can be followed. */
const withOriginal = (main: unknown, entry: unknown) =>
  typeof main === 'string' && typeof entry === 'string' && /\S/.test(entry) ? { of: main, text: entry } : entry;

/** Returns an empty entry for a list, so that later entries keep their index. */
export const placeholder = (main: unknown) =>
  typeof main === 'string' ? { of: main, text: '' } : Array.isArray(main) && !isItemList(main) ? [] : {};
