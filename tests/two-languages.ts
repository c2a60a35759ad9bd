import fc from 'fast-check';

// A site of two languages whose texts say themselves where they belong: the translation of "x17" is "X17". And what an editor does to
// its lists in a text editor.

type Json = unknown;
type JsonObject = Record<string, Json>;
export type Path = (string | number)[];

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isContainer = (value: Json): value is object => typeof value === 'object' && value !== null;
const isText = (value: Json): value is string => typeof value === 'string' && /^x\d+$/.test(value);
const isTranslated = (value: Json): value is string => typeof value === 'string' && /^X\d+$/.test(value);

/** Returns the config of a site in English, and its language file for German. The texts of `plain` are translated without their originals. */
export function twoLanguages(): { main: JsonObject; german: JsonObject } {
  let count = 0;
  const x = () => `x${++count}`;
  const times = <T>(number: number, make: (at: number) => T): T[] =>
    Array.from({ length: number }, (_, at) => make(at));
  const named = <T extends object>(number: number, make: (at: number) => T) =>
    times(number, (at) => ({ id: `n${++count}`, ...make(at) }));
  const links = (number: number) => named(number, () => ({ label: x(), href: '/' }));
  const page = (path: string, sections: JsonObject[]) => ({
    id: path.slice(1) || 'home',
    path,
    title: x(),
    description: x(),
    sections: sections.map((section) => ({ title: x(), ...section })),
  });
  const main = {
    version: 2,
    brand: { name: 'Acme' },
    seo: { siteUrl: 'https://acme.example', lang: 'en' },
    locales: { de: {} },
    theme: { accent: '#0b6e75' },
    header: {
      nav: [...links(2), ...named(2, () => ({ label: x(), items: links(3) }))],
      menu: links(2),
    },
    footer: { columns: named(3, () => ({ title: x(), items: links(3) })), legal: links(2) },
    dialogs: { more: { kind: 'text', title: x(), paragraphs: times(3, x) } },
    lists: {
      talks: {
        of: 'sessions',
        items: named(4, () => ({ title: x(), day: x(), start: '09:00', speakers: times(2, x), tags: times(2, x) })),
      },
    },
    routes: [
      page('/', [
        { type: 'hero', id: 'hero', paragraphs: times(3, x), actions: links(3) },
        {
          type: 'pricing',
          id: 'prices',
          plans: named(3, (at) => ({ name: x(), price: `€ ${at + 1}`, text: x(), features: times(3, x) })),
        },
        { type: 'faq', id: 'questions', items: named(4, () => ({ question: x(), answer: times(2, x) })) },
      ]),
      page('/table', [
        {
          type: 'table',
          id: 'table',
          columns: named(3, () => ({ name: x() })),
          rows: times(4, (at) => [x(), `${at}`, at % 2 ? x() : '']),
        },
        {
          type: 'comparison',
          id: 'comparison',
          columns: named(2, () => ({ name: x() })),
          groups: named(2, () => ({ title: x(), rows: named(3, () => ({ name: x(), cells: [x(), 'yes'] })) })),
        },
      ]),
      page('/text', [
        { type: 'rich-text', id: 'text', blocks: times(5, x) },
        { type: 'about', id: 'plain', paragraphs: times(3, x), claims: named(2, () => ({ value: '1', label: x() })) },
        { type: 'schedule', id: 'talks', list: 'talks' },
      ]),
    ],
  };
  return { main, german: translate(main, []) as JsonObject };
}

function translate(value: Json, path: Path): Json {
  if (isText(value)) return path.includes('plain') && path.includes('paragraphs') ? value.toUpperCase() : pair(value);
  if (Array.isArray(value)) {
    const parts = value.map((item) => [item, translate(item, [...path, (item as JsonObject).id as string])] as const);
    const there = parts.filter(([, part]) => part !== undefined);
    if (there.length === 0) return undefined;
    return value.some(isObject)
      ? Object.fromEntries(there.map(([item, part]) => [(item as JsonObject).id, part]))
      : there.map(([, part]) => part);
  }
  if (!isObject(value)) return undefined;
  const parts = Object.entries(value).map(([key, part]) => [key, translate(part, [...path, key])] as const);
  const there = parts.filter(([, part]) => part !== undefined);
  return there.length > 0 ? Object.fromEntries(there) : undefined;
}

const pair = (text: string) => ({ of: text, text: text.toUpperCase() });

/** A text of a language, its place, and the text of the main language there. */
export interface Shown {
  path: Path;
  text: string;
  original: Json;
}

/** Lists what a language shows for each text of the main language. Both are the parsed configs. */
export function shownTexts(main: Json, language: Json, path: Path = []): Shown[] {
  if (isText(main) || isTranslated(language)) return [{ path, text: String(language), original: main }];
  if (!isContainer(main) && !isContainer(language)) return [];
  const keys = new Set([main, language].flatMap((one) => (isContainer(one) ? Object.keys(one) : [])));
  const at = (one: Json, key: string) => (isContainer(one) ? (one as JsonObject)[key] : undefined);
  return [...keys].flatMap((key) => shownTexts(at(main, key), at(language, key), [...path, key]));
}

/** Returns whether a translation stands beside its source, or the source is shown itself. */
export const isInPlace = ({ text, original }: Shown): boolean =>
  typeof original === 'string' && (text === original || text === original.toUpperCase());

/** Finds the place of a translation in a language file. */
export function placeOf(file: Json, text: string, path: Path = []): Path | undefined {
  if (file === text) return path;
  if (!isContainer(file)) return undefined;
  for (const [key, part] of Object.entries(file)) {
    const found = placeOf(part, text, [...path, Array.isArray(file) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

/** Lists the translations of a language file. */
export function translationsIn(file: Json): string[] {
  if (isTranslated(file)) return [file];
  return isContainer(file) ? Object.values(file).flatMap(translationsIn) : [];
}

/** What is drawn for one structural edit: where, and how. */
export const structural = fc.record({
  op: fc.constantFrom('move' as const, 'insert' as const, 'duplicate' as const, 'remove' as const, 'say' as const),
  list: fc.nat(),
  from: fc.nat(),
  to: fc.nat(),
  /** Whether a copy gets an id of its own, and whether a new item gets one. */
  isNamed: fc.boolean(),
});
export type Structural = typeof structural extends fc.Arbitrary<infer One> ? One : never;

/** Returns the paths of all lists of a config with items, pages and texts. */
function listsOf(value: Json, path: Path = []): Path[] {
  if (!isContainer(value)) return [];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    listsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) && value.length > 0 ? [path, ...inside] : inside;
}

let fresh = 1000;

/** Makes a structural edit of the main config, as a person does in a text editor, and returns a new config. */
export function restructured(main: JsonObject, { op, list, from, to, isNamed }: Structural): JsonObject {
  const copy = structuredClone(main);
  const lists = listsOf(copy);
  const items = lists[list % lists.length]?.reduce<Json>((at, step) => (at as JsonObject)[step], copy) as Json[];
  const at = from % items.length;
  const place = to % items.length;
  if (op === 'move') items.splice(place, 0, ...items.splice(at, 1));
  else if (op === 'remove') {
    if (items.length > 1) items.splice(at, 1);
  } else if (op === 'say') items[at] = withNewTexts(items[at]);
  else {
    const other = op === 'insert' ? withNewTexts(items[at]) : structuredClone(items[at]);
    items.splice(place, 0, isObject(other) ? renamed(other, isNamed, op) : other);
  }
  return copy;
}

/** Gives a copy a path, and an id or, if it is an item that needs none, no id. */
function renamed({ id: _, ...item }: JsonObject, isNamed: boolean, op: string): JsonObject {
  const needsId = 'type' in item || 'path' in item || 'day' in item;
  const id = isNamed || needsId ? `n${++fresh}` : op === 'insert' ? undefined : _;
  return { ...(id !== undefined && { id }), ...item, ...('path' in item && { path: `/p${++fresh}` }) };
}

function withNewTexts(value: Json): Json {
  if (isText(value)) return `x${++fresh}`;
  if (Array.isArray(value)) return value.map(withNewTexts);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withNewTexts(part)]));
}
