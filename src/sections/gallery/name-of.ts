import type { SectionData } from '../../config/page-model.ts';

/** What a picture of a gallery is called: its caption, else what it shows, else its place. */
export function nameOf({ title, items }: SectionData<'gallery'>, index: number): string {
  return items[index]?.caption ?? (items[index]?.picture.alt || `${title} ${index + 1}`);
}
