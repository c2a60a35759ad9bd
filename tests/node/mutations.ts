/** A value of JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const kinds = ['delete', 'retype', 'rename', 'duplicate', 'reorder', 'add', 'swap', 'stretch'] as const;

/** A change to one place of a config: made in place by `make`, taken back by what that returns. */
export interface Mutation {
  kind: (typeof kinds)[number];
  what: string;
  make(): () => void;
}

/** Values of every type, at the edges of what some key of the config allows. */
export const edges: Json[] = [
  null,
  true,
  0,
  -0,
  1,
  -1,
  1.5,
  2013,
  1e300,
  '',
  ' ',
  'x',
  'plain',
  '/',
  '#d9480f',
  '\ud83d',
  '😀'.repeat(151),
  '😀'.repeat(301),
  [],
  ['x'],
  [{}],
  {},
  { type: 'hero' },
  { x: 'x' },
];

/** Keys that mean something to JavaScript or nearly something to the schema. */
const strange = ['', 'x', 'constructor', 'toString', 'hasOwnProperty', 'Title', 'type', 'id', 'of', 'kind', '$ref'];

/** All mutations of a config, at every path, with each of the given values in each place; one is to be taken back before the next. */
export function* mutations(root: Json, others: Json[], path = '$'): Iterable<Mutation> {
  if (typeof root !== 'object' || root === null) return;
  yield* Array.isArray(root) ? ofList(root, others, path) : ofObject(root, others, path);
  for (const [key, part] of Object.entries(root)) yield* mutations(part, others, `${path}.${key}`);
}

function* ofList(list: Json[], others: Json[], path: string): Iterable<Mutation> {
  const change = (kind: Mutation['kind'], what: string, edit: () => void): Mutation => ({
    kind,
    what: `${path} ${what}`,
    make() {
      const before = [...list];
      edit();
      return () => list.splice(0, list.length, ...before);
    },
  });
  for (const [at, item] of [...list].entries()) {
    yield change('delete', `${at} deleted`, () => list.splice(at, 1));
    yield change('duplicate', `${at} twice`, () => list.splice(at, 0, item));
    if (at > 0) yield change('reorder', `${at} first`, () => list.unshift(...list.splice(at, 1)));
    for (const other of others) yield change('retype', `${at} = ${show(other)}`, () => list.splice(at, 1, other));
    for (const other of stretched(item))
      yield change('stretch', `${at} = ${show(other)}`, () => list.splice(at, 1, other));
  }
  yield change('delete', 'emptied', () => list.splice(0));
  yield change('duplicate', 'ten times', () => list.push(...Array.from({ length: 9 }, () => [...list]).flat()));
  yield change('reorder', 'reversed', () => list.reverse());
}

function* ofObject(owner: { [key: string]: Json }, others: Json[], path: string): Iterable<Mutation> {
  const change = (
    kind: Mutation['kind'],
    what: string,
    edit: (entries: [string, Json][]) => [string, Json][],
  ): Mutation => ({
    kind,
    what: `${path} ${what}`,
    make() {
      const before = Object.entries(owner);
      refill(owner, edit(before));
      return () => refill(owner, before);
    },
  });
  const keys = Object.keys(owner);
  const put = (at: number, entry: [string, Json]) => (entries: [string, Json][]) => entries.with(at, entry);
  for (const [at, key] of keys.entries()) {
    const value = owner[key] as Json;
    const next = keys[(at + 1) % keys.length] as string;
    yield change('delete', `.${key} deleted`, (entries) => entries.toSpliced(at, 1));
    for (const other of others) yield change('retype', `.${key} = ${show(other)}`, put(at, [key, other]));
    for (const other of stretched(value)) yield change('stretch', `.${key} = ${show(other)}`, put(at, [key, other]));
    for (const name of [`${key}x`, key.toUpperCase(), key.slice(1), key.padEnd(70, 'x')])
      yield change('rename', `.${key} called ${name}`, put(at, [name, value]));
    yield change('duplicate', `.${key} also as ${key}2`, (entries) => [...entries, [`${key}2`, value]]);
    yield change('swap', `.${key} = .${next}`, put(at, [key, owner[next] as Json]));
  }
  for (const name of strange) yield change('add', `+ ${name}`, (entries) => [...entries, [name, 'x']]);
  yield change('reorder', 'reversed', (entries) => entries.toReversed());
}

/** Values that keep the form of one, but are longer, larger or broken. */
function stretched(value: Json): Json[] {
  if (typeof value === 'number') return [value + 0.5, value * 1e6, -value];
  if (typeof value !== 'string') return [];
  const grown = (length: number) => value.slice(0, 2) + 'a'.repeat(length) + value.slice(2);
  return [`${value} `, grown(70), grown(400), grown(6000)];
}

function refill(owner: { [key: string]: Json }, entries: [string, Json][]) {
  for (const key of Object.keys(owner)) delete owner[key];
  for (const [key, value] of entries) owner[key] = value;
}

const show = (value: Json) => JSON.stringify(value).slice(0, 30);
