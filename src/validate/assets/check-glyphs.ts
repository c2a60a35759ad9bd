import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '../../../schema/registry.ts';
import type { SiteConfig } from '../../../schema/site.ts';
import { fillTokens } from '../../content/tokens.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { quoteList } from '../../json/show-value.ts';
import type { FontStack } from '../../media/fonts/font-stack.ts';
import { hasLetters, plain } from '../../media/fonts/glyphs.ts';
import type { Medium } from '../../media/fonts/script-fonts.ts';

/** The part of a site whose texts are drawn in PDFs and pictures. */
type DrawnSite = Pick<SiteConfig, 'brand' | 'lists' | 'seo' | 'texts' | 'tokens'> & {
  routes: { title: string; image?: string | undefined }[];
};

interface DrawnText {
  path: Path;
  text: string;
  medium: Medium;
  /** What the editor can do so that the text is not drawn. */
  instead: string;
}

interface Missing extends DrawnText {
  chars: string[];
  /** The font packages that have the characters. */
  packages: string[];
}

/** Finds the texts in PDFs and share images with characters that no installed font has. */
export async function findUndrawable(registry: Registry, site: DrawnSite, publicDir: string): Promise<Diagnostic[]> {
  const filled = (text: string) => fillTokens(text, site.tokens);
  const texts = [...drawnTexts(registry, site, publicDir)].filter(({ text }) => !plain.test(filled(text)));
  if (texts.length === 0) return [];
  const { fontsFor } = await import('../../media/fonts/font-stack.ts');
  const { familiesOf, isFor } = await import('../../media/fonts/script-fonts.ts');
  const { loadTypeface, packageOf } = await import('../../media/fonts/typeface.ts');
  const { lang } = site.seo;
  const missing = texts.flatMap((drawn): Missing[] => {
    const { text, medium } = drawn;
    const chars = missingIn(filled(text), fontsFor([filled(text)], lang, medium));
    if (chars.length === 0) return [];
    const families = familiesOf(chars.join(''), lang).filter((one) => isFor(medium, one) && !loadTypeface(one));
    return [{ ...drawn, chars, packages: families.map(packageOf) }];
  });
  return grouped(missing);
}

const missingIn = (text: string, stack: FontStack): string[] => [
  ...new Set([...stack.findMissing(text, 'regular'), ...stack.findMissing(text, 'bold')]),
];

/** One diagnostic for each cause, at the first text that shows it, as a site may have hundreds of such texts. */
function grouped(all: Missing[]): Diagnostic[] {
  const byCause = new Map<string, Missing[]>();
  for (const missing of all) {
    const { chars, packages, medium } = missing;
    const cause = packages.join(' ') || `${medium} ${hasLetters(chars) ? 'letters' : chars.join(' ')}`;
    byCause.set(cause, [...(byCause.get(cause) ?? []), missing]);
  }
  return [...byCause.values()].map(([first, ...others]) => diagnostic(first as Missing, others));
}

const media: Record<Medium, { name: string; effect: string }> = {
  pdf: { name: 'PDFs', effect: 'show boxes' },
  picture: { name: 'share images', effect: 'leave out what they cannot draw' },
};

function diagnostic(first: Missing, others: Missing[]): Diagnostic {
  const { path, text, chars, packages, instead } = first;
  const drawn = Object.entries(media).flatMap(([medium, words]) =>
    [first, ...others].some((one) => one.medium === medium) ? [words] : [],
  );
  const count = new Set([first, ...others].map((one) => one.path.join('.'))).size - 1;
  const more = count > 0 ? `, here and in ${count} other ${count === 1 ? 'text' : 'texts'}` : '';
  const names = drawn.map(({ name }) => name).join(' and ');
  const effects = drawn.map(({ name, effect }) => `${drawn.length > 1 ? name : 'they'} ${effect}`).join(', ');
  const message = capital(`${names} have no font with ${quoteList(chars, 5)}${more}: ${effects}.`);
  // A sign can be left out. Without its letters a text would be another.
  const otherwise = `${hasLetters(chars) ? '' : 'leave them out, or '}${instead}.`;
  const hint = packages.length > 0 ? `Run npm install --save-dev ${packages.join(' ')}.` : capital(otherwise);
  const from = text.indexOf(chars[0] as string);
  // The character may come from a token.
  const at = from < 0 ? 'value' : { from, to: from + (chars[0] as string).length };
  return { path, at, code: 'font/missing', message, hint, severity: 'warning' };
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The texts that are drawn in PDFs and pictures, as written in the config. */
function* drawnTexts(
  registry: Registry,
  { brand, routes, ...site }: DrawnSite,
  publicDir: string,
): Generator<DrawnText> {
  const ofBrand = Object.entries({ name: brand.name, motto: brand.motto });
  function* brandIn(medium: Medium, instead: string): Iterable<DrawnText> {
    for (const [key, text] of ofBrand) if (text) yield { path: ['brand', key], text, medium, instead };
  }
  if (routes.some(({ image }) => !image)) yield* brandIn('picture', 'give each page an "image" of its own');
  for (const [at, { title, image }] of routes.entries())
    if (!image)
      yield {
        path: ['routes', at, 'title'],
        text: title,
        medium: 'picture',
        instead: 'give the page an "image" of its own',
      };
  let ofFile: Pick<DrawnText, 'medium' | 'instead'> | undefined;
  for (const [key, { of, items }] of Object.entries(site.lists))
    for (const [at, item] of items.entries()) {
      const drawn = registry.collection(of)?.drawn?.(item);
      if (!drawn || existsSync(join(publicDir, drawn.file))) continue;
      ofFile = { medium: 'pdf', instead: `add your own file public/${drawn.file}` };
      for (const { path, text } of drawn.texts) yield { path: ['lists', key, 'items', at, ...path], text, ...ofFile };
    }
  if (!ofFile) return;
  yield* brandIn(ofFile.medium, ofFile.instead);
  for (const [key, text] of Object.entries(site.texts.pdf ?? {}))
    if (text) yield { path: ['texts', 'pdf', key], text, ...ofFile };
}
