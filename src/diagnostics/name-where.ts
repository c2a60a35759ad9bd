import { type Registry, registryFor } from '../../schema/registry.ts';
import { ordinal } from '../json/place-names.ts';
import { quote } from '../json/show-value.ts';
import { isObject, keyOf, valueAt } from '../json/values.ts';
import type { Path } from './issue.ts';
import { schemaNodeAt, schemaNodeOf } from './schema-node.ts';

/** Names the page, section or item at a path: `Hero, 2nd on /training`; undefined for other places. */
export function nameWhere(registry: Registry, value: unknown, path: Path): string | undefined {
  const [first, index, key, at] = path;
  if (first === 'routes' && typeof index === 'number') {
    const page = pageName(valueAt(value, ['routes', index]), index);
    if (key !== 'sections' || typeof at !== 'number') return page;
    return `${titleAt(registry, value, path.slice(0, 4)) ?? 'Section'}, ${ordinal(at + 1)} on ${page}`;
  }
  if (first === 'lists' && typeof index === 'string' && key === 'items' && typeof at === 'number' && at >= 0) {
    const name = keyOf(valueAt(value, path.slice(0, 4)), 'name') ?? keyOf(valueAt(value, path.slice(0, 4)), 'title');
    const title = titleAt(registry, value, path.slice(0, 4)) ?? 'Item';
    return `${title}${typeof name === 'string' ? ` ${quote(name)}` : ''}, ${ordinal(at + 1)} of ${index}`;
  }
  return undefined;
}

function pageName(route: unknown, index: number): string {
  const path = keyOf(route, 'path');
  return typeof path === 'string' && path.length < 100 ? path : `the ${ordinal(index + 1)} page`;
}

function titleAt(registry: Registry, value: unknown, path: Path): string | undefined {
  const schemaNode = isObject(valueAt(value, path))
    ? schemaNodeAt(value, schemaNodeOf(registryFor(registry, value).site), path)
    : undefined;
  return schemaNode?.title;
}
