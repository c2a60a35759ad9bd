import type { Nodes, RootContent } from 'mdast';
import type { z } from 'zod';
import { actionField } from '../../schema/action.ts';
import { pictureField } from '../../schema/fields/index.ts';
import type { Registry } from '../../schema/registry.ts';
import { listPartOf } from '../content/list-part.ts';
import { pageAddress } from '../content/page-address.ts';
import { itemIdOf } from '../content/repeats.ts';
import type { SearchEntry } from '../content/search/index-options.ts';
import { optionOf, partOf, type SchemaNode, schemaNodeOf } from '../diagnostics/schema-node.ts';
import { isObject } from '../json/values.ts';
import type { AnySectionData, PageData } from './page-data.ts';
import type { ResolvedSite } from './resolve.ts';

/**
 * Returns what can be found on a page: the page itself, with the texts before its second heading, and then each part below a heading with an
 * id. The texts are what the schemas of its sections and list items call words, as components get them. So this needs no rendered page, and
 * knows the section types of a site too.
 */
export function searchEntries(
  { registry, config: { seo, lists } }: Pick<ResolvedSite, 'registry' | 'config'>,
  { path, label, head, sections }: PageData,
): SearchEntry[] {
  const address = pageAddress(path, seo);
  let texts = [head.description];
  const entries = [{ href: address, title: label, texts }];
  const begin = (id: string, title: string) => {
    texts = [];
    entries.push({ href: `${address}#${id}`, title, texts });
  };
  const opening = sections.find(isTitled);
  for (const section of sections) {
    const { title, ...rest } = section;
    if (isTitled(section) && section !== opening) begin(section.id, section.title);
    else if (isTitled(section)) texts.push(section.title);
    const of = listPartOf(registry, section) ? lists[String(section.list)]?.of : undefined;
    for (const part of partsOf(registry, isTitled(section) ? rest : section, of))
      if (typeof part === 'string') texts.push(part);
      else begin(part.id, part.heading);
  }
  return entries.map(({ texts, ...entry }) => ({ ...entry, text: joined(texts) }));
}

/** Texts as one, each apart from the next. */
const joined = (texts: (string | undefined)[]) =>
  texts
    .filter((text) => text?.trim())
    .map((text, at, all) => (at === all.length - 1 || /[.!?:;…。！？।؟]$/.test(text ?? '') ? text : `${text} ·`))
    .join(' ');

const isTitled = (section: object): section is AnySectionData & { title: string } =>
  'title' in section && typeof section.title === 'string';

/** Of the dates of an item one, as all have the same words. */
const shownOnce = (items: { id: string }[]) => [...new Map(items.map((item) => [itemIdOf(item.id), item])).values()];

/** A text, or a heading of Markdown. */
type Part = string | { id: string; heading: string };

/** The words of a section, and those of the items that it shows. */
function* partsOf(registry: Registry, section: object & { type?: unknown }, items: string | undefined): Iterable<Part> {
  yield* partsIn(section, schemaNodeOf(registry.section(section.type)?.schema as z.ZodType));
  if (items && 'items' in section && Array.isArray(section.items))
    for (const item of shownOnce(section.items)) yield* partsIn(item, itemNode(items));

  function itemNode(collection: string): SchemaNode | undefined {
    const known = registry.collection(collection);
    return known && schemaNodeOf(known.item);
  }

  function* partsIn(value: unknown, node: SchemaNode | undefined): Iterable<Part> {
    if (!node || node.field === actionField) return;
    if (typeof value === 'string') {
      if (node.field?.isWords) yield value;
    } else if (node.field?.isMarkdown) yield* ((value ?? []) as RootContent[]).map(partOfMarkdown);
    else if (node.itemKind) {
      if (isObject(value)) yield* partsIn(value, itemNode(node.itemKind));
    } else if (Array.isArray(value)) {
      if (node.kind === 'list') for (const part of value) yield* partsIn(part, node.item);
    } else if (isObject(value)) {
      const option = node.kind === 'choice' ? optionOf(value, node) : node;
      // The text that stands for a picture is on no screen.
      for (const [key, part] of option ? Object.entries(value) : [])
        if (node.field !== pictureField || key !== 'alt') yield* partsIn(part, partOf(option as SchemaNode, key));
    }
  }
}

const partOfMarkdown = (node: RootContent): Part =>
  node.type === 'heading' && node.data?.id ? { id: node.data.id, heading: textOf(node) } : textOf(node);

/** The words of a node: those of its blocks with a space between them. */
function textOf(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('children' in node) return node.children.map(textOf).join(hasBlocks.includes(node.type) ? ' ' : '');
  return 'value' in node ? node.value : '';
}

const hasBlocks = ['list', 'listItem', 'blockquote', 'table', 'tableRow'];
