import type { Finding } from './issue.ts';
import { quote } from './show-value.ts';

const unseen = /[\p{Cc}\p{Cf}\u3164]/gu;
const names: Record<number, string> = {
  173: 'a soft hyphen',
  8203: 'a zero-width space',
  8204: 'a zero-width non-joiner',
  8205: 'a zero-width joiner',
  8206: 'a left-to-right mark',
  8207: 'a right-to-left mark',
  8288: 'a word joiner',
  65279: 'a byte order mark',
};

/**
 * Tells of a character that nobody sees in what must be typed exactly, such as an id, a path, an icon or a link. `mend` gives what to type
 * for what is left without it.
 */
export function invisibleIn(
  given: string,
  mend = (rest: string) => rest,
): Pick<Finding, 'fact' | 'remedy'> | undefined {
  const [char] = given.match(unseen)?.filter((one) => !/[^\S\ufeff]/.test(one)) ?? [];
  const rest = given.replace(unseen, '').trim();
  if (char === undefined || rest === '') return undefined;
  const unit = char.codePointAt(0) as number;
  const number = `U+${unit.toString(16).toUpperCase().padStart(4, '0')}`;
  return {
    fact: `${quote(given)} holds ${names[unit] ?? 'a character'} (${number}), which cannot be seen.`,
    remedy: `Remove it: type ${quote(mend(rest))} anew, as a copy would bring it back.`,
  };
}
