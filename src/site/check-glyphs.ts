import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Course } from '../../schema/entities.ts';
import type { SiteConfig } from '../../schema/site.ts';
import type { Diagnostic, Path } from '../config/report/issue.ts';
import { quoteList } from '../config/report/show-value.ts';
import { fillTokens } from '../config/tokens.ts';
import type { FontStack, fontsFor } from './fonts/font-stack.ts';

/** What Instrument Sans has for certain: to look further, its file must be read, which most sites have no need of. */
export const plain = /^[\s\x21-\x7e\xa1-\xa3\xa5\xa7-\xab\xae-\xb0\xb4\xb6-\xb8\xba\xbb\xbf-\xff–—‘’‚“”„•…‹›€™→−]*$/;

/** What of a site is set in PDFs and pictures, by which it is known before its pages are read. */
type SetSite = Pick<SiteConfig, 'brand' | 'lists' | 'seo' | 'texts' | 'tokens'> & { routes: { title: string }[] };

interface SetText {
  path: Path;
  text: string;
  /** Where a PDF of the editor's own would take the place of the one that the text is for. */
  ownPdf?: string;
}

interface Lack extends SetText {
  chars: string[];
  /** The packages that would have the characters. */
  packages: string[];
}

/** Finds the texts of syllabi and share images that have characters for which there is no font: boxes would stand for them. */
export async function findUndrawable(site: SetSite, publicDir: string): Promise<Diagnostic[]> {
  const filled = (text: string) => fillTokens(text, site.tokens);
  const texts = [...setTexts(site, publicDir)].filter(({ text }) => !plain.test(filled(text)));
  if (texts.length === 0) return [];
  const { fontsFor } = await import('./fonts/font-stack.ts');
  const { familiesOf } = await import('./fonts/script-fonts.ts');
  const { loadTypeface, packageOf } = await import('./fonts/typeface.ts');
  const { lang } = site.seo;
  const lacks = texts.flatMap((set): Lack[] => {
    const chars = missingOf(filled(set.text), fontsFor, lang);
    if (chars.length === 0) return [];
    const families = familiesOf(chars.join(''), lang).filter((family) => !loadTypeface(family));
    return [{ ...set, chars, packages: families.map(packageOf) }];
  });
  return [...installable(lacks), ...lacks.filter(({ packages }) => packages.length === 0).map(leftOut)];
}

function missingOf(text: string, fonts: typeof fontsFor, lang: string): string[] {
  const stack: FontStack = fonts([text], lang);
  return [...new Set([...stack.findMissing(text, 'regular'), ...stack.findMissing(text, 'bold')])];
}

/** One diagnostic for each choice of packages, at the first text that wants it: a whole site in a script has hundreds. */
function installable(lacks: Lack[]): Diagnostic[] {
  const byPackages = new Map<string, Lack[]>();
  for (const lack of lacks) {
    const key = lack.packages.join(' ');
    if (key) byPackages.set(key, [...(byPackages.get(key) ?? []), lack]);
  }
  return [...byPackages].map(([packages, [first, ...others]]) => {
    const texts = others.length === 1 ? 'text' : 'texts';
    const more = others.length > 0 ? `, here and in ${others.length} other ${texts}` : '';
    return diagnostic(first as Lack, more, `Run npm install --save-dev ${packages}.`);
  });
}

function leftOut(lack: Lack): Diagnostic {
  const other = lack.ownPdf ? `, or put a PDF of your own at ${lack.ownPdf}` : ' of this text';
  return diagnostic(lack, '', `Leave them out${other}.`);
}

function diagnostic({ path, text, chars }: Lack, more: string, fix: string): Diagnostic {
  const fact = `Syllabi and share images have no font with ${quoteList(chars, 5)}${more}: boxes stand for them.`;
  const from = text.indexOf(chars[0] as string);
  // What a token stands for is not in the text itself.
  const at = from < 0 ? 'value' : { from, to: from + (chars[0] as string).length };
  return { path, at, code: 'font/missing', fact, fix, severity: 'warning' };
}

/** The texts that are set in PDFs and pictures, as they are written. */
function* setTexts({ brand, lists, texts, routes }: SetSite, publicDir: string): Generator<SetText> {
  for (const key of ['name', 'motto'] as const) yield { path: ['brand', key], text: brand[key] };
  for (const [at, { title }] of routes.entries()) yield { path: ['routes', at, 'title'], text: title };
  let written = false;
  for (const [name, list] of Object.entries(lists)) {
    if (list.of !== 'courses') continue;
    for (const [at, course] of list.items.entries()) {
      const own = `assets/training/${course.pdf}`;
      if (existsSync(join(publicDir, own))) continue;
      written = true;
      for (const { path, text } of courseTexts(course))
        yield { path: ['lists', name, 'items', at, ...path], text, ownPdf: `public/${own}` };
    }
  }
  if (written) for (const [key, text] of Object.entries(texts.pdf)) yield { path: ['texts', 'pdf', key], text };
}

function* courseTexts(course: Course): Generator<SetText> {
  for (const key of ['name', 'description', 'duration', 'audience'] as const) yield { path: [key], text: course[key] };
  for (const [part, { title, topics }] of course.outline.entries()) {
    yield { path: ['outline', part, 'title'], text: title };
    for (const [at, text] of topics.entries()) yield { path: ['outline', part, 'topics', at], text };
  }
  for (const [at, text] of course.outcomes.entries()) yield { path: ['outcomes', at], text };
}
