import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../schema/site.ts';
import type { Diagnostic, Path } from '../config/report/issue.ts';
import { quoteList } from '../config/report/show-value.ts';
import { fillTokens } from '../config/tokens.ts';
import { kindFiles } from '../kinds/files.ts';
import type { FontStack, fontsFor } from './fonts/font-stack.ts';

/** Texts that Instrument Sans can draw for certain. Others need its file to be read, which most sites are spared. */
export const plain = /^[\s\x21-\x7e\xa1-\xa3\xa5\xa7-\xab\xae-\xb0\xb4\xb6-\xb8\xba\xbb\xbf-\xff–—‘’‚“”„•…‹›€™→−]*$/;

/** The part of a site whose texts are drawn in PDFs and pictures. */
type DrawnSite = Pick<SiteConfig, 'brand' | 'lists' | 'seo' | 'texts' | 'tokens'> & { routes: { title: string }[] };

interface DrawnText {
  path: Path;
  text: string;
  /** The path in `public/` of a file that would replace the generated one. */
  ownFile?: string;
}

interface Missing extends DrawnText {
  chars: string[];
  /** The font packages that have the characters. */
  packages: string[];
}

/** Finds the texts in PDFs and share images with characters that no installed font has. */
export async function findUndrawable(site: DrawnSite, publicDir: string): Promise<Diagnostic[]> {
  const filled = (text: string) => fillTokens(text, site.tokens);
  const texts = [...drawnTexts(site, publicDir)].filter(({ text }) => !plain.test(filled(text)));
  if (texts.length === 0) return [];
  const { fontsFor } = await import('./fonts/font-stack.ts');
  const { familiesOf } = await import('./fonts/script-fonts.ts');
  const { loadTypeface, packageOf } = await import('./fonts/typeface.ts');
  const { lang } = site.seo;
  const missing = texts.flatMap((drawn): Missing[] => {
    const chars = missingIn(filled(drawn.text), fontsFor, lang);
    if (chars.length === 0) return [];
    const families = familiesOf(chars.join(''), lang).filter((family) => !loadTypeface(family));
    return [{ ...drawn, chars, packages: families.map(packageOf) }];
  });
  return [...installable(missing), ...missing.filter(({ packages }) => packages.length === 0).map(notInstallable)];
}

function missingIn(text: string, fonts: typeof fontsFor, lang: string): string[] {
  const stack: FontStack = fonts([text], lang);
  return [...new Set([...stack.findMissing(text, 'regular'), ...stack.findMissing(text, 'bold')])];
}

/** One diagnostic for each set of packages, at the first text that needs it, as a site may have hundreds of such texts. */
function installable(all: Missing[]): Diagnostic[] {
  const byPackages = new Map<string, Missing[]>();
  for (const missing of all) {
    const key = missing.packages.join(' ');
    if (key) byPackages.set(key, [...(byPackages.get(key) ?? []), missing]);
  }
  return [...byPackages].map(([packages, [first, ...others]]) => {
    const texts = others.length === 1 ? 'text' : 'texts';
    const more = others.length > 0 ? `, here and in ${others.length} other ${texts}` : '';
    return diagnostic(first as Missing, more, `Run npm install --save-dev ${packages}.`);
  });
}

function notInstallable(missing: Missing): Diagnostic {
  const other = missing.ownFile ? `, or add your own file ${missing.ownFile}` : ' of this text';
  return diagnostic(missing, '', `Leave them out${other}.`);
}

function diagnostic({ path, text, chars }: Missing, more: string, fix: string): Diagnostic {
  const fact = `PDFs and share images have no font with ${quoteList(chars, 5)}${more}, so they show boxes.`;
  const from = text.indexOf(chars[0] as string);
  // The character may come from a token.
  const at = from < 0 ? 'value' : { from, to: from + (chars[0] as string).length };
  return { path, at, code: 'font/missing', fact, fix, severity: 'warning' };
}

/** The texts that are drawn in PDFs and pictures, as written in the config. */
function* drawnTexts({ brand, routes, ...site }: DrawnSite, publicDir: string): Generator<DrawnText> {
  const { name, motto } = brand;
  yield { path: ['brand', 'name'], text: name };
  if (motto) yield { path: ['brand', 'motto'], text: motto };
  for (const [at, { title }] of routes.entries()) yield { path: ['routes', at, 'title'], text: title };
  for (const kind of kindFiles) {
    for (const { path, text, file } of kind.drawnTexts(site)) {
      if (!existsSync(join(publicDir, file))) yield { path, text, ownFile: `public/${file}` };
    }
  }
}
