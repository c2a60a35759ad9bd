import { readFileSync } from 'node:fs';
import { seeded } from '../../examples/company/art/seed.ts';
import { imageField, isFileFor, linkField } from '../../schema/fields/index.ts';
import { listsSchema } from '../../schema/lists.ts';
import type { SiteConfigInput } from '../../schema/site.ts';
import { type SchemaNode, schemaNodeOf, walk } from '../../src/diagnostics/schema-node.ts';
import { isObject, valueAt } from '../../src/json/values.ts';
import { companyFile } from '../company.ts';
import { wholeConfig } from '../config/whole-config.ts';
import { drawPhoto } from '../photo.ts';
import { collections, exampleFrames, exampleLists, sectionTypes } from '../registry.ts';
import { seedOfRun } from '../seed.ts';
import { type SiteFiles, writeCompanySite } from '../served-site.ts';
import { isWords, oneWord, threeTimes } from '../stretched-config.ts';

/** What a site may be written in. */
const wordings: Record<string, (text: string) => string> = {
  plain: (text) => text,
  'words of 40 letters': (text) =>
    Array(Math.ceil(text.length / 80))
      .fill(oneWord(text))
      .join(' '),
  'three times as long': threeTimes,
  Arabic: (text) => inPlaceOf(text, 'نبني لك ما تحتاج إليه خطوة بعد خطوة ونبقى معك حتى يعمل كل شيء كما تريد '),
  Hindi: (text) => inPlaceOf(text, 'हम आपके साथ मिलकर कदम दर कदम बनाते हैं और अंत तक आपका ध्यान रखते हैं '),
  Japanese: (text) => inPlaceOf(text, '私たちはあなたと一緒に一歩ずつ作り、すべてが望みどおりに動くまで寄り添います。'),
  emoji: (text) => inPlaceOf(text, '👩‍🚀 🎉🎉🎉 👨‍👩‍👧‍👦 ✨ 🏳️‍🌈 ok 👍🏽 '),
};

/** About as much of a text as another one has, without a part of a word. */
function inPlaceOf(text: string, words: string): string {
  const all = words.repeat(Math.ceil(text.length / words.length) + 1);
  const end = all.indexOf(' ', text.length);
  return all.slice(0, end < 0 ? text.length + 1 : end).trim();
}

/** The photographs that sections show, with their sizes: both formats, lying and standing. */
const photos: Record<string, [width: number, height: number]> = {
  '/images/lying.jpg': [900, 600],
  '/images/standing.jpg': [600, 900],
  '/images/lying.png': [800, 500],
  '/images/standing.png': [500, 800],
};

/** Writes a site that the seed of the run draws; the file `seed` beside its config tells it. */
export async function writeDrawnSite(name: string): Promise<string> {
  const config = drawSite(seedOfRun);
  const files: SiteFiles = { seed: String(seedOfRun), 'content/first.md': 'What the body of an author names.' };
  for (const [address, [width, height]] of Object.entries(photos)) {
    const format = address.endsWith('.png') ? 'png' : 'jpeg';
    files[`public${address}`] = await drawPhoto(width, height).toFormat(format).toBuffer();
  }
  // A syllabus that is there need not be made.
  for (const list of Object.values(config.lists ?? {}))
    if (list.of === 'courses') for (const { pdf } of list.items) files[`public/assets/training/${pdf}`] = '%PDF-1.7';
  return writeCompanySite(name, config, files);
}

type Json = Record<string, unknown>;
type ObjectNode = Extract<SchemaNode, { kind: 'object' }>;

const pages = Object.entries(wordings);
const company = JSON.parse(readFileSync(companyFile, 'utf8')) as SiteConfigInput;
const whole = wholeConfig('href');
const wholeSections = new Map(whole.routes[0]?.sections.map((section) => [section.type as string, section]));

/**
 * A site with a page for each kind of wording, on which each section type stands once. Over the pages each type shows one item and thirty,
 * no optional key and all, each photograph and each layout, in combinations that the seed draws.
 */
function drawSite(seed: number): SiteConfigInput {
  const listSchema = listsSchema(collections);
  const random = seeded(seed);
  /** One value for each page, each value about as often as the others. */
  const deal = <T>(values: readonly T[]): T[] => {
    const first = Math.floor(random() * values.length);
    const dealt = pages.map((_, at) => ({ value: values[(first + at) % values.length] as T, place: random() }));
    return dealt.sort((one, other) => one.place - other.place).map(({ value }) => value);
  };
  const known = { ...exampleLists, ...company.lists } as Record<string, unknown>;
  const lists: Json = { ...exampleLists, people: { ...whole.lists?.people, fields: undefined } };
  const sections = sectionTypes.map((type) => {
    const schemaNode = schemaNodeOf(type.schema) as ObjectNode;
    const keys = deal(['some', 'all', 'none']);
    const counts = deal([1, 30, undefined]);
    const photo = deal(Object.keys(photos));
    const examples = deal(type.examples);
    const layouts = layoutsOf(schemaNode).map(([key, values]) => [key, deal(values)] as const);
    return pages.map(([, words], page) => {
      const draw = (value: Json, schemaNode: ObjectNode, isRight: () => boolean) => {
        if (keys[page] === 'none') removeOptional(value, schemaNode, isRight);
        countItems(value, schemaNode, counts[page], isRight);
        fill(value, schemaNode, words, photo[page] as string);
      };
      const source = keys[page] === 'all' ? wholeSections.get(type.type) : examples[page];
      const section = { ...structuredClone(source), id: `${type.type}-${page + 1}` } as Json;
      const isRight = () =>
        type.schema.safeParse(section).success && ![...(type.check?.(section, undefined) ?? [])].length;
      // Parts would be pages of their own.
      change(section, 'perPage', undefined, isRight);
      for (const [key, values] of layouts) change(section, key, values[page], isRight);
      draw(section, schemaNode, isRight);
      if (typeof section.list !== 'string') return section;

      const list = structuredClone(
        keys[page] === 'all' ? valueAt(whole.lists, [section.list]) : known[section.list],
      ) as Json;
      const kind = collections.find(({ name }) => name === list.of) as (typeof collections)[number];
      draw(list, schemaNodeOf(kind.schema) as ObjectNode, () => listSchema.safeParse({ list }).success);
      // One list gives the fields of all of its kind.
      delete list.fields;
      section.list = `list-of-${section.id}`;
      lists[section.list as string] = list;
      return section;
    });
  });
  const routes = pages.map(([title], page) => ({
    path: page === 0 ? '/' : `/${title.replaceAll(' ', '-').toLowerCase()}`,
    title,
    sections: sections.map((ofType) => ofType[page]),
  }));
  const { menu: _, ...header } = company.header ?? {};
  return {
    ...company,
    seo: { ...company.seo, shareImages: 'one', timeZone: 'Europe/Berlin' },
    theme: { ...company.theme, scheme: 'system' },
    header: { ...header, nav: [] },
    footer: {},
    lists,
    routes,
    security: { frames: exampleFrames },
  } as unknown as SiteConfigInput;
}

/** The keys that lay a section out, each with its values. */
function layoutsOf({ keys }: ObjectNode): [key: string, values: unknown[]][] {
  return [...keys].flatMap(([key, schemaNode]): [string, unknown[]][] => {
    // What is shown at times, or of some lists, lays out nothing.
    if (schemaNode.kind !== 'value' || ['type', 'draft', 'when'].includes(key)) return [];
    if (schemaNode.values.length > 1) return [[key, schemaNode.values]];
    const { minimum, maximum } = schemaNode;
    if (key !== 'columns' || !minimum || !maximum) return [];
    return [[key, Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at)]];
  });
}

/** Makes a change, or takes a value away, where all stays right. */
function change(owner: object, key: string | number, value: unknown, isRight: () => boolean): boolean {
  const before = Reflect.getOwnPropertyDescriptor(owner, key);
  if (value === undefined) Reflect.deleteProperty(owner, key);
  else Reflect.set(owner, key, value);
  if (isRight()) return true;
  Reflect.deleteProperty(owner, key);
  if (before) Object.defineProperty(owner, key, before);
  return false;
}

/** Leaves out whatever may be left out; of the things that a button may do, one stays. */
function removeOptional(value: Json, schemaNode: SchemaNode, isRight: () => boolean): void {
  for (const { owner, key, schemaNode: part } of partsOf(value, schemaNode))
    if (part.optional && !['href', 'dialog', 'copy'].includes(String(key))) change(owner, key, undefined, isRight);
}

/** Has so many items in each list of a value, as far as there may be so many. */
function countItems(value: Json, { keys }: ObjectNode, count: number | undefined, isRight: () => boolean): void {
  for (const [key, schemaNode] of keys) {
    const items = value[key];
    if (!count || !Array.isArray(items) || schemaNode.kind !== 'list' || ['actions', 'columns'].includes(key)) continue;
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => renamed(structuredClone(items[at % items.length]), schemaNode.item, at));
    for (const size of [count, 12, 7]) if (change(value, key, many(size), isRight)) break;
  }
}

/** An item under a name of its own: what it is called by is no text for visitors. */
function renamed(item: unknown, schemaNode: SchemaNode, at: number): unknown {
  for (const { owner, key, value, schemaNode: part } of partsOf(item, schemaNode))
    if (
      ['id', 'slug', 'name', 'pdf'].includes(String(key)) &&
      typeof value === 'string' &&
      owner === item &&
      !isWords(part)
    )
      Reflect.set(owner, key, value.replace(/(?=\.|$)/, `${key === 'name' ? '' : '-'}${at + 1}`));
  return item;
}

/** Puts the words and the photograph into each place that has some; links within the site lead to its home page. */
function fill(value: Json, schemaNode: SchemaNode, words: (text: string) => string, photo: string): void {
  for (const { owner, key, value: written, schemaNode: part } of partsOf(value, schemaNode)) {
    if (typeof written !== 'string') continue;
    const { field, schema } = part;
    const put = (told: string) => change(owner, key, told, () => schema.safeParse(told).success);
    if (isFileFor(imageField.asset, written)) put(photo);
    else if (field === linkField) put(written.replace(/^[/#].*/, '/'));
    else if (field?.isMarkdown)
      put(`- **${words('Begins')}** ${words('Then it goes on.')}\n- ${words('Another point')}`);
    else if (isWords(part)) {
      const { maxLength } = schema as { maxLength?: number | null };
      const told = words(written).slice(0, maxLength ?? undefined);
      // Answers of one question differ.
      put(Array.isArray(owner) && owner.includes(told) ? `${key} ${told}`.slice(0, maxLength ?? undefined) : told);
    }
  }
}

/** All that a value holds, as its schema knows it. */
function partsOf(value: unknown, schemaNode: SchemaNode) {
  const parts: { owner: object; key: string | number; value: unknown; schemaNode: SchemaNode }[] = [];
  walk(value, schemaNode, (part, schemaNode, path) => {
    const key = path.at(-1);
    const owner = valueAt(value, path.slice(0, -1));
    if (key !== undefined && (isObject(owner) || Array.isArray(owner)))
      parts.push({ owner, key, value: part, schemaNode });
  });
  return parts;
}
