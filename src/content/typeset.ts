import { type Direction, rightToLeftCharacters } from './direction.ts';

// How the words of a config are written on a page. All of it is done with characters: so it holds wherever a component shows a text, be it
// in an attribute, beside other texts, or in a section type of a site.

/** Returns a text for visitors: an amount stays in one line, and in a text from right to left what reads from left to right does so. */
export const typeset = (text: string, dir: Direction): string => {
  const whole = /\d/.test(text) ? keepAmounts(text) : text;
  return dir === 'rtl' ? isolate(whole) : whole;
};

/** A space between groups of three digits, or between a number and its currency or percent sign. */
const spaceInAmount =
  /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))|(?<=\p{Sc}|(?<!\p{L})[A-Z]{3}) (?=\d)|(?<=\d(?:[.,][-–])?) (?=\p{Sc}|%|‰|[A-Z]{3}(?!\p{L}))/gu;

const keepAmounts = (text: string) => text.replace(spaceInAmount, '\u00a0');

const other = new RegExp(rightToLeftCharacters, 'u');
/** The parts of a text between characters from right to left, and between placeholders, whose words come later. */
const between = new RegExp(`\\{[a-z]+\\}|(?:(?!${rightToLeftCharacters})[^{}\\n])+`, 'gu');
/** What an editor has set already. */
const directionMark = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** What keeps its order without help: a word or several, and a number without signs or gaps. */
const ordered = /^(?:\p{L}(?:.*[\p{L}\p{M}\p{N}])?|\p{Nd}+(?:[.,:/\u00a0\u202f]\p{Nd}+)*)$/su;

/**
 * Puts Unicode's characters of isolation around telephone numbers, addresses, prices, times and foreign words. Without them a browser takes
 * their signs and gaps for those of the sentence around them: the groups of a number change places, and so do the ends of ".NET" and "C++".
 */
function isolate(text: string): string {
  if (directionMark.test(text)) return text;
  if (!other.test(text) && !/[{}\n]/.test(text)) return isolated(text);
  return text.replace(between, (part, offset: number) => {
    if (part.startsWith('{')) return part;
    let [done, at] = ['', 0];
    // A hyphen joins a word to the letters before it.
    for (const { from, to } of phrasesIn(part, offset > 0 && part.startsWith('-') ? 1 : 0)) {
      done += part.slice(at, from) + isolated(part.slice(from, to));
      at = to;
    }
    return done + part.slice(at);
  });
}

const isolated = (phrase: string) =>
  ordered.test(phrase) || !/[\p{L}\p{N}]/u.test(phrase) ? phrase : `\u2066${phrase}\u2069`;

interface Range {
  from: number;
  to: number;
}

/** Finds the phrases of a part of a sentence, without the punctuation of the sentence. After it, a number begins another phrase. */
function* phrasesIn(part: string, start: number): Iterable<Range> {
  const words = [...part.slice(start).matchAll(/\S+/g)];
  let from = -1;
  let hasLetters = false;
  for (const [at, { 0: word, index }] of words.entries()) {
    if (from < 0) from = start + index;
    hasLetters ||= /\p{L}/u.test(word);
    const next = words[at + 1];
    if (next && (hasLetters || !/[.,;:!?…،؛]$/.test(word) || /\p{L}/u.test(next[0]))) continue;
    yield withoutPunctuation(part, from, start + index + word.length);
    [from, hasLetters] = [-1, false];
  }
}

const opening =
  /^(?:[\s"'“”„‘’«‹»›,.;:!?…،؛؟·•|–—ـ-](?![\p{L}\p{N}])|[\s"'“”„‘’«‹»›,;:…،؛؟·•|–—ـ]|\p{Ps}(?!.*\p{Pe}))/u;
const closing = /(?:[\s"'“”„‘’«‹»›,.;:!?…،؛؟·•|–—-]|(?<!\p{Ps}.*)\p{Pe})$/u;

function withoutPunctuation(part: string, from: number, to: number): Range {
  while (from < to && opening.test(part.slice(from, to))) from++;
  while (from < to && closing.test(part.slice(from, to))) to--;
  return { from, to };
}
