import { siteSchema } from '../../../schema/site.ts';
import { isFileLink } from '../../config/check/links.ts';
import { keyOf, listOf, valueAt } from '../../config/json.ts';
import { namesIn } from '../../config/markdown.ts';
import { type Outline, outlineOf, walk } from '../../config/outline.ts';
import { feedsIn, pagesOf } from '../../config/pages.ts';
import type { Path, Spot } from '../../config/report/issue.ts';
import { shareImagePath } from '../../config/resolve/route-id.ts';

import { kindOf } from '../../kinds/index.ts';

/** A file or an icon that a config names. */
export interface Use {
  address: string;
  path: Path;
  holds: string;
  /** Whether the address has the form that the schema asks for. */
  formed: boolean;
  /** What the schema says of a value that is the address and nothing more. */
  outline?: Outline;
  /** Which characters of the value name it, where it stands in a text. */
  at?: Spot;
}

/** What names something else of the config. */
const names = ['contact', 'address', 'item', 'frame', 'dialog', 'list', 'footer', 'colour', 'date'];

/** Everything in a config that names a file or an icon, in the order of the config. */
export function collectUses(site: unknown): Use[] {
  const uses: Use[] = [];
  const formed = new Map<unknown, Map<string, boolean>>();
  const isFormed = (schema: Outline['schema'], value: string) => {
    const known = formed.get(schema) ?? new Map<string, boolean>();
    formed.set(schema, known);
    if (!known.has(value)) known.set(value, schema.safeParse(value).success);
    return known.get(value) === true;
  };
  walk(site, outlineOf(siteSchema), (value, outline, path) => {
    const { holds, schema } = outline;
    if (!holds || names.includes(holds) || typeof value !== 'string') return;
    const add = (address: string, at?: Spot, outline?: Outline, what: string = holds) =>
      uses.push({ address, path: [...path], at, holds: what, outline, formed: isFormed(schema, value) });
    const addLink = (link: string, at?: Spot) => {
      if (isFileLink(link)) add(decoded(link.split(/[?#]/, 1)[0] as string), at);
    };
    // A video is a page elsewhere, or a film.
    if (holds === 'video' && !value.startsWith('/')) return;
    if (holds === 'download') add(downloadAt(site, path, value));
    else if (holds === 'link') addLink(value);
    // Other fonts come with the builder.
    else if (holds === 'font' && !value.startsWith('/') && isFormed(schema, value)) return;
    else if (holds !== 'markdown') add(value, undefined, outline);
    else
      for (const { type, name, at } of namesIn(value)) {
        if (type === 'link') addLink(name, at);
        else if (type === 'code') add(name, at, undefined, 'language');
        // Elsewhere a picture is told to be none of this site.
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

/** The address of a file that a list item names for download: its kind knows the folder. */
const downloadAt = (site: unknown, path: Path, name: string) =>
  `/${kindOf(valueAt(site, [...path.slice(0, 2), 'of']))?.downloads}/${name}`;

/** The files that the build writes by itself, so that they need not be on disk. */
export function generatedFiles(site: unknown, uses: Use[]): Set<string> {
  const downloads = uses.flatMap(({ holds, address }) => (holds === 'download' ? [address] : []));
  const routes = listOf(keyOf(site, 'routes'));
  const shares = routes.flatMap((route) =>
    pagesOf(route, keyOf(site, 'lists')).map(({ id, path }) => shareImagePath({ id, path, ...imageOf(route) })),
  );
  const feeds = feedsIn(keyOf(site, 'lists'), routes);
  return new Set([
    ...feeds.flatMap(({ xml, json }) => [`/${xml}`, `/${json}`]),
    ...downloads,
    ...shares,
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
  ]);
}

function imageOf(route: unknown): { image?: string } {
  const image = keyOf(route, 'image');
  return typeof image === 'string' ? { image } : {};
}
