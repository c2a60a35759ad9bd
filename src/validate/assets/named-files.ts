import type { Registry } from '../../../schema/registry.ts';
import { namesIn } from '../../content/markdown.ts';
import type { Path, Spot } from '../../diagnostics/issue.ts';
import { type Outline, outlineOf, walk } from '../../diagnostics/outline.ts';
import { valueAt } from '../../json/values.ts';
import { isFileLink } from '../rules/links.ts';

/** A place where a config names a file or an icon. */
export interface Use {
  address: string;
  path: Path;
  /** The kind of thing that it names; see `holds` in `schema/fields.ts`. */
  holds: string;
  /** Whether the schema accepts the value. */
  formed: boolean;
  /** The outline of the value, if the value is the address and nothing more. */
  outline?: Outline;
  /** The characters of the value that name it, if it is inside of a text. */
  at?: Spot;
}

/** Kinds of values that name something else than files and icons. */
const otherKinds = [
  'contact',
  'address',
  'item',
  'frame',
  'dialog',
  'list',
  'footer',
  'colour',
  'locale',
  'date',
  'time',
];

/** Returns all places in a config that name a file or an icon, in the order of the config. */
export function collectUses(registry: Registry, site: unknown): Use[] {
  const uses: Use[] = [];
  // Configs repeat the same values many times.
  const results = new Map<unknown, Map<string, boolean>>();
  const isFormed = (schema: Outline['schema'], value: string) => {
    const known = results.get(schema) ?? new Map<string, boolean>();
    results.set(schema, known);
    if (!known.has(value)) known.set(value, schema.safeParse(value).success);
    return known.get(value) === true;
  };
  walk(site, outlineOf(registry.site), (value, outline, path) => {
    const { holds, schema } = outline;
    if (!holds || otherKinds.includes(holds) || typeof value !== 'string') return;
    const add = (address: string, at?: Spot, outline?: Outline, what: string = holds) =>
      uses.push({ address, path: [...path], at, holds: what, outline, formed: isFormed(schema, value) });
    const addLink = (link: string, at?: Spot) => {
      if (isFileLink(link)) add(decoded(link.split(/[?#]/, 1)[0] as string), at);
    };
    // A video may also be a page elsewhere.
    if (holds === 'video' && !value.startsWith('/')) return;
    if (holds === 'download') add(downloadAt(registry, site, path, value));
    else if (holds === 'link') addLink(value);
    // Fonts without a path come with the builder.
    else if (holds === 'font' && !value.startsWith('/') && isFormed(schema, value)) return;
    else if (holds !== 'markdown') add(value, undefined, outline);
    else
      for (const { type, name, at } of namesIn(value)) {
        if (type === 'link') addLink(name, at);
        else if (type === 'code') add(name, at, undefined, 'language');
        // `check/markdown.ts` reports pictures of other sites.
        else if (name.startsWith('/')) add(name, at, undefined, 'image');
      }
  });
  return uses;
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The address of a file that a list item offers for download; its kind has the folder. */
const downloadAt = (registry: Registry, site: unknown, path: Path, name: string) =>
  `/${registry.collection(valueAt(site, [...path.slice(0, 2), 'of']))?.downloads}/${name}`;
