/** Texts that Instrument Sans can draw for certain. Others need its file to be read, which most sites are spared. */
export const plain = /^[\s\x21-\x7e\xa1-\xa3\xa5\xa7-\xab\xae-\xb0\xb4\xb6-\xb8\xba\xbb\xbf-\xff–—‘’‚“”„•…‹›€™→−]*$/;

/** A text without the signs that no installed font has; nothing is left of one that would lose letters. */
export async function withGlyphs(text: string, lang: string): Promise<string> {
  if (plain.test(text)) return text.trim();
  const { fontsFor } = await import('./font-stack.ts');
  const stack = fontsFor([text], lang, 'picture');
  const missing = new Set([...text].filter((char) => stack.findMissing(char, 'bold').length > 0));
  if (hasLetters([...missing])) return '';
  // An emoji goes with the invisible characters that belong to it.
  const signs = Array.from(new Intl.Segmenter(lang).segment(text), ({ segment }) => segment);
  const kept = signs.filter((sign) => ![...sign].some((char) => missing.has(char))).join('');
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(kept) ? kept.trim() : '';
}

/** Whether characters have letters among them, without which a text would be another. */
export const hasLetters = (chars: string[]) => /\p{L}/u.test(chars.join(''));
