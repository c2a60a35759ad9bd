import { type Direction, rightToLeftCharacters } from './direction.ts';

// How the words of a config are written on a page. All of it is done with characters: so it holds wherever a component shows a text, be it
// in an attribute, beside other texts, or in a section type of a site.

/** Returns a text for visitors: an amount stays in one line, and in a text from right to left what reads from left to right does so. */
export const typeset = (text: string, dir: Direction): string => typesetParts([text], dir)[0] as string;

/** Typesets the parts of one sentence, such as the words before a link, those of the link, and those after it. */
export function typesetParts(parts: string[], dir: Direction): string[] {
  const whole = keepAmounts(parts.join(''));
  const phrases = dir === 'rtl' ? foreignPhrases(whole) : [];
  let end = 0;
  return parts.map(({ length }) => {
    const start = end;
    end += length;
    let [done, at] = ['', start];
    const put = (to: number, mark: string) => {
      done += whole.slice(at, to) + mark;
      at = to;
    };
    for (const { from, to } of phrases) {
      if (from >= start && from < end) put(from, '\u2066');
      if (to > start && to <= end) put(to, '\u2069');
    }
    return done + whole.slice(at, end);
  });
}

/** A number in groups of three digits. */
const grouped = /(?<![\d+])\d{1,3}(?: \d{3})+(?!\d)/g;
/** One with more characters breaks between its groups, as it may be wider than its place. */
const longestNumber = 10;

/** A space between a number and its currency or percent sign. Between two numbers, the sign belongs to the later one. */
const spaceBesideSign =
  /(?<=\p{Sc}|(?<!\p{L})[A-Z]{3}) (?=\d)|(?<=\d(?:[.,][-–])?) (?=(?:\p{Sc}|%|‰|[A-Z]{3}(?!\p{L}))(?! \d))/gu;

function keepAmounts(text: string): string {
  if (!/\d/.test(text)) return text;
  const whole = text.replace(grouped, (number) =>
    number.length > longestNumber ? number : number.replaceAll(' ', '\u00a0'),
  );
  return whole.replace(spaceBesideSign, '\u00a0');
}

const other = new RegExp(rightToLeftCharacters, 'u');
/** The parts of a text between characters from right to left, and between placeholders, whose words come later. */
const between = new RegExp(`\\{[a-z]+\\}|(?:(?!${rightToLeftCharacters})[^{}\\n])+`, 'gu');
/** What an editor has isolated, embedded or marked already. */
const directionMark = /[\u200e\u202a-\u202e\u2066-\u2069]/;
/** What keeps its order without help: a word or several, and a number without signs or gaps. */
const ordered = /^(?:\p{L}(?:.*[\p{L}\p{M}\p{N}])?|\p{Nd}+(?:[.,:/\u00a0\u202f]\p{Nd}+)*)$/su;

interface Range {
  from: number;
  to: number;
}

/**
 * Finds telephone numbers, addresses, prices, times and foreign words in a text from right to left, which Unicode's characters of isolation
 * have to be around. Without them a browser takes their signs and gaps for those of the sentence around them: the groups of a number change
 * places, and so do the ends of ".NET" and "C++".
 */
function foreignPhrases(text: string): Range[] {
  if (directionMark.test(text)) return [];
  const found =
    other.test(text) || /[{}\n]/.test(text)
      ? [...text.matchAll(between)].flatMap(({ 0: part, index }) =>
          // A hyphen joins a word to the letters before it.
          part.startsWith('{')
            ? []
            : phrasesIn(text, index + (index > 0 && part.startsWith('-') ? 1 : 0), index + part.length),
        )
      : [{ from: 0, to: text.length }];
  return found.filter(({ from, to }) => {
    const phrase = text.slice(from, to);
    return /[\p{L}\p{N}]/u.test(phrase) && !ordered.test(phrase);
  });
}

/** Finds the phrases of a part of a sentence, without the punctuation of the sentence. After it, a number begins another phrase. */
function phrasesIn(text: string, start: number, end: number): Range[] {
  const words = [...text.slice(start, end).matchAll(/\S+/g)];
  const phrases: Range[] = [];
  let from = -1;
  let hasLetters = false;
  for (const [at, { 0: word, index }] of words.entries()) {
    if (from < 0) from = start + index;
    hasLetters ||= /\p{L}/u.test(word);
    const next = words[at + 1];
    if (next && (hasLetters || !/[.,;:!?…،؛]$/.test(word) || /\p{L}/u.test(next[0]))) continue;
    phrases.push(withoutPunctuation(text, from, start + index + word.length));
    [from, hasLetters] = [-1, false];
  }
  return phrases;
}

const opening =
  /^(?:[\s"'“”„‘’«‹»›,.;:!?…،؛؟·•|–—ـ-](?![\p{L}\p{N}])|[\s"'“”„‘’«‹»›,;:…،؛؟·•|–—ـ]|\p{Ps}(?!.*\p{Pe}))/u;
const closing = /(?:[\s"'“”„‘’«‹»›,.;:!?…،؛؟·•|–—-]|(?<!\p{Ps}.*)\p{Pe})$/u;

function withoutPunctuation(text: string, from: number, to: number): Range {
  while (from < to && opening.test(text.slice(from, to))) from++;
  while (from < to && closing.test(text.slice(from, to))) to--;
  return { from, to };
}
