import { bare, type Message, type Messages } from './message.ts';
import { quote } from './quote.ts';

/** What to write for a text: itself, unless it is long. */
const write = (text: string, otherwise: string) => (text.length <= 60 ? `Write ${quote(text)}.` : otherwise);

/** What reads as a number with a word may be either; only the schema knows. */
const orNumber = (text: string) => {
  const [number] = /^-?\d{1,15}(\.\d+)?(?=\s+\p{L}+\.?$)/u.exec(text) ?? [];
  return number === undefined ? '' : ` Or write ${number} alone, if a number belongs here.`;
};

/** What is said about quotes and the texts in them. */
export const quoteMessages = {
  commaInQuotes: [
    'json/missing-comma',
    'The comma stands within the quotes of the text, so that none is behind it.',
    'Put it behind the quote: …", instead of …,"',
  ],
  joinedTexts: ['json/program', 'JSON cannot join texts with +.', 'Write one text in one pair of quotes.'],
  escapedQuote: [
    'json/quotes',
    'A quote around a text has a backslash before it, as if it belonged to another text.',
    'Write " instead of \\" around all texts.',
  ],
  entityQuote: (entity: string): Message => [
    'json/quotes',
    `${bare(entity)} stands here; on a web page it would be a quote, but not in JSON.`,
    'Write " instead, here and everywhere else.',
  ],
  unclosedText: [
    'json/unclosed-text',
    'This text has no closing quote.',
    'Put a " at the end of the text. It cannot go on in the next line; write \\n for a line break in it.',
  ],
  cutOffText: [
    'json/unclosed-text',
    'The file ends within this text.',
    'Part of the file seems to be lost: get it back, or close the text and what is open around it.',
  ],
  colonInQuotes: (key: string): Message => [
    'json/colon-in-quotes',
    `The colon stands within the quotes of the key ${quote(key)}.`,
    `Write ${quote(key)}: instead.`,
  ],
  entryInQuotes: (key: string, value: string): Message => [
    'json/colon-in-quotes',
    `The key ${quote(key)} and its value stand in one pair of quotes.`,
    value.length <= 60 ? `Write ${quote(key)}: ${quote(value)}.` : `Write ${quote(key)}: " before the value.`,
  ],
  unquotedEntry: (key: string, value: string): Message => [
    'json/unquoted-entry',
    `The key ${quote(key)} and its value have no quotes.`,
    `Write ${quote(key)}: ${value.length <= 60 ? quote(value) : '"…"'}, or remove it.`,
  ],
  unquotedText: (text: string): Message => [
    'json/unquoted-text',
    `The text ${quote(text)} has no quotes.`,
    write(text, 'Put a " before and behind it.') + orNumber(text),
  ],
  unquotedKey: (key: string): Message => [
    'json/unquoted-key',
    `The key ${quote(key)} has no quotes.`,
    `Write ${quote(key)}.`,
  ],
  noOpeningQuote: (text: string): Message => [
    'json/opening-quote',
    `The quote before ${quote(text)} is missing.`,
    write(text, 'Put a " before it.'),
  ],
  noClosingQuote: (text: string): Message =>
    text.endsWith('\\"')
      ? [
          'json/unclosed-text',
          'The backslash before the last quote makes that quote a part of the text, which then has no end.',
          'Remove the backslash.',
        ]
      : ['json/unclosed-text', 'This text has no closing quote.', write(text, 'Put a " at its end.')],
  noClosingQuoteOfKey: (key: string): Message => [
    'json/unclosed-text',
    `The quote behind the key ${quote(key)} is missing.`,
    `Write ${quote(key)}.`,
  ],
  otherQuotes: (text: string): Message => [
    'json/quotes',
    'Only straight double quotes (") can stand around a text.',
    write(text, 'Put a " on each side instead.'),
  ],
  doubledQuotes: (text: string): Message => [
    'json/doubled-quote',
    'There is a quote too many.',
    write(text, 'Write one " on each side.'),
  ],
  quoteInText: (quotes: number): Message => [
    'json/quote-in-text',
    'The text ends at this quote, but more of it seems to follow.',
    `If the quote belongs to the text, write \\" instead of "${quotes > 1 ? ` (${quotes} times in this text)` : ''}.`,
  ],
} as const satisfies Messages;
