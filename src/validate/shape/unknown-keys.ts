import { entryId } from '../../../schema/item-ids.ts';
import type { Registry } from '../../../schema/registry.ts';
import { fold, suggest } from '../../../schema/suggest.ts';
import { keySynonyms } from '../../../schema/synonyms.ts';
import { type Advice, furtherKeys } from '../../diagnostics/advice.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { tellLookAlike } from '../../diagnostics/look-alikes.ts';
import { nameWhere } from '../../diagnostics/name-where.ts';
import { keysOf, type SchemaNode, schemaNodeAt, schemaNodeOf } from '../../diagnostics/schema-node.ts';
import { pathText } from '../../json/place-names.ts';
import { oneOf, quote, quoteAll } from '../../json/show-value.ts';
import { isObject, keyOf, valueAt } from '../../json/values.ts';
import { findFlattened, findRightPlace, type RightPlace } from './misplaced.ts';
import type { MissingKeys } from './missing-keys.ts';

/** The maximum number of unknown keys that are explained. */
const mostKeys = 500;

/** Explains unknown keys: another name or another place was meant, or they must be removed. */
export function* unknownKeys(
  registry: Registry,
  value: unknown,
  owner: Path,
  all: string[],
  missing: MissingKeys,
): Iterable<Diagnostic> {
  const site = schemaNodeOf(registry.site);
  const object = valueAt(value, owner);
  const schemaNode = schemaNodeAt(value, site, owner);
  if (!isObject(object)) return;
  const known = schemaNode?.kind === 'object' ? schemaNode.keys : new Map<string, SchemaNode>();
  const keys = all.slice(0, mostKeys).filter((key) => key !== '__proto__');
  const homes = rightPlacesOf(site, value, owner, keys, missing);
  const lacking = new Set(missing.of(owner));
  // Nobody means the id of an entry that needs none.
  const free = new Set(
    [...known].flatMap(([name, { schema }]) => (keyOf(object, name) === undefined && schema !== entryId ? [name] : [])),
  );
  const find = (at: string[], hint: string, edit?: Diagnostic['edit']): Diagnostic => ({
    path: [...owner, at[0] as string],
    at: 'key',
    code: 'shape/unknown-key',
    message: `Unknown ${at.length > 1 ? 'keys' : 'key'} ${quoteAll(at)}.`,
    hint,
    edit,
  });
  // What a person wrote under an unknown key is removed by nobody else.
  const removal = { op: 'remove', isChoice: true } as const;
  const explain = (name: string) => {
    lacking.delete(name);
    free.delete(name);
    missing.explain([...owner, name]);
  };

  const flat = findFlattened(object, withoutRightPlace(keys, homes), known, lacking);
  if (flat) {
    explain(flat.into);
    yield find(flat.keys, flat.hint);
  }
  for (const key of keys) {
    const home = homes.get(key);
    if (home?.required)
      yield find([key], `It belongs ${inPlace(registry, value, home.path)}, where it is missing: move it there.`);
  }
  const unknown = withoutRightPlace(keys, homes).filter((key) => !flat?.keys.includes(key));
  const pairs = pairKeys(object, unknown, { lacking, free, known });
  pairs.forEach(explain);
  for (const [key, name] of pairs) yield { ...find([key], ''), ...renamed(object[key], name, known.get(name)) };
  const strange: string[] = [];
  for (const key of unknown) {
    const home = homes.get(key);
    const twin = suggest(key, known.keys()) ?? byWord(key, [...known.keys()], known);
    if (pairs.has(key)) continue;
    if (home) yield find([key], `It belongs ${inPlace(registry, value, home.path)}: move it there, or remove it.`);
    else if (owner.length === 0 && isPartOfPage(site, object[key], key))
      yield find([key], `Move its entries into the ${quote(key)} of a page under "routes".`);
    else if (twin) {
      const hint = [tellLookAlike(key, twin), `Remove it: ${quote(twin)} is here already.`].filter(Boolean).join(' ');
      yield find([key], hint, removal);
    } else strange.push(key);
  }
  if (strange.length === 0) return;
  const them = strange.length > 1 ? 'them' : 'it';
  const [only, ...more] = lacking;
  if (only === undefined) {
    const hint = free.size > 0 ? `Remove ${them}, or use ${oneOf(free)}.` : `Remove ${them}.`;
    const [lists, , items, , ...deeper] = owner;
    const isItem = lists === 'lists' && items === 'items' && deeper.length === 0;
    const further = isItem ? furtherKeys(keyOf(valueAt(value, owner.slice(0, 2)), 'of')) : '';
    yield find(strange, hint + further, strange.length === 1 ? removal : undefined);
    return;
  }
  const about = more.length === 0 ? ` ${known.get(only)?.description ?? ''}` : '';
  yield find(
    strange,
    `Use ${quoteAll(lacking)}, ${more.length > 0 ? 'which are' : 'which is'} missing here, or remove ${them}.${about}`,
  );
  if (strange.length >= lacking.size) lacking.forEach(explain);
}

const withoutRightPlace = (keys: string[], homes: Map<string, RightPlace>) =>
  keys.filter((key) => !homes.get(key)?.required);

/** Whether a value at the top level of the file is a list that a page would have, such as its sections. */
const isPartOfPage = (site: SchemaNode, given: unknown, key: string) =>
  Array.isArray(given) && schemaNodeAt({}, site, ['routes', 0, key])?.kind === 'list';

/** Finds keys that belong in another object, whose missing keys are then explained. */
function rightPlacesOf(
  site: SchemaNode,
  value: unknown,
  owner: Path,
  keys: string[],
  missing: MissingKeys,
): Map<string, RightPlace> {
  const homes = new Map<string, RightPlace>();
  for (const key of keys) {
    const home = findRightPlace(value, site, owner, key, missing.ownersOf(key));
    if (!home) continue;
    homes.set(key, home);
    if (home.required) missing.explain([...home.path, key]);
  }
  return homes;
}

function inPlace(registry: Registry, value: unknown, path: Path): string {
  const name = nameWhere(registry, value, path);
  return path.length === 0 ? 'at the top level of the file' : `in ${pathText(path)}${name ? ` (${name})` : ''}`;
}

/** Proposes another key, with the form of its value if it differs. */
function renamed(given: unknown, name: string, schemaNode: SchemaNode | undefined): Advice {
  const edit = { op: 'rename', key: name } as const;
  if (schemaNode?.kind === 'list' && !Array.isArray(given)) {
    const what = isObject(given) ? 'the { … }' : 'the value';
    const fits = isObject(given) === (schemaNode.item.kind !== 'value');
    const hint = `Write ${quote(name)}, with [ ] around ${what}.`;
    return fits ? { hint, edit: { ...edit, value: [given] } } : { hint };
  }
  if (schemaNode?.kind === 'object' && Array.isArray(given)) {
    const hint = `Write ${quote(name)} with one { … }, without [ ].`;
    return given.length === 1 ? { hint, edit: { ...edit, value: given[0] } } : { hint };
  }
  if (schemaNode?.kind === 'object' && !isObject(given))
    return { hint: `Write ${quote(name)}: { … } with ${quoteAll(keysWanted(schemaNode.keys))}.` };
  return { hint: `Did you mean ${quote(name)}?`, edit };
}

/** The keys that an object must have; all if it needs none. */
function keysWanted(keys: Map<string, SchemaNode>): string[] {
  const required = [...keys].filter(([, { optional }]) => !optional);
  return (required.length > 0 ? required : [...keys]).map(([key]) => key);
}

/**
 * Finds the key that each unknown key probably means: one that begins with it, has it as a synonym, or is spelled similarly.
 * Missing keys come first, then those whose value may have the keys that are there, and each key is proposed once.
 */
function pairKeys(
  object: Record<string, unknown>,
  unknown: string[],
  { lacking, free, known }: { lacking: Set<string>; free: Set<string>; known: Map<string, SchemaNode> },
): Map<string, string> {
  const pairs = new Map<string, string>();
  const word = (key: string, names: string[]) => byWord(key, names, known);
  const beginning = (key: string, names: string[]) => names.find((name) => fold(name).startsWith(fold(key)));
  const ways = [
    { match: beginning, names: lacking },
    { match: word, names: lacking },
    { match: suggest, names: lacking },
    { match: word, names: free },
    { match: suggest, names: free },
  ];
  const taken = new Set<string>();
  for (const { match, names } of ways) {
    for (const key of unknown) {
      if (pairs.has(key)) continue;
      const left = [...names].filter((one) => !taken.has(one));
      const fitting = left.filter((one) => knowsKeyOf(object[key], known.get(one)));
      const name = match(key, fitting) ?? match(key, left);
      if (name === undefined) continue;
      pairs.set(key, name);
      taken.add(name);
    }
  }
  return pairs;
}

/** Whether a value has one of the keys of an object. */
const knowsKeyOf = (given: unknown, schemaNode: SchemaNode | undefined) =>
  isObject(given) && keysOf(schemaNode).some(([key]) => Object.hasOwn(given, key));

/** Finds the key with this title or synonym. */
const byWord = (word: string, names: string[], known: Map<string, SchemaNode>) =>
  names.find((name) => known.get(name)?.title?.toLowerCase() === word.toLowerCase()) ??
  names.find((name) => keySynonyms[name]?.includes(fold(word)));
