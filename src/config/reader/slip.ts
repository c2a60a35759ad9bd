import { quote } from '../show-value.ts';

/** A slip in a JSON text, in words: code, fact, remedy. */
export type Slip = readonly [code: string, fact: string, remedy: string];

/** Slips by name, some of them made for what was found. */
export type Slips = Record<string, Slip | ((...args: never[]) => Slip)>;

/** A text of the file in the middle of a sentence, with what a terminal would obey as an escape. */
export const bare = (text: string) => quote(text).slice(1, -1);
