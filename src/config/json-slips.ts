import { quote } from './show-value.ts';

/** A slip in a JSON text, in words: code, fact, remedy. */
export type Slip = readonly [code: string, fact: string, remedy: string];

const closerOf = (opener: string) => (opener === '{' ? '}' : ']');
const look = 'or look above for a bracket that closes too early.';
const repeated = 'That is beyond any site; look for something that was repeated by mistake.';
const count = (number: number) => number.toLocaleString('en');

/** What is said about each slip between the tokens of a JSON text. */
export const slips = {
  empty: ['json/empty', 'The file is empty.', 'It must hold one object: { "version": 1, … }.'],
  noJson: (word: string): Slip => [
    'json/no-json',
    `The file is not JSON: it begins with ${quote(word)}.`,
    'It must hold one object: { … }.',
  ],
  depth: (most: number): Slip => [
    'json/depth',
    `The nesting is deeper than ${most} levels.`,
    'Nothing in this file needs that: look for brackets that belong elsewhere.',
  ],
  values: (most: number): Slip => ['json/too-many', `The file holds more than ${count(most)} values.`, repeated],
  entries: (most: number): Slip => ['json/too-many', `There are more than ${count(most)} entries here.`, repeated],
  afterEnd: ['json/after-end', 'There is more text after the end of the configuration.', `Remove it, ${look}`],
  extraBracket: (bracket: string): Slip => [
    'json/extra-bracket',
    `This ${bracket} closes nothing.`,
    `Remove it, ${look}`,
  ],
  stillOpen: (opener: string, line: number, bracket: string): Slip => [
    'json/unclosed-bracket',
    `The ${opener} of line ${line} is still open where this ${bracket} stands.`,
    `Put a ${closerOf(opener)} before it, or look for a bracket that is missing or too many in between.`,
  ],
  neverClosed: (opener: string): Slip => [
    'json/unclosed-bracket',
    `This ${opener} is never closed.`,
    `Put a ${closerOf(opener)} where it ends. If it seems to have one, a bracket in between is missing.`,
  ],
  trailingComma: ['json/trailing-comma', 'There is a comma after the last entry.', 'Remove the comma.'],
  extraComma: ['json/extra-comma', 'There is a comma too many.', 'Remove the comma.'],
  missingComma: (inList: boolean): Slip => [
    'json/missing-comma',
    `A comma is missing between the ${inList ? 'values' : 'entries'}.`,
    'Write a comma after this.',
  ],
  unquotedText: (word: string): Slip => [
    'json/unquoted-text',
    `The text ${quote(word)} has no quotes.`,
    `Write ${quote(word)}.`,
  ],
  unquotedKey: (word: string): Slip => [
    'json/unquoted-key',
    `The key ${quote(word)} has no quotes.`,
    `Write ${quote(word)}.`,
  ],
  quoteInText: [
    'json/quote-in-text',
    'The text ends at this quote, but more of it seems to follow.',
    'If the quote belongs to the text, write \\" instead of ".',
  ],
  missingKey: (token: string): Slip => [
    'json/missing-key',
    `A key in quotes must come here, not ${token}.`,
    'In an object { … } each value has a key: "title": "…".',
  ],
  missingValue: (key: string): Slip => [
    'json/missing-value',
    `The key ${quote(key)} has no value.`,
    `Write it: ${quote(key)}: …`,
  ],
  missingColon: (key: string): Slip => [
    'json/missing-colon',
    `There is no colon after the key ${quote(key)}.`,
    `Write ${quote(key)}: and then the value.`,
  ],
  otherColon: (key: string, sign: string): Slip => [
    'json/missing-colon',
    `Between ${quote(key)} and its value stands ${sign}.`,
    'Write a colon instead.',
  ],
  keyInList: ['json/unexpected', 'A list [ … ] has no keys.', 'Put { and } around the keys and values.'],
  secondColon: ['json/unexpected', 'A second colon stands here.', 'Look for a missing comma or quote before it.'],
  wordBehind: (word: string): Slip => [
    'json/unexpected',
    `Behind the value stands ${quote(word)}.`,
    'Remove it, or put it into the quotes of the text.',
  ],
  noValue: (token: string): Slip => [
    'json/unexpected',
    `A value must come here, not ${token}.`,
    'Remove it, or write the value before it.',
  ],
  protoKey: ['json/proto-key', 'A key cannot be named "__proto__".', 'Remove it.'],
  duplicateKey: (key: string, line: number): Slip => [
    'json/duplicate-key',
    `The key ${quote(key)} is here twice in the same object; the first is in line ${line}.`,
    'Remove one of the two, or rename it.',
  ],
} as const satisfies Record<string, Slip | ((...args: never[]) => Slip)>;
