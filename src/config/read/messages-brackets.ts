import type { Message, Messages } from './message.ts';
import { quote } from './quote.ts';

const closerOf = (opener: string) => (opener === '{' ? '}' : ']');
const look = 'or look above for a bracket that closes too early.';

const commaWords = {
  kept: ', and leave the comma where it is',
  none: ', and write a comma in its place',
  extra: ', and remove the comma after it',
  needless: '',
};

/** What is said about brackets. */
export const bracketMessages = {
  afterEnd: ['json/after-end', 'There is more text after the end of the configuration.', `Remove it, ${look}`],
  secondFile: [
    'json/after-end',
    'A second configuration begins here; the file can hold one.',
    'Remove one of the two.',
  ],
  extraBracket: (bracket: string): Message => [
    'json/extra-bracket',
    `This ${bracket} closes nothing.`,
    `Remove it, ${look}`,
  ],
  bracketTooMany: (bracket: string, withComma: boolean): Message => [
    'json/extra-bracket',
    `This ${bracket} is one too many.`,
    withComma ? 'Remove it, with the comma behind it.' : 'Remove it.',
  ],
  stillOpen: (opener: string, line: number, bracket: string): Message => [
    'json/unclosed-bracket',
    `The ${opener} of line ${line} is still open where this ${bracket} stands.`,
    `Put a ${closerOf(opener)} before it, or look for a bracket that is missing or too many in between.`,
  ],
  otherCloser: (opener: string, line: number, bracket: string): Message => [
    'json/unclosed-bracket',
    `The ${opener} of line ${line} cannot be closed by ${bracket}.`,
    `Write ${closerOf(opener)} instead.`,
  ],
  roundBracket: (meant: string): Message => [
    'json/round-bracket',
    `${meant === ']' ? 'A list [ … ]' : 'An object { … }'} cannot be closed by a round bracket.`,
    `Write ${meant} instead of ).`,
  ],
  behindList: (
    key: string,
    {
      line,
      several,
      comma,
      trailing,
    }: { line: number; several: boolean; comma: keyof typeof commaWords; trailing: boolean },
  ): Message => [
    'json/behind-list',
    `${several ? 'These { … } stand' : 'This { … } stands'} behind the ] of ${quote(key)}, but ${several ? 'belong' : 'belongs'} before it.`,
    `Move the ] of line ${line} behind ${several ? 'the last of them' : 'this { … }'}${commaWords[comma]}.${trailing ? ' Remove the comma behind it.' : ''}`,
  ],
  neverClosed: (opener: string): Message => [
    'json/unclosed-bracket',
    `This ${opener} is never closed.`,
    `Put a ${closerOf(opener)} where it ends. If it seems to have one, a bracket in between is missing.`,
  ],
  closeHere: (opener: string, line: number, key: string | undefined, fix: string): Message => [
    'json/unclosed-bracket',
    `The ${opener} of ${key === undefined ? '' : `${quote(key)} in `}line ${line} is not closed.`,
    fix,
  ],
  cutOff: (brackets: number, opener: string, line: number): Message => [
    'json/unclosed-bracket',
    brackets === 1
      ? `The file ends here, but the ${opener} of line ${line} is still open.`
      : `The file ends here, but ${brackets} brackets are still open, the last of them the ${opener} of line ${line}.`,
    `Part of the file seems to be lost: get it back, or close ${brackets === 1 ? 'it' : 'them all'}.`,
  ],
  secondLine: ['json/repeated-line', 'This line is here twice.', 'Remove one of the two.'],
  openBefore: (bracket: string, key: string | undefined): Message => [
    'json/missing-bracket',
    key === undefined ? `A ${bracket} is missing before this.` : `The ${bracket} of ${quote(key)} is missing.`,
    key === undefined ? `Put a ${bracket} here.` : `Write ${quote(key)}: ${bracket}`,
  ],
  lineBefore: (lost: string, line: number): Message => [
    'json/missing-bracket',
    `A line that opens with ${lost.at(-1)} is missing before this one: what line ${line} closes was never opened.`,
    `Put it back: ${lost}`,
  ],
  noObject: [
    'json/missing-bracket',
    'The file is one object, but the { and } around it are missing.',
    'Put a { before this and a } at the end of the file.',
  ],
  otherBrackets: (opener: string, closing: { line: number | undefined } | undefined): Message => {
    const isList = opener === '[';
    const [open, close] = isList ? '{}' : '[]';
    const where = closing?.line === undefined ? '' : ` in line ${closing.line}`;
    const closer = closing ? `, and ${close} instead of the ${closerOf(opener)} that closes it${where}` : '';
    const fact = isList
      ? 'A list [ … ] has no keys.'
      : 'In an object { … } each value has a key; these values have none.';
    return ['json/other-bracket', fact, `Write ${open} instead of this ${opener}${closer}.`];
  },
  newEntry: [
    'json/missing-bracket',
    'The keys of this entry begin anew here: the end of one entry and the beginning of the next are missing.',
    'Put }, { before this.',
  ],
} as const satisfies Messages;
