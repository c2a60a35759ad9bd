import type { Message, Messages } from './message.ts';
import { bracketMessages } from './messages-brackets.ts';
import { quoteMessages } from './messages-quotes.ts';
import { signMessages } from './messages-signs.ts';
import { quote } from './quote.ts';

const repeated = 'That is beyond any site; look for something that was repeated by mistake.';
const count = (number: number) => number.toLocaleString('en');

/** What is said about each message in a JSON text. */
export const messages = {
  ...bracketMessages,
  ...quoteMessages,
  ...signMessages,
  empty: ['json/empty', 'The file is empty.', 'It must hold one object: { "version": 1, … }.'],
  noJson: (word: string, follows: boolean): Message => [
    'json/no-json',
    `The file is not JSON: it begins with ${quote(word)}.`,
    follows ? 'Remove what stands before the first {.' : 'It must hold one object: { … }.',
  ],
  depth: (most: number): Message => [
    'json/depth',
    `The nesting is deeper than ${most} levels.`,
    'Nothing in this file needs that: look for brackets that belong elsewhere.',
  ],
  values: (most: number): Message => ['json/too-many', `The file holds more than ${count(most)} values.`, repeated],
  entries: (most: number): Message => ['json/too-many', `There are more than ${count(most)} entries here.`, repeated],
  trailingComma: ['json/trailing-comma', 'There is a comma after the last entry.', 'Remove the comma.'],
  extraComma: ['json/extra-comma', 'There is a comma too many.', 'Remove the comma.'],
  missingComma: (inList: boolean): Message => [
    'json/missing-comma',
    `A comma is missing between the ${inList ? 'values' : 'entries'}.`,
    'Write a comma after this.',
  ],
  missingKey: (token: string): Message => [
    'json/missing-key',
    `A key in quotes must come here, not ${token}.`,
    'In an object { … } each value has a key: "title": "…".',
  ],
  missingValue: (key: string): Message => [
    'json/missing-value',
    `The key ${quote(key)} has no value.`,
    `Write it: ${quote(key)}: …`,
  ],
  missingColon: (key: string): Message => [
    'json/missing-colon',
    `There is no colon after the key ${quote(key)}.`,
    `Write ${quote(key)}: and then the value.`,
  ],
  otherColon: (sign: string): Message => [
    'json/missing-colon',
    `Between the key and its value stands ${sign}.`,
    'Write a colon (:) instead.',
  ],
  keyInList: ['json/unexpected', 'A list [ … ] has no keys.', 'Put { and } around the keys and values.'],
  secondColon: ['json/unexpected', 'A second colon stands here.', 'Look for a missing comma or quote before it.'],
  wordBehind: (word: string): Message => [
    'json/unexpected',
    `Behind the value stands ${quote(word)}.`,
    'Remove it, or put it into the quotes of the text.',
  ],
  noValue: (token: string): Message => [
    'json/unexpected',
    `A value must come here, not ${token}.`,
    'Remove it, or write the value before it.',
  ],
  protoKey: ['json/proto-key', 'A key cannot be named "__proto__".', 'Remove it.'],
  duplicateKey: (key: string, line: number): Message => [
    'json/duplicate-key',
    `The key ${quote(key)} is here twice in the same object; the first is in line ${line}.`,
    'Remove one of the two, or rename it.',
  ],
} as const satisfies Messages;
