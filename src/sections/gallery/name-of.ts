import type { SectionDataOf } from '../../config/resolve/page-model.ts';
import type { gallery } from './schema.ts';

/** What a picture of a gallery is called: its caption, else what it shows, else its place. */
export function nameOf({ title, items }: SectionDataOf<typeof gallery>, index: number): string {
  return items[index]?.caption ?? (items[index]?.picture.alt || `${title} ${index + 1}`);
}
