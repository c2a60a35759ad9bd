import { siteSchema } from '../../../schema/site.ts';
import { isObject, keyOf, valueAt } from '../json.ts';
import { outlineAt, outlineOf } from '../outline.ts';
import type { Path } from './issue.ts';
import { quote } from './show-value.ts';

/** Names the page, section or item at a path: `Hero, 2nd on /training`; undefined for other places. */
export function nameWhere(value: unknown, path: Path): string | undefined {
  const [first, index, key, at] = path;
  if (first === 'routes' && typeof index === 'number') {
    const page = pageName(valueAt(value, ['routes', index]), index);
    if (key !== 'sections' || typeof at !== 'number') return page;
    return `${titleAt(value, path.slice(0, 4)) ?? 'Section'}, ${ordinal(at + 1)} on ${page}`;
  }
  if (first === 'lists' && typeof index === 'string' && key === 'items' && typeof at === 'number') {
    const name = keyOf(valueAt(value, path.slice(0, 4)), 'name') ?? keyOf(valueAt(value, path.slice(0, 4)), 'title');
    const title = titleAt(value, path.slice(0, 4)) ?? 'Item';
    return `${title}${typeof name === 'string' ? ` ${quote(name)}` : ''}, ${ordinal(at + 1)} of ${index}`;
  }
  return undefined;
}

function pageName(route: unknown, index: number): string {
  const path = keyOf(route, 'path');
  return typeof path === 'string' && path.length < 100 ? path : `the ${ordinal(index + 1)} page`;
}

function titleAt(value: unknown, path: Path): string | undefined {
  const outline = isObject(valueAt(value, path)) ? outlineAt(value, outlineOf(siteSchema), path) : undefined;
  return outline?.title;
}

/** Writes 1st, 2nd, 3rd, 4th, 11th … */
export function ordinal(count: number): string {
  const teen = count % 100 > 10 && count % 100 < 14;
  return `${count}${(!teen && ['th', 'st', 'nd', 'rd'][count % 10]) || 'th'}`;
}

const deepest = 20;

/** Writes a path as text: `routes[0].sections[2].type`. */
export function pathText(path: Path): string {
  const steps = path.length > deepest ? path.slice(0, deepest) : path;
  const text = steps.map((step, at) => (typeof step === 'number' ? `[${step}]` : key(step, at === 0))).join('');
  return path.length > deepest ? `${text}…` : text;
}

function key(name: string, first: boolean): string {
  if (!/^[A-Za-z_$][\w$-]{0,60}$/.test(name)) return `[${quote(name)}]`;
  return first ? name : `.${name}`;
}
