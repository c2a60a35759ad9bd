import { slug } from '../../schema/slug.ts';
import { isObject } from '../json/values.ts';

/** Returns a free name: if it is taken, with the next free number before its extension. */
export function freeName(name: string, taken: Iterable<unknown>): string {
  const all = new Set(taken);
  if (!all.has(name)) return name;
  const [, stem = name, ending = ''] = /^(.*?)(?:-\d+)?(\.\w+)?$/.exec(name) ?? [];
  let number = 2;
  while (all.has(`${stem}-${number}${ending}`)) number++;
  return `${stem}-${number}${ending}`;
}

/** The keys that name an object, in order of preference. */
export const naming = [
  'name',
  'title',
  'label',
  'question',
  'heading',
  'text',
  'quote',
  'path',
  'from',
  'network',
  'src',
];

const longest = 40;

/** Returns a free id for an item of a list, made from its name or from another of its texts. */
export function idFrom(item: unknown, taken: Iterable<unknown>): string {
  const parts = isObject(item) ? item : {};
  const texts = [...naming.map((key) => parts[key]), ...Object.values(parts)];
  const words = texts.flatMap((text) => (typeof text === 'string' ? splitWords(text) : []));
  return freeName(words[0] ?? 'item', taken);
}

/** Returns the first words of a text as an id; nothing if it has no Latin letters. */
function splitWords(text: string): string[] {
  const id = slug(text).replace(/^[\d-]+/, '');
  const short =
    id.length > longest
      ? id
          .slice(0, longest + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, longest)
      : id;
  return short === '' ? [] : [short];
}
