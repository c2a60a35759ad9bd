// How texts become the terms of the search. The build, the query and the marks in results use the same, so that they agree in each browser.

/** A term with the characters of the text that it is made from. */
export interface Term {
  term: string;
  from: number;
  to: number;
}

/** Letters of scripts that write no spaces between words. */
const unspaced = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
/** Characters of words, with those that cannot be seen. */
const inWord = String.raw`[\p{L}\p{N}\p{M}\u00ad\u200c\u200d]`;
const runs = new RegExp(`((?:(?=${inWord})${unspaced})+)|(?:(?!${unspaced})${inWord})+`, 'gu');

/**
 * Returns the terms of a text: words, folded. Where words have no spaces between them, each two letters are a term, as a dictionary would cut
 * differently in each browser; the last letter is one too, unless the text `isQuery`.
 */
export function termsOf(text: string, isQuery = false): Term[] {
  const terms: Term[] = [];
  const add = (from: number, to: number) => {
    const term = fold(text.slice(from, to));
    if (term) terms.push({ term, from, to });
  };
  for (const { 0: run, 1: letters, index } of text.matchAll(runs)) {
    if (letters === undefined) {
      add(index, index + run.length);
      continue;
    }
    let [before, from] = [-1, index];
    for (const letter of letters) {
      const to = from + letter.length;
      if (before >= 0) add(before, to);
      [before, from] = [from, to];
    }
    if (!isQuery || before === index) add(before, from);
  }
  return terms;
}

/** Accents, the vowel signs of Arabic and Hebrew, and characters that cannot be seen. The signs of Indian scripts are letters of their own. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u00ad\u200c\u200d]/g;

const letters: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ' },
  ...{ ى: 'ي', ة: 'ه', ک: 'ك', ی: 'ي' },
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** Returns a word without case and accents, and an Arabic one without its article. */
const fold = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(special, (letter) => letters[letter] as string)
    .normalize('NFC')
    .replace(/^ال(?=.{3})/, '');

/** Whether a term is of a script without spaces, where a similar one is another word. */
export const isUnspaced = (term: string): boolean => new RegExp(unspaced, 'u').test(term);
