/** How wide a text is at most in the site's font, in ems, for a layout that is decided before any browser measures it. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 1), 0);
}

// Other scripts, and signs such as emoji, take up to a whole em.
const widths: [letters: RegExp, ems: number][] = [
  [/\p{Mark}/u, 0],
  [/[\s!'’(),.:;Iijl|-]/, 0.32],
  [/[frt]/, 0.42],
  [/[MWmw@%&]/, 0.95],
  [/\p{Lu}/u, 0.74],
  [/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]/u, 0.6],
];
