import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { SiteConfig } from '../../schema/site.ts';
import { plain } from '../../src/media/fonts/glyphs.ts';
import { familiesOf } from '../../src/media/fonts/script-fonts.ts';
import { findMissingCharacters, loadInstrumentSans, openFont } from '../../src/media/fonts/typeface.ts';
import { findUndrawable } from '../../src/validate/assets/check-glyphs.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { registry, siteSchema } from '../registry.ts';

const publicDir = mkdtempSync(join(tmpdir(), 'glyphs-'));
afterAll(() => rmSync(publicDir, { recursive: true }));

const course = {
  id: 'web',
  name: 'Web',
  description: 'Sites.',
  logo: '/images/logo.svg',
  pdf: 'web.pdf',
  duration: '2 weeks',
  audience: 'Everybody.',
  outline: [{ title: 'First', topics: ['HTML', 'CSS'] }],
  outcomes: ['Build a site.'],
};

/** What is reported of a small site with a course, once it is changed. */
async function reported(change: (site: SiteConfig) => void): Promise<string[]> {
  const site = siteSchema.parse({
    ...minimalConfig,
    lists: { ...minimalConfig.lists, courses: { of: 'courses', items: [course] } },
  });
  change(site);
  const found = await findUndrawable(registry, site, publicDir);
  return found.map(({ path, at, message, hint, severity }) => {
    const place = typeof at === 'object' && 'from' in at ? `[${at.from}, ${at.to}]` : at;
    return `${severity} ${path.join('.')} ${place}: ${message} ${hint}`;
  });
}
const firstCourse = ({ lists }: SiteConfig) =>
  lists.courses?.items[0] as unknown as { name: string; outcomes: string[] };

it('what is passed over as plain has a glyph in both weights', () => {
  const all = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).filter((char) => plain.test(char));
  expect(all.length).toBeGreaterThan(180);
  const { regular, bold } = loadInstrumentSans();
  for (const font of [regular, bold]) expect(findMissingCharacters(all.join(''), openFont(font))).toEqual([]);
});

it('nothing is reported of texts that the fonts have: western ones, those in Devanagari, and in share images those in Arabic and Hebrew', async () => {
  expect(
    await reported((site) => {
      site.brand.motto = 'विचारों को आकार दें';
      site.texts.pdf = { page: 'पृष्ठ {index} / {count}' };
      firstCourse(site).name = '₹ 1,50,000 में .NET और Łódź';
      (site.routes[1] as { title: string }).title = 'دورات «مهنية»، أليس كذلك؟ نیم\u200cفاصله \u200f(C++)\u200f';
      (site.routes[0] as { title: string }).title = 'קורסים – ״מקצועיים״';
    }),
  ).toEqual([]);
});

it('of a site whose language goes from right to left, PDFs are told alone, with what takes their place', async () => {
  expect(
    await reported((site) => {
      Object.assign(site.seo, { lang: 'ar' });
      Object.assign(site.brand, { name: 'كونكريتيا', motto: 'أفكار' });
      for (const route of site.routes) route.title = 'دورات';
      Object.assign(firstCourse(site), { name: 'ويب', description: 'مواقع' });
    }),
  ).toMatchInlineSnapshot(`
    [
      "warning lists.courses.items.0.name [0, 1]: PDFs have no font with "و", "ي", "ب", here and in 3 other texts: they show boxes. Add your own file public/assets/training/web.pdf.",
    ]
  `);
});

it('names the characters without a font, their place, and the package that has them: once, however many texts there are', async () => {
  expect(
    await reported((site) => {
      (site.routes[1] as { title: string }).title = 'About எங்கள்';
      firstCourse(site).outcomes = ['தளம்', 'வலை'];
    }),
  ).toMatchInlineSnapshot(`
    [
      "warning routes.1.title [6, 7]: PDFs and share images have no font with "எ", "ங", "்", "க", "ள", here and in 2 other texts: PDFs show boxes, share images leave out what they cannot draw. Run npm install --save-dev @expo-google-fonts/noto-sans-tamil.",
    ]
  `);
});

it('names a character that no package has where it stands, and the PDF that may take the place of one', async () => {
  expect(
    await reported((site) => {
      (site.routes[0] as { title: string }).title = 'Made of 🧱';
      firstCourse(site).name = 'שלום';
    }),
  ).toMatchInlineSnapshot(`
    [
      "warning routes.0.title [8, 10]: Share images have no font with "🧱": they leave out what they cannot draw. Leave them out, or give the page an "image" of its own.",
      "warning lists.courses.items.0.name [0, 1]: PDFs have no font with "ש", "ל", "ו", "ם": they show boxes. Add your own file public/assets/training/web.pdf.",
    ]
  `);
});

it('a page in a script that no font has is told to have a picture of its own', async () => {
  expect(
    await reported((site) => {
      (site.routes[1] as { title: string }).title = 'བོད་ཡིག';
    }),
  ).toMatchInlineSnapshot(`
    [
      "warning routes.1.title [0, 1]: Share images have no font with "བ", "ོ", "ད", "་", "ཡ" and 2 more: they leave out what they cannot draw. Give the page an "image" of its own.",
    ]
  `);
});

it('tells of a character behind a token where the token stands', async () => {
  expect(
    await reported((site) => {
      site.tokens.city = 'புனே';
      (site.routes[0] as { title: string }).title = 'Acme in {city}';
    }),
  ).toMatchInlineSnapshot(`
    [
      "warning routes.0.title value: Share images have no font with "ப", "ு", "ன", "ே": they leave out what they cannot draw. Run npm install --save-dev @expo-google-fonts/noto-sans-tamil.",
    ]
  `);
});

it('tells once of letters that no package has, and not of a page with a picture of its own', async () => {
  const found = await reported((site) => {
    for (const route of site.routes) Object.assign(route, { title: 'བོད', image: '/images/logo.svg' });
    firstCourse(site).outcomes = ['བོད', 'ཡིག'];
  });
  expect(found).toEqual([expect.stringMatching(/^warning lists\.courses\.items\.0\.outcomes\.0 .*in 1 other text/)]);
});

it('tells nothing of a course whose PDF is the editor’s own', async () => {
  mkdirSync(join(publicDir, 'assets/training'), { recursive: true });
  writeFileSync(join(publicDir, 'assets/training/web.pdf'), '');
  expect(
    await reported((site) => {
      firstCourse(site).name = 'שלום';
    }),
  ).toEqual([]);
});

it.each([
  ['Łódź', 'pl', []],
  ['½ of ₹ 10', 'en', ['Noto Sans']],
  ['Разработка', 'ru', ['Noto Sans']],
  ['वेब React', 'hi', ['Noto Sans Devanagari']],
  ['開発コース', 'ja', ['Noto Sans JP']],
  ['開發', 'zh-TW', ['Noto Sans TC']],
  ['开发', 'zh', ['Noto Sans SC']],
  ['🧱', 'en', []],
  ['سلام', 'ar', ['Noto Sans Arabic']],
  ['שלום', 'he', ['Noto Sans Hebrew']],
  ['ދިވެހި', 'dv', ['Noto Sans Thaana']],
  ['བོད', 'bo', []],
])('for "%s" in %s there are the families %j', (text, lang, families) => {
  expect(familiesOf(text, lang)).toEqual(families);
});
