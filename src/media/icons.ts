import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { distance, sameName } from '../../schema/suggest.ts';
import { didYouMean } from '../diagnostics/advice.ts';
import type { Diagnostic, Path } from '../diagnostics/issue.ts';
import { quote } from '../json/show-value.ts';
import { tablerFolder } from '../project/package-root.ts';
import type { IconData } from './icon-data.ts';

interface IconSet {
  names: Set<string>;
  /** Names of icons by alias, such as the full name of a brand. */
  aliases: Map<string, string>;
}

const require = createRequire(import.meta.url);
const sets = new Map<string, Promise<IconSet>>();
const readers: Record<string, () => Promise<[string, string[]][]>> = {
  tabler: async () => [...tablerIcons().keys()].map((name) => [name, []]),
  'simple-icons': listSimpleIcons,
};

/** Checks that an icon exists, and suggests the one that was probably meant. */
export async function checkIcon(name: string, path: Path): Promise<Diagnostic | undefined> {
  const [set = '', icon = ''] = name.split(':');
  if (!(set in readers)) return undefined;
  const meant = await nearestIcon(name);
  if (meant === name) return undefined;
  const place = set === 'tabler' ? 'tabler.io/icons' : 'simpleicons.org';
  const message = `${set} has no icon ${quote(icon)}.`;
  return { path, code: 'asset/icon', message, ...didYouMean(meant, `See ${place} for the names.`) };
}

/**
 * Returns the name itself if the icon exists, else the name that was probably meant, if any: of the same set, or of a brand in tabler, as
 * simple-icons lacks some.
 */
export async function nearestIcon(name: string): Promise<string | undefined> {
  const [set = '', icon = ''] = name.split(':');
  if (!(set in readers)) return undefined;
  const own = await setOf(set);
  if (own.names.has(icon)) return name;
  const meant = own.aliases.get(plain(icon)) ?? sameName(plain(icon), own.names) ?? reordered(icon, own.names);
  if (meant) return `${set}:${meant}`;
  const tabler = await setOf('tabler');
  const brand = `brand-${icon}`;
  const same = sameName(plain(brand), tabler.names);
  if (same) return `tabler:${same}`;
  if (set === 'tabler') {
    // Strict, as among thousands of short words there is one for every other.
    const alike = [...tabler.names].filter((name) => name[0] === icon[0]);
    const near = nearest(icon, alike, Math.max(1, Math.floor(icon.length / 4))) ?? onlyWith(icon, tabler.names);
    return near && `tabler:${near}`;
  }
  // Strict, as the names of brands often differ by a few letters only.
  const most = icon.length < 8 ? 1 : 2;
  const mark = nearest(icon, own.names, most);
  const drawn = nearest(brand, tabler.names, mark ? distance(icon, mark, most) - 1 : most);
  if (drawn?.startsWith('brand-')) return `tabler:${drawn}`;
  return mark && `${set}:${mark}`;
}

/** Returns up to `most` icons whose name contains the query, an early match first, then those with a matching alias. */
export async function searchIcons(query: string, most: number): Promise<string[]> {
  const wanted = plain(query);
  const ranked: [rank: number, name: string][] = [];
  for (const set of Object.keys(readers)) {
    const { names, aliases } = await setOf(set);
    const byAlias = new Set([...aliases].flatMap(([alias, name]) => (alias.includes(wanted) ? [name] : [])));
    for (const name of names) {
      const at = plain(name).indexOf(wanted);
      if (at >= 0 || byAlias.has(name)) ranked.push([at < 0 ? 1000 : at * 50 + name.length, `${set}:${name}`]);
    }
  }
  return ranked
    .sort(([one], [other]) => one - other)
    .slice(0, most)
    .map(([, name]) => name);
}

async function setOf(set: string): Promise<IconSet> {
  const loading = sets.get(set) ?? readers[set]?.().then(iconSet);
  if (!loading) throw new Error(`There is no icon set ${set}`);
  sets.set(set, loading);
  return loading;
}

/** The name with the smallest edit distance, at most three; the shortest of several. */
function nearest(icon: string, names: Iterable<string>, atMost: number): string | undefined {
  let best: string | undefined;
  let fewest = Math.min(3, atMost);
  for (const name of names) {
    const edits = distance(icon, name, fewest);
    if (edits > fewest || edits >= name.length || (best && edits === fewest && name.length >= best.length)) continue;
    best = name;
    fewest = edits;
  }
  return best;
}

function iconSet(icons: [string, string[]][]): IconSet {
  const names = icons.map(([name]) => name);
  const aliases = new Map(icons.flatMap(([name, more]) => more.map((alias): [string, string] => [plain(alias), name])));
  return { names: new Set(names), aliases };
}

const plain = (words: string) => words.toLowerCase().replace(/[^a-z0-9+#]/g, '');

/** The only name that has the words. */
function onlyWith(icon: string, names: Set<string>): string | undefined {
  const found = [...names].filter((name) => `-${name}-`.includes(`-${icon}-`));
  return found.length === 1 ? found[0] : undefined;
}

/** The name with the same words in another order. */
function reordered(icon: string, names: Set<string>): string | undefined {
  const sorted = (name: string) => name.split('-').sort().join('-');
  return [...names].find((name) => name.length === icon.length && sorted(name) === sorted(icon));
}

async function listSimpleIcons(): Promise<[string, string[]][]> {
  const file = join(dirname(require.resolve('simple-icons')), 'data/simple-icons.json');
  const icons = JSON.parse(await readFile(file, 'utf8')) as {
    title: string;
    slug: string;
    aliases?: { aka?: string[] };
  }[];
  return icons.map(({ title, slug, aliases }) => [slug, [title, title.replace(/\./g, ''), ...(aliases?.aka ?? [])]]);
}

/** Reads an icon such as `tabler:code` or `simple-icons:react` from its package; undefined if it does not exist. */
export function readIcon(name: string): IconData | undefined {
  const [set = '', icon = ''] = name.split(':');
  if (!/^[a-z0-9_-]+$/.test(icon)) return undefined;
  if (set === 'tabler') return readTabler(icon);
  return set === 'simple-icons' ? readSimpleIcon(icon) : undefined;
}

type Nodes = IconData['nodes'];

let folder = tablerFolder;
let tabler: Map<string, Nodes> | undefined;

/** Says where the drawings of tabler are, to code that is bundled elsewhere. */
export function readTablerFrom(other: string): void {
  folder = other;
}

/** The elements of all icons of tabler, read once. */
function tablerIcons(): Map<string, Nodes> {
  const read = (kind: string, ending: string) => {
    const icons: Record<string, Nodes> = JSON.parse(readFileSync(join(folder, `tabler-nodes-${kind}.json`), 'utf8'));
    return Object.entries(icons).map(([name, nodes]): [string, Nodes] => [name + ending, nodes]);
  };
  tabler ??= new Map([...read('outline', ''), ...read('filled', filledEnding)]);
  return tabler;
}

const filledEnding = '-filled';

function readTabler(icon: string): IconData | undefined {
  const nodes = tablerIcons().get(icon);
  const inside = nodes?.map(([element, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${element}${written.join('')}/>`;
  });
  return nodes && inside && { set: 'tabler', nodes, inside: inside.join(''), filled: icon.endsWith(filledEnding) };
}

/** The lines of an icon of tabler such as `check`, as the `d` of one path; undefined if there is none, or it is not made of paths alone. */
export function linesOf(icon: string): string | undefined {
  const paths = tablerIcons()
    .get(icon)
    ?.map(([element, { d }]) => (element === 'path' ? d : undefined));
  // Each begins at a place of its own, so all may follow each other in one path.
  return paths?.every((d) => d?.startsWith('M')) ? paths.join('') : undefined;
}

function readSimpleIcon(icon: string): IconData | undefined {
  const folder = dirname(require.resolve('simple-icons'));
  const path = /<path d="([^"]*)"/.exec(readIfThere(join(folder, `icons/${icon}.svg`)) ?? '')?.[1];
  const hex = path && hexOf(folder, icon);
  if (!path || !hex) return undefined;
  const [nodes, inside]: [Nodes, string] = [[['path', { d: path }]], `<path d="${path}"/>`];
  return { set: 'simple-icons', nodes, inside, filled: true, path, hex: `#${hex}` };
}

let colors: Map<string, string> | undefined;

/** The color of a brand. */
function hexOf(folder: string, icon: string): string | undefined {
  colors ??= new Map(
    (JSON.parse(readFileSync(join(folder, 'data/simple-icons.json'), 'utf8')) as { slug: string; hex: string }[]).map(
      ({ slug, hex }) => [slug, hex],
    ),
  );
  return colors.get(icon);
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
