import { quote } from './quote.ts';

/** A message in a JSON text, in words: code, fact, fix. */
export type Message = readonly [code: string, fact: string, fix: string];

/** Messages by name, some of them made for what was found. */
export type Messages = Record<string, Message | ((...args: never[]) => Message)>;

/** A text of the file in the middle of a sentence, with what a terminal would obey as an escape. */
export const bare = (text: string) => quote(text).slice(1, -1);
