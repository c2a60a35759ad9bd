import { isObject, type JsonObject } from './json.ts';
import type { Outline } from './outline.ts';
import { quote, quoteAll } from './show-value.ts';

/** Says to use another key, and how its value must be written where that differs. */
export function renamed(given: unknown, name: string, outline: Outline | undefined): string {
  if (outline?.kind === 'list' && isObject(given)) return `Write ${quote(name)}, with [ ] around the { … }.`;
  if (outline?.kind === 'list' && !Array.isArray(given)) return `Write ${quote(name)}, with [ ] around the value.`;
  if (outline?.kind === 'object' && Array.isArray(given)) return `Write ${quote(name)} with one { … }, without [ ].`;
  if (outline?.kind === 'object' && !isObject(given)) {
    return `Write ${quote(name)}: { … } with ${quoteAll(requiredOf(outline.keys))}.`;
  }
  return `Did you mean ${quote(name)}?`;
}

/** Says to use other keys for several, and which of their values must be written as lists or objects. */
export function renamedTogether(object: JsonObject, pairs: Map<string, string>, known: Map<string, Outline>): string {
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
export function someRenamed(unknown: string[], lacking: string[]): string | undefined {
  const required = `${quoteAll(lacking)} ${lacking.length > 1 ? 'are' : 'is'} required:`;
  if (lacking.length > unknown.length + 2) return undefined;
  const rest = lacking.length > unknown.length ? ', and add the rest' : '';
  return `${required} rename ${unknown.length > 1 ? 'these' : 'it'} to what is meant${rest}.`;
}

const requiredOf = (keys: Map<string, Outline>) => [...keys].flatMap(([key, { optional }]) => (optional ? [] : [key]));
