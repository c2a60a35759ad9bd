import { siteSchema } from '../../../schema/site.ts';
import { isFileLink } from '../../config/check/links.ts';
import { keyOf, listOf } from '../../config/json.ts';
import { addressesOf } from '../../config/markdown.ts';
import { type Outline, outlineOf, walk } from '../../config/outline.ts';
import type { Path, Spot } from '../../config/report/issue.ts';

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

const syllabi = '/assets/training/';

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
    if (!holds || typeof value !== 'string') return;
    const add = (address: string, at?: Spot, outline?: Outline) =>
      uses.push({ address, path: [...path], at, holds, outline, formed: isFormed(schema, value) });
    const addLink = (link: string, at?: Spot) => {
      if (isFileLink(link)) add(decoded(link.split(/[?#]/, 1)[0] as string), at);
    };
    if (holds === 'syllabus') add(`${syllabi}${value}`);
    else if (holds === 'link') addLink(value);
    else if (holds !== 'markdown') add(value, undefined, outline);
    else for (const { url, at } of addressesOf(value)) addLink(url, at);
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

/** The files that the build writes by itself, so that they need not be on disk. */
export function generatedFiles(site: unknown): Set<string> {
  const lists = Object.values((keyOf(site, 'lists') ?? {}) as object);
  const pdfs = textsAt(
    lists.flatMap((list) => listOf(keyOf(list, 'items'))),
    'pdf',
  ).map((pdf) => syllabi + pdf);
  const shares = textsAt(listOf(keyOf(site, 'routes')), 'id').map((id) => `/share/${id}.png`);
  return new Set([...pdfs, ...shares, '/sitemap.xml', '/robots.txt', '/site.webmanifest']);
}

const textsAt = (things: unknown[], key: string) =>
  things.map((thing) => keyOf(thing, key)).filter((value) => typeof value === 'string');
