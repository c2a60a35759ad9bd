import { keyWords } from '../../schema/key-words.ts';
import type { JsonObject } from './json.ts';
import { isKindOf } from './misplaced.ts';
import type { Outline } from './outline.ts';
import { fold, suggest } from './suggest.ts';

/** The keys of an object that the schema does not know, with those that it lacks and all that it may still have. */
export interface Unpaired {
  object: JsonObject;
  unknown: string[];
  lacking: Set<string>;
  free: Set<string>;
  known: Map<string, Outline>;
}

/**
 * Gives unknown keys the names that were probably meant: those that they are words for or nearly spell, the missing ones first.
 */
export function pairKeys({ object, unknown, lacking, free, known }: Unpaired): Map<string, string> {
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
export const byWord = (word: string, names: string[], known: Map<string, Outline>) =>
  names.find((name) => known.get(name)?.title?.toLowerCase() === word.toLowerCase()) ??
  names.find((name) => keyWords[name]?.includes(fold(word)));

/** Whether a value is true or false where the schema wants something else: that is no slip in the key. */
const isSwitch = (given: unknown, outline: Outline | undefined) =>
  typeof given === 'boolean' && !isKindOf(given, outline);
