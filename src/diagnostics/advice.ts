import type { Problem } from '../../schema/fields/index.ts';
import { namesIn, type Searched, suggest } from '../../schema/suggest.ts';
import { oneOf, showValue } from '../json/show-value.ts';

/** What to do about a wrong value, in words and, if that is known, as an edit. */
export type Advice = Pick<Problem, 'hint' | 'edit'>;

/** Proposes the value that was probably meant, followed by `more`; `otherwise` is the hint if there is none. */
export const didYouMean = (meant: string | number | undefined, otherwise: string, more = ''): Advice =>
  meant === undefined
    ? { hint: otherwise }
    : { hint: `Did you mean ${showValue(meant)}?${more && ` ${more}`}`, edit: { op: 'set', value: meant } };

/** Proposes another name for an unknown one: the one that was probably meant, else all names, or `none` if there are none. */
export function instead(given: string, names: Searched, none: string): Advice {
  const meant = suggest(given, names);
  if (meant !== undefined) return didYouMean(meant, none);
  const all = [...namesIn(names)];
  return { hint: all.length === 0 ? none : `Use ${oneOf(all)}.` };
}

/** How the items of lists of a kind get a key that they do not have. */
export const furtherKeys = (kind: unknown): string =>
  typeof kind === 'string' ? ` "fields" of the list adds a key to all ${kind}: see docs/editors.md.` : '';
