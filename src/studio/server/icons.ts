import { readIcon, searchIcons } from '../../media/icons.ts';
import type { IconRequest, IconsAnswer } from '../protocol.ts';

/** The maximum number of icons in an answer. */
const most = 90;

/** Searches for icons, or reads the one of a name. */
export async function findIcons(asked: IconRequest): Promise<IconsAnswer> {
  const names = 'name' in asked ? [asked.name] : await searchIcons(asked.query, most);
  const icons = names.flatMap((name) => {
    const icon = readIcon(name);
    return icon ? [{ name, inside: icon.inside, filled: icon.filled }] : [];
  });
  return { ok: true, icons };
}
