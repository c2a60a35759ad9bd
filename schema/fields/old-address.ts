import { unsafe, urlOf } from '../web-address.ts';
import { type FieldType, fieldMeta, matching } from './field-type.ts';

/** The path of an address that others have linked to. It is never put right, as it would be another address. */
const oldAddressField: FieldType = {
  noun: 'path',
  *propose(text) {
    const url = /^https?:\/\//.test(text) ? urlOf(text) : undefined;
    yield url ? url.pathname : `/${text}`;
  },
  fix: (text) => mistakes.find(([mistake]) => mistake.test(text))?.[1],
  *check(text: string, { quote }) {
    if (isEncoded(text.replace(/[*]$/, ''))) return;
    const message = `${quote(text)} has percent signs that do not encode UTF-8.`;
    yield { code: 'redirect/encoding', message, hint: 'Write the letters themselves, or each "%" as %25.' };
  },
};

function isEncoded(text: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}

const mistakes: [mistake: RegExp, fix: string][] = [
  [/[?#]/, 'Remove everything from "?" or "#" on: hosts compare the path alone.'],
  [/\s/, 'Write %20 for a space.'],
  [/\/\//, 'Write one slash between two parts.'],
  [/\/\./, 'A part of it cannot begin with a dot.'],
  [/[*]/, 'Write the asterisk at the end alone, after a slash.'],
];

// A part of a path: anything that browsers send, but no "*", which is for whole folders, and no dot at its beginning.
const other = `${unsafe}/?#*`;
const part = `[^.${other}][^${other}]*`;

/** The old address of a page, as a path, or with `/*` at its end of a whole folder. */
export const oldAddress = (title: string, description: string, ...examples: string[]) =>
  matching(new RegExp(`^(/${part})+(/[*]?)?$`), 1000).meta(
    fieldMeta(
      oldAddressField,
      title,
      description,
      examples,
      'Write a path, such as /old-page, or with /* at its end, such as /blog/*.',
    ),
  );
