import { quote } from '../read/read-json.ts';

export { quote };

/** Shows a value of the config in a sentence: short, on one line, quoted as JSON; never costs more than its first characters. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0 ? '{}' : '{…}';
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
    return `a number that is too ${value > 0 ? 'large' : 'small'} to be read`;
  }
  return String(value);
}

/** Names what there is to choose from: the only name, or one of several. */
export const oneOf = (names: Iterable<string>): string => {
  const all = [...names];
  return all.length === 1 ? quoteList(all) : `one of ${quoteList(all)}`;
};

/** Joins quoted names for a sentence, leaving out the rest of a long list. */
export function quoteList(names: Iterable<string>, most = 24): string {
  const all = [...names];
  const shown = all.slice(0, most).map(quote).join(', ');
  return all.length > most ? `${shown} and ${all.length - most} more` : shown;
}

/** Joins quoted names as a sentence does, with "and" before the last. */
export const quoteAll = (names: Iterable<string>): string =>
  quoteList(names).replace(/, (?="(?:[^"\\]|\\.)*"$)/, ' and ');
