import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkField } from '../../schema/fields/index.ts';
import { type SchemaNode, schemaNodeAt, schemaNodeOf } from '../../src/diagnostics/schema-node.ts';
import { parseSite } from '../../src/validate/parse-site.ts';
import { compileSchema } from '../node/ajv.ts';
import { registry, siteSchema } from '../registry.ts';
import { linkPaths, setAt, strictLinkPaths, wholeConfig } from './whole-config.ts';

type Path = PropertyKey[];

/** Texts that must not pass for a link, each kind under what it tries or where it goes wrong, and links that an editor may well write. */
const { hostile, good }: { hostile: Record<string, string[]>; good: string[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'links.json'), 'utf8'),
);
const long = (length: number) => `https://example.com/${'a'.repeat(length)}`;
hostile['is too long'] = [long(2000), `/${'a'.repeat(100_000)}`];
good.push(long(1980));

const ajv = compileSchema({ allErrors: true });
const site = schemaNodeOf(siteSchema);
// Between them they have every place of a link.
const configs = (['href', 'copy'] as const).map((deed) => {
  const config = wholeConfig(deed);
  return { config, paths: linkPaths(config), strict: strictLinkPaths(config) };
});

const pointer = (path: Path) => `/${path.join('/')}`;
const sorted = (pointers: string[]) => [...new Set(pointers)].sort();

/** Puts links into all places, or into those that take few, and tells where Zod, Ajv and the whole of parseSite find fault with them. */
function faults(linkAt: (place: number) => string, which: 'paths' | 'strict' = 'paths') {
  return configs.map(({ config, [which]: paths }) => {
    const copy = structuredClone(config);
    for (const [place, path] of paths.entries()) setAt(copy, path, linkAt(place));
    const zod = siteSchema.safeParse(copy).error?.issues ?? [];
    ajv(copy);
    const parsed = parseSite(registry, JSON.stringify(copy));
    const places = new Set(paths.map(pointer));
    return {
      places: sorted([...places]),
      zod: sorted(zod.map(({ path }) => pointer(path))),
      // Beside each place Ajv also names the branch (`if`) that the place is in.
      ajv: sorted((ajv.errors ?? []).map(({ instancePath }) => instancePath).filter((at) => places.has(at))),
      parsed: sorted(parsed.ok ? [] : parsed.issues.map(({ path }) => pointer(path))),
      accepted: [zod.length === 0, !ajv.errors, parsed.ok],
      proposed: parsed.ok ? [] : parsed.issues.map(({ hint }) => hint),
    };
  });
}

const harmful = /Did you mean "(\/\/|\/\\|javascript|data|vbscript|file|blob|ftp|http:)/i;

/** Of several links each is tried at a fourth of all places, and at others in another kind of config. */
const rounds = (links: string[]) => Array.from({ length: Math.ceil(links.length / 4) }, (_, round) => round * 4);

test.each(Object.entries(hostile))('a link that %s is refused everywhere', (_, links) => {
  for (const round of rounds(links)) {
    const linkAt = (place: number) => links[(round + place) % links.length] as string;
    for (const { places, accepted, proposed, ...found } of [...faults(linkAt), ...faults(linkAt, 'strict')]) {
      expect(places.length).toBeGreaterThan(0);
      expect(found).toEqual({ zod: places, ajv: places, parsed: places });
      expect(accepted).toEqual([false, false, false]);
      expect(proposed.filter((hint) => harmful.test(hint))).toEqual([]);
    }
  }
});

test('good links are accepted everywhere', () => {
  for (const round of rounds(good)) {
    for (const { places: __, ...found } of faults((place) => good[(round + place) % good.length] as string))
      expect(found).toEqual({ zod: [], ajv: [], parsed: [], accepted: [true, true, true], proposed: [] });
  }
});

test('each of them is tried at every place of the schema that holds a link', () => {
  const tried = configs.flatMap(({ config, paths, strict }) =>
    [...paths, ...strict].map((path) => wayTo(config, path)),
  );
  expect(sorted(tried)).toEqual(sorted([...waysToLinks(site)]));
  expect(sorted(tried).length).toBeGreaterThan(10);
});

test('the corpus has at least 80 hostile links and 25 good ones, none of them twice', () => {
  const links = Object.values(hostile).flat();
  expect(links.length).toBeGreaterThanOrEqual(80);
  expect(good.length).toBeGreaterThanOrEqual(25);
  expect(new Set([...links, ...good]).size).toBe(links.length + good.length);
});

/** The ways through the schema to each place of a link, with the branch of each choice on the way. */
function* waysToLinks(schemaNode: SchemaNode, way = ''): Iterable<string> {
  if (schemaNode.field === linkField) yield way;
  if (schemaNode.kind === 'object')
    for (const [key, part] of schemaNode.keys) yield* waysToLinks(part, `${way}.${key}`);
  if (schemaNode.kind === 'list') yield* waysToLinks(schemaNode.item, `${way}.*`);
  if (schemaNode.kind === 'record') yield* waysToLinks(schemaNode.value, `${way}.*`);
  if (schemaNode.kind === 'choice')
    for (const [name, option] of schemaNode.options) yield* waysToLinks(option, `${way}<${name}>`);
}

/** The same way, as a config goes it. */
function wayTo(config: unknown, path: (string | number)[]): string {
  return path.reduce<string>((way, step, at) => {
    const owner = schemaNodeAt(config, site, path.slice(0, at));
    if (owner?.kind === 'object') return `${way}.${step}`;
    const part = owner?.kind === 'list' ? owner.item : owner?.kind === 'record' ? owner.value : undefined;
    const here = schemaNodeAt(config, site, path.slice(0, at + 1));
    const name = part?.kind === 'choice' ? [...part.options].find(([, option]) => option === here)?.[0] : undefined;
    return `${way}.*${name ? `<${name}>` : ''}`;
  }, '');
}
