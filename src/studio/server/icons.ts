import { z } from 'zod';
import { readIcon, searchIcons } from '../../site/assets/icons.ts';
import type { IconRequest, IconsAnswer } from '../protocol.ts';

const text = z.string().max(100);

export const iconRequest: z.ZodType<IconRequest> = z.union([
  z.strictObject({ query: text }),
  z.strictObject({ name: text }),
]);

/** How many icons are shown at once. */
const most = 90;

/** Finds icons by words, or the one of a name, with what is drawn of each. */
export async function findIcons(asked: IconRequest): Promise<IconsAnswer> {
  const names = 'name' in asked ? [asked.name] : await searchIcons(asked.query, most);
  const icons = names.flatMap((name) => {
    const icon = readIcon(name);
    return icon ? [{ name, inside: icon.inside, filled: icon.filled }] : [];
  });
  return { ok: true, icons };
}
