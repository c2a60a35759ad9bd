import { type Registry, registryFor } from '../../../schema/registry.ts';
import type { Path } from '../../diagnostics/issue.ts';
import { schemaNodeAt, schemaNodeOf } from '../../diagnostics/schema-node.ts';
import { ordinal } from '../../json/place-names.ts';
import { quote } from '../../json/show-value.ts';
import { keyOf, listOf, valueAt } from '../../json/values.ts';

/** Describes a place of a config with the titles of Studio's forms: "Heading of Hero on /", "the page /about". */
export function namePlace(registry: Registry, value: unknown, path: Path): string {
  const length = unitLength(path);
  const names = [nameUnit(registry, value, path.slice(0, length))];
  for (let end = length + 1; end <= path.length; end++) {
    const step = path[end - 1] as string | number;
    const title = titleAt(registry, value, path.slice(0, end));
    // The item of a nested list is enough.
    if (typeof path[end] === 'number') continue;
    if (typeof step === 'number') names.push(`the ${ordinal(step + 1)} ${title ?? namesOf(path[end - 2])}`);
    else names.push(title ?? quote(step));
  }
  return names.reverse().join(' of ');
}

/** Returns how many steps of a path lead to the part of the site that has its own name. */
function unitLength([first, , third, fourth]: Path): number {
  if (first === 'routes') return third === 'sections' && fourth !== undefined ? 4 : 2;
  if (first === 'lists') return third === 'items' && fourth !== undefined ? 4 : 2;
  return first === 'dialogs' ? 2 : 1;
}

const namesOf = (key: string | number | undefined) => (typeof key === 'string' ? `of ${quote(key)}` : 'entry');

function nameUnit(registry: Registry, value: unknown, path: Path): string {
  const [first, name, , at] = path;
  const own = valueAt(value, path);
  const title = titleAt(registry, value, path);
  if (path.length === 1) return title ?? quote(String(first));
  if (first === 'dialogs') return `the dialog ${quote(String(name))}`;
  if (first === 'lists' && at === undefined) return `the list ${quote(String(name))}`;
  if (first === 'lists') return [title ?? 'Item', itemName(own)].filter(Boolean).join(' ');
  const page = String(keyOf(valueAt(value, path.slice(0, 2)), 'path') ?? `no. ${Number(name) + 1}`);
  if (at === undefined) return `the page ${page}`;
  const type = keyOf(own, 'type');
  const isAlone = listOf(valueAt(value, path.slice(0, 3))).filter((one) => keyOf(one, 'type') === type).length < 2;
  const id = isAlone ? undefined : keyOf(own, 'id');
  return `${title ?? 'Section'}${typeof id === 'string' ? ` ${quote(id)}` : ''} on ${page}`;
}

/** Returns the name of an item, in quotes. */
export function itemName(item: unknown): string | undefined {
  const name = ['name', 'title', 'label', 'id'].map((key) => keyOf(item, key)).find((one) => typeof one === 'string');
  return typeof name === 'string' ? quote(name) : undefined;
}

/** Returns the title of the value at a path, from its schema. */
export const titleAt = (registry: Registry, value: unknown, path: Path) =>
  schemaNodeAt(value, schemaNodeOf(registryFor(registry, value).site), path)?.title;
