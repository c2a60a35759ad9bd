import type { Section } from '../../schema/define-section.ts';
import type { PictureUse } from '../../schema/picture.ts';
import type { Registry } from '../../schema/registry.ts';
import type { ProfileModel } from '../../schema/section-data.ts';
import type { SiteConfig } from '../../schema/site.ts';
import type { Profile } from '../../schema/social.ts';
import { keysOf, outlineOf } from '../diagnostics/outline.ts';
import { readIcon } from '../media/icons.ts';
import type { AnySectionData } from './page-model.ts';
import { type PictureFiles, picture, placeInSection } from './pictures.ts';

/** Converts a section to the data of its component: with the items of its list, and with the sizes of pictures. */
export function resolveSection(
  registry: Registry,
  section: Section,
  { lists }: Pick<SiteConfig, 'lists'>,
  images: PictureFiles,
  path: string,
): AnySectionData {
  const resolved = sizePictures({ ...section }, placeInSection(registry, section), images);
  if (typeof section.list === 'string') {
    const list = lists[section.list];
    if (!list) throw new Error(`There is no list ${section.list}`);
    Object.assign(resolved, shownOf(itemsOf(registry, list, images), section as Shown, path));
  }
  for (const { key, of } of namedItems(registry, section.type)) {
    const ids = (section as Record<string, unknown>)[key] as string[];
    const items = Object.values(lists).flatMap((list) =>
      list.of === of ? (itemsOf(registry, list, images) as { id: string }[]) : [],
    );
    Object.assign(resolved, { [key]: ids.map((id) => items.find((item) => item.id === id)) });
  }
  return resolved;
}

/** The keys of a section type whose values are ids of items, with the collection of the items. */
function namedItems(registry: Registry, type: string): { key: string; of: string }[] {
  const schema = registry.section(type)?.schema;
  return keysOf(schema && outlineOf(schema)).flatMap(([key, value]) =>
    value.kind === 'list' && value.item.itemKind ? [{ key, of: value.item.itemKind }] : [],
  );
}

type List = SiteConfig['lists'][string];

/** The keys by which a section shows only a part of its list. */
interface Shown {
  limit?: number;
  perPage?: number;
  page?: number;
}

/** Returns the items of a list that a section shows: all, the first ones, or those of a page. */
export function shownOf(items: unknown[], section: Shown, path: string) {
  const { limit = items.length, perPage, page = 1 } = section;
  if (!perPage) return { items: items.slice(0, limit) };
  const paging = {
    page,
    count: Math.ceil(items.length / perPage),
    path: page > 1 ? path.replace(/\/page\/\d+$/, '') || '/' : path,
  };
  return { items: items.slice((page - 1) * perPage, page * perPage), ...(paging.count > 1 && { paging }) };
}

/** The items of a list, resolved once, as many pages may show it. */
function itemsOf(registry: Registry, list: List, images: PictureFiles): unknown[] {
  const known = resolvedLists.get(images) ?? new WeakMap<List, unknown[]>();
  resolvedLists.set(images, known);
  const items = known.get(list) ?? list.items.map((item) => resolveItem(registry, list.of, item, images));
  known.set(list, items);
  return items;
}

const resolvedLists = new WeakMap<PictureFiles, WeakMap<List, unknown[]>>();

/** Returns the ids of the dialogs that actions open, at any depth of a value. */
export function dialogsOpenedBy(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('dialog' in value && typeof value.dialog === 'string') found.add(value.dialog);
  for (const part of Object.values(value)) dialogsOpenedBy(part, found);
  return found;
}

function sizePictures<T>(value: T, place: PictureUse, images: PictureFiles): T {
  if (Array.isArray(value)) return value.map((part) => sizePictures(part, place, images)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (isPicture(value)) return picture(value, place, images);
  if ('network' in value) return withDrawing(value as unknown as Profile) as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sizePictures(part, place, images)])) as T;
}

const isPicture = (value: object): value is { src: string; alt: string } => 'src' in value && 'alt' in value;

/** Adds the drawing of a profile's icon, if it names one of a set. */
export function withDrawing(profile: Profile): ProfileModel {
  const { icon } = profile;
  if (!icon || icon.startsWith('/')) return profile;
  const drawing = readIcon(icon);
  return drawing ? { ...profile, drawing: { inside: drawing.inside, filled: drawing.filled } } : profile;
}

function resolveItem(registry: Registry, of: string, item: Record<string, unknown>, images: PictureFiles): unknown {
  const { hidden = [], pictures = {} } = registry.collection(of) ?? {};
  const shown = Object.entries(item).filter(([key]) => !hidden.includes(key));
  return Object.fromEntries(
    shown.map(([key, value]) => {
      const place = pictures[key];
      if (place && typeof value === 'string') return [key, picture({ src: value, alt: '' }, place, images)];
      return [key, sizePictures(value, place ?? 'card', images)];
    }),
  );
}
