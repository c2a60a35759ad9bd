/** How wide a text is at most in the site's font, in ems, for a layout that is decided before any browser measures it. */
export const textWidth = (text: string) =>
  [...text].reduce((sum, letter, at, all) => {
    const withNext = letter + (all[at + 1] ?? '');
    return sum + (widths.find(([letters]) => letters.test(withNext))?.[1] ?? 1);
  }, 0);

// The font's own widths at its boldest, rounded up. Those of Arabic and Hebrew are the widest of common fonts
// in regular; an Arabic letter is narrower where it joins the next one. Other scripts, and signs such as emoji, take up to a whole em.
const widths: [letters: RegExp, ems: number][] = [
  [/^[\p{Mark}\p{DI}]/u, 0],
  [/^[\s!'’,.:;Iijl|]/, 0.32],
  [/^[frt]/, 0.42],
  [/^[()J1/-]/, 0.5],
  [/^[abcekosvyz]/, 0.6],
  [/^W/, 1.1],
  [/^[Mm@]/, 0.96],
  [/^[OQw&%]/, 0.82],
  [/^\p{Lu}/u, 0.77],
  [/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]/u, 0.66],
  [/^[اأإآגוזינן]/, 0.4],
  [/^[سشصضطظ](?=\p{Script=Arabic})/u, 0.86],
  [/^[سشصض]/, 1.22],
  [/^[بتثپلنيئی](?=\p{Script=Arabic})/u, 0.4],
  [/^[بتثپفقكکگلنىيئیطظ](?!\p{Script=Arabic})/u, 0.95],
  [/^[\p{Script=Arabic}\p{Script=Hebrew}]/u, 0.66],
];
