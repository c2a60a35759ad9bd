import { quote } from './parse/read-json.ts';

export { quote };

/** Shows a value in a sentence: shortened, on one line, quoted as JSON. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0 ? '{}' : '{…}';
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
    return `a number that is too ${value > 0 ? 'large' : 'small'}`;
  }
  return String(value);
}

/** Writes a choice of names for a sentence: `"a"`, or `one of "a", "b"`. */
export const oneOf = (names: Iterable<string>): string => {
  const all = [...names];
  return all.length === 1 ? quoteList(all) : `one of ${quoteList(all)}`;
};

/** Joins quoted names for a sentence; a long list is shortened. */
export function quoteList(names: Iterable<string>, most = 24): string {
  const all = [...names];
  const shown = all.slice(0, most).map(quote).join(', ');
  return all.length > most ? `${shown} and ${all.length - most} more` : shown;
}

/** Joins quoted names with "and" before the last. */
export const quoteAll = (names: Iterable<string>): string =>
  quoteList(names).replace(/, (?="(?:[^"\\]|\\.)*"$)/, ' and ');
