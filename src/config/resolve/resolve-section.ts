import type { EntityKind } from '../../../schema/entities.ts';
import type { Section } from '../../../schema/route.ts';
import type { SiteConfig } from '../../../schema/site.ts';
import type { AnySectionData, Item, PictureUse } from './page-model.ts';
import { type PictureFiles, picture, placeInSection } from './pictures.ts';

/** Turns a section as written into what its component reads: its list joined, every picture in it sized. */
export function resolveSection(
  section: Section,
  { lists }: Pick<SiteConfig, 'lists'>,
  images: PictureFiles,
): AnySectionData {
  const resolved = sizePictures({ ...section }, placeInSection(section.type), images);
  if ('list' in section) {
    const list = lists[section.list];
    if (!list) throw new Error(`There is no list ${section.list}`);
    Object.assign(resolved, { items: itemsOf(list, images) });
  }
  // The schema ties each type to its keys and its kind of list, which `parseSite` has checked; the compiler cannot follow that.
  return resolved as unknown as AnySectionData;
}

type List = SiteConfig['lists'][string];

/** The items of a list, always the same object for the same list: many pages show it. */
function itemsOf(list: List, images: PictureFiles): unknown[] {
  const known = resolvedLists.get(images) ?? new WeakMap<List, unknown[]>();
  resolvedLists.set(images, known);
  const items = known.get(list) ?? list.items.map((item) => resolveItem(list.of, item as never, images));
  known.set(list, items);
  return items;
}

const resolvedLists = new WeakMap<PictureFiles, WeakMap<List, unknown[]>>();

/** The ids of the dialogs that actions open, wherever in the given values the actions stand. */
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
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sizePictures(part, place, images)])) as T;
}

const isPicture = (value: object): value is { src: string; alt: string } => 'src' in value && 'alt' in value;

function resolveItem<K extends EntityKind>(kind: K, item: Record<string, unknown>, images: PictureFiles): Item<K> {
  if (kind === 'people')
    return { ...item, image: picture({ src: String(item.image), alt: '' }, 'card', images) } as Item<K>;
  if (kind === 'courses') {
    const { id, name, description, pdf, duration, logo } = item;
    return {
      id,
      name,
      description,
      pdf,
      duration,
      logo: picture({ src: String(logo), alt: '' }, 'mark', images),
    } as Item<K>;
  }
  return item as Item<K>;
}
