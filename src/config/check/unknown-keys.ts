import { keyWords } from '../../../schema/key-words.ts';
import { siteSchema } from '../../../schema/site.ts';
import { isObject, type JsonObject, keyOf, valueAt } from '../json.ts';
import { type Outline, outlineAt, outlineOf } from '../outline.ts';
import type { Diagnostic, Path } from '../report/issue.ts';
import { nameWhere, pathText } from '../report/place-names.ts';
import { oneOf, quote, quoteAll } from '../report/show-value.ts';
import { fold, suggest } from '../report/suggest.ts';
import { findFlattened, findHome, type Home, isKindOf } from './misplaced.ts';
import { type MissingKeys, requiredKey } from './shape.ts';

const site = outlineOf(siteSchema);

/** More unknown keys than these are rubbish, of which nobody reads the rest. */
const mostKeys = 500;

/** Says of keys that the schema does not know what was probably meant: another name, another place, or nothing. */
export function* unknownKeys(value: unknown, owner: Path, all: string[], missing: MissingKeys): Iterable<Diagnostic> {
  const object = valueAt(value, owner);
  const outline = outlineAt(value, site, owner);
  if (!isObject(object)) return;
  const known = outline?.kind === 'object' ? outline.keys : new Map<string, Outline>();
  const keys = all.slice(0, mostKeys).filter((key) => key !== '__proto__');
  const homes = homesOf(value, owner, keys, missing);
  const lacking = new Set(missing.of(owner));
  const free = new Set([...known.keys()].filter((name) => keyOf(object, name) === undefined));
  const find = (at: string[], fix: string): Diagnostic => ({
    path: [...owner, at[0] as string],
    at: 'key',
    code: 'shape/unknown-key',
    fact: `Unknown ${at.length > 1 ? 'keys' : 'key'} ${quoteAll(at)}.`,
    fix,
  });
  const explain = (name: string) => {
    lacking.delete(name);
    free.delete(name);
    missing.explain([...owner, name]);
  };

  const flat = findFlattened(object, withoutHome(keys, homes), known, lacking);
  if (flat) {
    explain(flat.into);
    yield find(flat.keys, flat.fix);
  }
  for (const key of keys) {
    const home = homes.get(key);
    if (home?.required)
      yield find([key], `It belongs ${inPlace(value, home.path)}, where it is missing: move it there.`);
  }
  const unknown = withoutHome(keys, homes).filter((key) => !flat?.keys.includes(key));
  const pairs = pairKeys({ object, unknown, lacking, free, known });
  pairs.forEach(explain);
  // Each typing error is one of its own; other words for several keys are one misunderstanding.
  const worded = new Map([...pairs].filter(([key, name]) => suggest(key, [name]) === undefined));
  if (worded.size > 1) yield find([...worded.keys()], renamedTogether(object, worded, known));
  for (const [key, name] of pairs) {
    if (worded.size < 2 || !worded.has(key)) yield find([key], renamed(object[key], name, known.get(name)));
  }
  const rest = unknown.filter((key) => !pairs.has(key));
  const [only] = rest;
  const [name] = lacking;
  if (only !== undefined && name !== undefined) {
    const alone = rest.length === 1 && lacking.size === 1;
    const fix = alone ? askFor([...owner, name], known.get(name)) : someRenamed(rest, [...lacking]);
    if (fix && rest.length <= lacking.size) {
      lacking.forEach(explain);
      yield find(rest, fix);
      return;
    }
  }
  for (const key of rest) {
    const home = homes.get(key);
    const twin = suggest(key, known.keys()) ?? byWord(key, [...known.keys()], known);
    if (home) yield find([key], `It belongs ${inPlace(value, home.path)}: move it there, or remove it.`);
    else if (twin) yield find([key], `Remove it: ${quote(twin)} is here already.`);
    else if (lacking.size > 0) yield find([key], `Use ${oneOf(lacking)}, or remove it.`);
    else yield find([key], free.size > 0 ? `Remove it, or use ${oneOf(free)}.` : 'Remove it.');
  }
}

const withoutHome = (keys: string[], homes: Map<string, Home>) => keys.filter((key) => !homes.get(key)?.required);

/** Asks for the one missing key instead of the one unknown key. */
function askFor(path: Path, outline: Outline | undefined): string {
  const { fact, fix } = requiredKey(path, outline);
  return `${fact} ${fix}`;
}

/** The keys that belong in another object; what that one lacks is then told of already. */
function homesOf(value: unknown, owner: Path, keys: string[], missing: MissingKeys): Map<string, Home> {
  const homes = new Map<string, Home>();
  for (const key of keys) {
    const home = findHome(value, site, owner, key, missing.ownersOf(key));
    if (!home) continue;
    homes.set(key, home);
    if (home.required) missing.explain([...home.path, key]);
  }
  return homes;
}

/** Says of a key that stands among names of the editor's own, such as those of lists, that it belongs in one of them. */
export function strayName(value: unknown, path: Path, missing: MissingKeys): Diagnostic | undefined {
  const key = path.at(-1);
  const owner = path.slice(0, -1);
  if (typeof key !== 'string' || outlineAt(value, site, owner)?.kind !== 'record') return undefined;
  const home = homesOf(value, owner, [key], missing).get(key);
  if (!home?.required) return undefined;
  missing.explain(path);
  const fix = `It belongs ${inPlace(value, home.path)}, where it is missing: move it there.`;
  return { path, at: 'key', code: 'shape/misplaced', fact: `${quote(key)} cannot stand here.`, fix };
}

function inPlace(value: unknown, path: Path): string {
  const name = nameWhere(value, path);
  return path.length === 0 ? 'at the top level of the file' : `in ${pathText(path)}${name ? ` (${name})` : ''}`;
}

/** Says to use another key, and how its value must be written where that differs. */
function renamed(given: unknown, name: string, outline: Outline | undefined): string {
  if (outline?.kind === 'list' && isObject(given)) return `Write ${quote(name)}, with [ ] around the { … }.`;
  if (outline?.kind === 'list' && !Array.isArray(given)) return `Write ${quote(name)}, with [ ] around the value.`;
  if (outline?.kind === 'object' && Array.isArray(given)) return `Write ${quote(name)} with one { … }, without [ ].`;
  if (outline?.kind === 'object' && !isObject(given)) {
    return `Write ${quote(name)}: { … } with ${quoteAll(requiredOf(outline.keys))}.`;
  }
  return `Did you mean ${quote(name)}?`;
}

/** Says to use other keys for several, and which of their values must be written as lists or objects. */
function renamedTogether(object: JsonObject, pairs: Map<string, string>, known: Map<string, Outline>): string {
  const names = [...pairs.values()];
  const bare = (kind: Outline['kind'], isKind: (given: unknown) => boolean) =>
    [...pairs].flatMap(([key, name]) => (known.get(name)?.kind === kind && !isKind(object[key]) ? [name] : []));
  const lists = bare('list', Array.isArray);
  const objects = bare('object', isObject);
  return [
    `The keys are ${quoteAll(names)}${names.length > 2 ? ', in this order' : ''}.`,
    lists.length > 0 ? ` Put [ ] around the value of ${quoteAll(lists)}.` : '',
    objects.length > 0 ? ` The value of ${quoteAll(objects)} is an object { … }.` : '',
  ].join('');
}

/** Says of unknown keys, of which some must be meant for missing ones, what to do about them; nothing where most are missing. */
function someRenamed(unknown: string[], lacking: string[]): string | undefined {
  const required = `${quoteAll(lacking)} ${lacking.length > 1 ? 'are' : 'is'} required:`;
  if (lacking.length > unknown.length + 2) return undefined;
  const rest = lacking.length > unknown.length ? ', and add the rest' : '';
  return `${required} rename ${unknown.length > 1 ? 'these' : 'it'} to what is meant${rest}.`;
}

const requiredOf = (keys: Map<string, Outline>) => [...keys].flatMap(([key, { optional }]) => (optional ? [] : [key]));

/** The keys of an object that the schema does not know, with those that it lacks and all that it may still have. */
interface Unpaired {
  object: JsonObject;
  unknown: string[];
  lacking: Set<string>;
  free: Set<string>;
  known: Map<string, Outline>;
}

/**
 * Gives unknown keys the names that were probably meant: those that they are words for or nearly spell, the missing ones first.
 */
function pairKeys({ object, unknown, lacking, free, known }: Unpaired): Map<string, string> {
  const words =
    (names: Set<string>): Match =>
    (key, left) =>
      byWord(key, both(names, left), known);
  const letters =
    (names: Set<string>): Match =>
    (key, left) => {
      const name = suggest(key, both(names, left));
      return name !== undefined && isSwitch(object[key], known.get(name)) ? undefined : name;
    };
  const begins: Match = (key, left) => both(lacking, left).find((name) => fold(name).startsWith(fold(key)));
  const pairs = pair(unknown, free, [begins, words(lacking), letters(lacking), words(free), letters(free)]);
  return new Map(unknown.flatMap((key) => (pairs.has(key) ? [[key, pairs.get(key) as string]] : [])));
}

const both = (names: Set<string>, left: Set<string>) => [...names].filter((name) => left.has(name));

type Match = (key: string, left: Set<string>) => string | undefined;

/** Pairs keys and names one to one, first those whom the first way of matching brings together. */
function pair(keys: string[], names: Iterable<string>, ways: Match[]): Map<string, string> {
  const pairs = new Map<string, string>();
  const left = new Set(names);
  for (const match of ways) {
    for (const key of keys) {
      const name = pairs.has(key) ? undefined : match(key, left);
      if (name === undefined) continue;
      pairs.set(key, name);
      left.delete(name);
    }
  }
  return pairs;
}

/** Finds the key that an editor's word means: it is often the key's title, or what it is called elsewhere. */
const byWord = (word: string, names: string[], known: Map<string, Outline>) =>
  names.find((name) => known.get(name)?.title?.toLowerCase() === word.toLowerCase()) ??
  names.find((name) => keyWords[name]?.includes(fold(word)));

/** Whether a value is true or false where the schema wants something else: that is no error in the key. */
const isSwitch = (given: unknown, outline: Outline | undefined) =>
  typeof given === 'boolean' && !isKindOf(given, outline);
