import { type Route, route, type Section } from '../../schema/route.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { isFileLink } from './check-link.ts';
import { isObject } from './json.ts';
import { addressesOf } from './markdown.ts';
import { type Outline, outlineOf } from './outline.ts';
import { optionOf } from './walk.ts';

/** What must be known of a page to check and to list the others: its names, and, where it has them as written, those of files. */
export type RouteStub = Pick<Route, 'id' | 'path' | 'title'> & { sections: Pick<Section, 'id' | 'type'>[] };

/** A config without what its pages say. */
export type SiteOutline = Omit<SiteConfig, 'routes'> & { routes: RouteStub[] };

/** Of a page, what the check of others depends on: by what they call it, and from what their own names must differ. */
export const namesOf = ({ id, path, sections }: RouteStub) => [id, path, sections.map((section) => section.id)];

/** Cuts a checked route down to its stub. */
export function stubOf(written: Route): RouteStub {
  const { id, path, title, sections } = written;
  const section = outlineOf(route.shape.sections.element);
  return {
    id,
    path,
    title,
    sections: sections.map(({ id, type, ...rest }) => ({
      ...(filesIn({ type, ...rest }, section) as object),
      id,
      type,
    })),
  };
}

/** The parts of a value that name files or icons, in the shape that the value has; lists name each once. */
function filesIn(value: unknown, outline: Outline): unknown {
  if (typeof value === 'string') return namesFile(value, outline) ? value : undefined;
  if (outline.kind === 'choice') {
    const option = optionOf(value, outline);
    const kept = option && filesIn(value, option);
    return kept && { ...kept, [outline.by]: (value as Record<string, unknown>)[outline.by] };
  }
  if (outline.kind === 'list' && Array.isArray(value)) {
    const parts = new Map(value.map((part) => filesIn(part, outline.item)).map((part) => [JSON.stringify(part), part]));
    const kept = [...parts.values()].filter((part) => part !== undefined);
    return kept.length > 0 ? kept : undefined;
  }
  if (outline.kind !== 'object' || !isObject(value)) return undefined;
  const kept = Object.entries(value).flatMap(([key, part]) => {
    const known = outline.keys.get(key);
    const files = known && filesIn(part, known);
    return files === undefined ? [] : [[key, files] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

function namesFile(value: string, { holds }: Outline): boolean {
  if (holds === 'link') return isFileLink(value);
  if (holds === 'markdown') return [...addressesOf(value)].some(({ url }) => isFileLink(url));
  return holds !== undefined;
}
