import type { Heading } from 'mdast';
import type { z } from 'zod';
import type { Collection } from '../../schema/define-collection.ts';
import type { Section } from '../../schema/define-section.ts';
import { dialogField, pictureField } from '../../schema/fields/index.ts';
import type { Picture, PictureUse } from '../../schema/picture.ts';
import type { Registry } from '../../schema/registry.ts';
import type { Drawn } from '../../schema/section-data.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { type Profile, profileField } from '../../schema/social.ts';
import { listPartOf } from '../content/list-part.ts';
import { readMarkdown } from '../content/markdown.ts';
import { ownKeysOf, ownValues } from '../content/own-values.ts';
import { fillTokens } from '../content/tokens.ts';
import { mapFields, partOf, type SchemaNode, schemaNodeOf, walk } from '../diagnostics/schema-node.ts';
import { readIcon } from '../media/icons.ts';
import type { AnySectionData, SiteRoute } from './page-data.ts';
import { nextOf, partOfList } from './part-of-list.ts';
import { type PictureFiles, picture, placeInSection } from './pictures.ts';
import { relatedItems } from './related-items.ts';

/**
 * Converts a section to the data of its component: with tokens filled, Markdown parsed, the items of its list and those that it names, and the
 * sizes of pictures. The tokens of `lists` are filled.
 */
export function resolveSection(
  registry: Registry,
  section: Section,
  { lists, seo }: Pick<SiteConfig, 'lists' | 'seo'>,
  tokens: Record<string, string>,
  images: PictureFiles,
  { path, number, item, group }: Pick<SiteRoute, 'path' | 'number' | 'item' | 'group'>,
  headingId: (heading: Heading) => string,
): AnySectionData {
  const place = placeInSection(registry, section);
  const resolved = mapFields(
    section,
    schemaNodeOf(registry.section(section.type)?.schema as z.ZodType),
    (part, schemaNode) => {
      if (typeof part !== 'string') return dataOfPart(part, schemaNode, place, images);
      if (schemaNode.itemKind) return itemNamed(registry, { lists, seo }, schemaNode.itemKind, part, images);
      if (!schemaNode.field?.isMarkdown) return fillTokens(part, tokens);
      return fillTokens(
        readMarkdown(part, (one) => picture(one, place, images), headingId),
        tokens,
      );
    },
  );
  const part = listPartOf(registry, section);
  if (!part) return resolved;
  const list = lists[part.list];
  if (!list) throw new Error(`There is no list ${part.list}`);
  const items = relatedItems(itemsOf(registry, { lists, seo }, list, images), part, lists, item);
  return { ...resolved, ...partOfList(items, part, { path, number, group }, seo) };
}

function itemNamed(registry: Registry, config: Lists, of: string, id: string, images: PictureFiles) {
  const all = Object.values(config.lists).filter((list) => list.of === of);
  const items = all.flatMap((list) => itemsOf(registry, config, list, images) as { id: string }[]);
  const named = items.find((item) => item.id === id);
  return named && nextOf(named);
}

/** Returns what a component gets for a picture or a profile, and other values as they are. */
function dataOfPart(part: unknown, { field }: SchemaNode, place: PictureUse, images: PictureFiles): unknown {
  if (field === pictureField) return picture(part as Picture, place, images);
  return field === profileField ? withDrawing(part as Profile) : part;
}

type Lists = Pick<SiteConfig, 'lists' | 'seo'>;
type List = SiteConfig['lists'][string];

/** The items of a list, resolved once, as many pages may show it. */
function itemsOf(registry: Registry, config: Lists, list: List, images: PictureFiles): unknown[] {
  const known = resolvedLists.get(images) ?? new WeakMap<List, unknown[]>();
  resolvedLists.set(images, known);
  const items =
    known.get(list) ??
    list.items.map((item) => {
      const ownKeys = ownKeysOf(config, list.of);
      const own = ownKeys.length > 0 && { ownKeys, facts: ownValues(config, list.of, item, { onCards: true }) };
      return { ...resolveItem(registry, list.of, item, images), ...own };
    });
  known.set(list, items);
  return items;
}

const resolvedLists = new WeakMap<PictureFiles, WeakMap<List, unknown[]>>();

/** Returns the ids of the dialogs that these sections and the header open. */
export function dialogsOpened(
  registry: Registry,
  { header }: Pick<SiteConfig, 'header'>,
  sections: Section[] = [],
): Set<string> {
  const found = new Set<string>();
  const find = (value: unknown, schemaNode: SchemaNode) =>
    walk(value, schemaNode, (part, { field }) => {
      if (field === dialogField && typeof part === 'string') found.add(part);
    });
  for (const section of sections) find(section, schemaNodeOf(registry.section(section.type)?.schema as z.ZodType));
  find(header, partOf(schemaNodeOf(registry.site), 'header') as SchemaNode);
  return found;
}

/** Adds the drawing of an icon, if one of a set is named. */
export function withDrawing<T extends Pick<Profile, 'icon'>>(part: T): Drawn<T> {
  const { icon } = part;
  if (!icon || icon.startsWith('/')) return part;
  const drawing = readIcon(icon);
  return drawing ? { ...part, drawing: { nodes: drawing.nodes, filled: drawing.filled } } : part;
}

function resolveItem(registry: Registry, of: string, item: Record<string, unknown>, images: PictureFiles): object {
  const { hidden = [], pictures = {}, item: schema } = registry.collection(of) as Collection;
  const schemaNode = schemaNodeOf(schema);
  const entries = Object.entries(item).filter(([key]) => !hidden.includes(key));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      const place = pictures[key];
      if (place && typeof value === 'string') return [key, picture({ src: value, alt: '' }, place, images)];
      const own = partOf(schemaNode, key);
      return [key, own ? mapFields(value, own, (part, one) => dataOfPart(part, one, place ?? 'card', images)) : value];
    }),
  );
}
