import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '../../../schema/registry.ts';
import type { SiteConfig } from '../../../schema/site.ts';
import { fillTokens } from '../../content/tokens.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { quoteList } from '../../json/show-value.ts';
import type { FontStack, fontsFor } from '../../media/fonts/font-stack.ts';
import { hasLetters, plain } from '../../media/fonts/glyphs.ts';

/** The part of a site whose texts are drawn in PDFs and pictures. */
type DrawnSite = Pick<SiteConfig, 'brand' | 'lists' | 'seo' | 'texts' | 'tokens'> & {
  routes: { title: string; image?: string | undefined }[];
};

interface DrawnText {
  path: Path;
  text: string;
  /** What the editor can do so that the text is not drawn. */
  instead?: string;
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
  const { familiesOf } = await import('../../media/fonts/script-fonts.ts');
  const { loadTypeface, packageOf } = await import('../../media/fonts/typeface.ts');
  const { lang } = site.seo;
  const missing = texts.flatMap((drawn): Missing[] => {
    const chars = missingIn(filled(drawn.text), fontsFor, lang);
    if (chars.length === 0) return [];
    const families = familiesOf(chars.join(''), lang).filter((family) => !loadTypeface(family));
    return [{ ...drawn, chars, packages: families.map(packageOf) }];
  });
  return grouped(missing);
}

function missingIn(text: string, fonts: typeof fontsFor, lang: string): string[] {
  const stack: FontStack = fonts([text], lang);
  return [...new Set([...stack.findMissing(text, 'regular'), ...stack.findMissing(text, 'bold')])];
}

/** One diagnostic for each cause, at the first text that shows it, as a site may have hundreds of such texts. */
function grouped(all: Missing[]): Diagnostic[] {
  const byCause = new Map<string, Missing[]>();
  for (const missing of all) {
    const { chars, packages } = missing;
    const cause = packages.join(' ') || (hasLetters(chars) ? 'letters' : chars.join(' '));
    byCause.set(cause, [...(byCause.get(cause) ?? []), missing]);
  }
  return [...byCause.values()].map(([first, ...others]) => diagnostic(first as Missing, others.length));
}

function diagnostic({ path, text, chars, packages, instead }: Missing, others: number): Diagnostic {
  const more = others > 0 ? `, here and in ${others} other ${others === 1 ? 'text' : 'texts'}` : '';
  const message = `PDFs and share images have no font with ${quoteList(chars, 5)}${more}: PDFs show boxes, share images leave out what they cannot draw.`;
  const hint =
    packages.length > 0
      ? `Run npm install --save-dev ${packages.join(' ')}.`
      : `Leave them out${instead ? `, or ${instead}` : ' of this text'}.`;
  const from = text.indexOf(chars[0] as string);
  // The character may come from a token.
  const at = from < 0 ? 'value' : { from, to: from + (chars[0] as string).length };
  return { path, at, code: 'font/missing', message, hint, severity: 'warning' };
}

/** The texts that are drawn in PDFs and pictures, as written in the config. */
function* drawnTexts(
  registry: Registry,
  { brand, routes, ...site }: DrawnSite,
  publicDir: string,
): Generator<DrawnText> {
  const { name, motto } = brand;
  yield { path: ['brand', 'name'], text: name };
  if (motto) yield { path: ['brand', 'motto'], text: motto };
  for (const [at, { title, image }] of routes.entries())
    if (!image) yield { path: ['routes', at, 'title'], text: title, instead: 'give the page an "image" of its own' };
  let hasFile = false;
  for (const [key, { of, items }] of Object.entries(site.lists))
    for (const [at, item] of items.entries()) {
      const drawn = registry.collection(of)?.drawn?.(item);
      if (!drawn || existsSync(join(publicDir, drawn.file))) continue;
      hasFile = true;
      for (const { path, text } of drawn.texts)
        yield { path: ['lists', key, 'items', at, ...path], text, instead: `add your own file public/${drawn.file}` };
    }
  for (const [key, text] of Object.entries(site.texts.pdf ?? {}))
    if (hasFile && text) yield { path: ['texts', 'pdf', key], text };
}
