import { bare, type Message, type Messages } from './message.ts';
import { quote } from './quote.ts';

const nameOf = (char: string) => `U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
const signs: Record<string, string> = { ',': 'a comma', ':': 'a colon' };
const slashes = (path: string) =>
  /^[a-z]:/i.test(path)
    ? 'Copy the file to a folder in public/ and write its path from there, beginning with a slash.'
    : `Folders are parted by slashes: write ${quote(path.replace(/\\+/g, '/').replace(/^[./]*(public\/)?/, '/'))}.`;

/** What is said about single signs, words and lines that are not JSON. */
export const signMessages = {
  lookalike: (sign: string, meant: string | undefined): Message => [
    'json/sign',
    meant ? `Here stands ${sign} instead of ${signs[meant] ?? `an ordinary ${meant}`}.` : `${sign} means nothing here.`,
    meant ? `Write ${meant} instead.` : 'Remove it.',
  ],
  comment: ['json/comment', 'This is a comment, and JSON has none.', 'Remove it.'],
  byteOrderMark: [
    'json/byte-order-mark',
    'The file begins with an invisible byte order mark (BOM).',
    'Save the file as "UTF-8" instead of "UTF-8 with BOM".',
  ],
  oddSpace: (char: string): Message => [
    'json/odd-space',
    `There is an invisible character (${nameOf(char)}) here.`,
    `${/\s/.test(char) && char !== '\ufeff' ? 'Replace it by an ordinary space' : 'Remove it'}; it often comes with copied text.`,
  ],
  unclosedComment: ['json/comment', 'This is a comment without an end, and JSON has no comments.', 'Remove it.'],
  stray: (sign: string): Message => ['json/stray', `The sign ${bare(sign)} does not belong here.`, 'Remove it.'],
  strayLine: (words: string): Message => [
    'json/stray',
    `${quote(words)} is no entry: an entry is a key in quotes, a colon and a value.`,
    `Remove it${/^[\w-]+$/.test(words) ? `, or write ${quote(words)}: and its value` : ''}.`,
  ],
  diff: [
    'json/stray',
    'This line begins with the sign of a pasted diff.',
    'Remove the + at the beginnings of lines, and the lines that begin with -.',
  ],
  program: (word: string): Message => [
    'json/program',
    `JSON has no round brackets and no functions: ${bare(word)} means nothing in it.`,
    'Write the value itself: a text in quotes, a number, a list [ … ] or an object { … }.',
  ],
  mergeConflict: [
    'json/merge-conflict',
    'The file holds an unfinished merge.',
    'Keep one of the two versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  otherLiteral: (word: string, literal: string): Message => [
    'json/literal',
    `JSON does not know ${word}.`,
    `Write ${literal}, or "${word}" if it is a text.`,
  ],
  noNumber: (word: string, meant: number | undefined): Message => [
    'json/number',
    `${bare(word)} is not a number that JSON knows.`,
    meant === undefined ? 'Write digits, such as 12 or 0.5, or put it in quotes if it is a text.' : `Write ${meant}.`,
  ],
  noCharacterNumber: [
    'json/escape',
    'Four digits or letters from a to f must follow \\u.',
    'Write the character itself instead, or \\\\u for a backslash and a u.',
  ],
  noEscape: (char: string, path: string | undefined): Message => [
    'json/escape',
    `${bare(`\\${char}`).slice(1)} means nothing in JSON.`,
    path ? slashes(path) : char === "'" ? "Write ' without a backslash." : 'For a backslash write \\\\ (two of them).',
  ],
  controlCharacter: (code: number): Message =>
    code === 9
      ? ['json/control-character', 'A tab cannot stand in a text as it is.', 'Write a space, or \\t.']
      : [
          'json/control-character',
          `An invisible control character (${nameOf(String.fromCharCode(code))}) stands in this text.`,
          'Remove it.',
        ],
} as const satisfies Messages;
