import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type BuiltSite, folderOf, pathsOf, type SiteName, serveBuilt } from '../built-site.ts';
import { colorRules, violations } from './audits/axe.ts';
import { faint } from './audits/faint.ts';
import { misplaced } from './audits/misplaced.ts';
import { moving } from './audits/moving.ts';
import { picturesAmiss } from './audits/pictures.ts';
import { unreadable } from './audits/readable.ts';
import { shiftOf } from './audits/shift.ts';
import { smallTargets } from './audits/small-targets.ts';
import { squeezed } from './audits/squeezed.ts';
import { eachLayer, eachPanel, openEverything } from './layers.ts';
import { pageLog, watchViolations } from './page-log.ts';
import { keepScheme, setScheme } from './scheme.ts';
import { readThrough, takeOver } from './take-over.ts';

// Each page of each site is loaded once, and all audits look at it. What the sites are, tests/sites says.

type View = `${'light' | 'dark'} ${number}`;

interface Row {
  site: SiteName;
  /** What is special about it. */
  is: string;
  /** Its pages; all by default. */
  only?: RegExp;
  /** Where a page is loaded and used to its end, if not only loaded. */
  read?: View;
  /** The widths at which all can be read. */
  fits?: number[];
  /** Where axe looks at all of it. */
  axe?: View[];
  /** The rules of axe that are asked, if not all. */
  rules?: string[];
  /** The pages on which panels, dialogs and toasts are looked at too, and where. */
  layers?: { on: RegExp; at: number[] };
  /** What this site alone is held to: its panels on every page, that nothing moves by itself, targets of 24 px, what visitors set, the place of pictures, the letters of Hindi. */
  also?: ('panels' | 'still' | 'targets' | 'settings' | 'places' | 'letters')[];
}

/** What one of the sites is drawn from. */
const seed = Number(readFileSync(join(folderOf('drawn'), 'seed'), 'utf8'));

const starter = {
  is: 'as npm run init writes it',
  fits: [320, 390, 768, 1440, 1920],
  axe: ['light 390', 'dark 1440'],
} satisfies Partial<Row>;
const stretched = { fits: [320, 768, 1280], layers: { on: /^.(training)?$/, at: [320, 1280] } };
const colored = {
  only: /^.(every-type|no-such-page)$/,
  axe: ['light 1280', 'dark 1280'],
  rules: colorRules,
} satisfies Partial<Row>;

// biome-ignore format: a row is a line
const table: Row[] = [
  { site: 'company', is: 'what most tests look at', read: 'light 1280', fits: [768, 1280, 1440], axe: ['light 1280', 'dark 768'], also: ['still', 'targets'] },
  { site: 'company', is: 'the same on a phone, dark', read: 'dark 390', fits: [320, 390], axe: ['dark 320', 'light 320'], also: ['still', 'targets', 'settings'], layers: { on: /^.$/, at: [320] } },
  { site: 'own', is: 'whatever an editor has made of site.config.json', read: 'light 1280', axe: ['light 1280'] },
  { site: 'blank', ...starter },
  { site: 'restaurant', ...starter },
  { site: 'saas', ...starter },
  { site: 'event', ...starter },
  { site: 'hindi', is: 'in another language', read: 'light 390', fits: [390, 1440], axe: ['light 390'], layers: { on: /^.$/, at: [390] }, also: ['letters'] },
  { site: 'languages', is: 'in English, German and Arabic', read: 'light 1280', fits: [320, 768, 1440], axe: ['light 320', 'dark 1440'], also: ['panels'] },
  { site: 'arabic', is: 'a restaurant in Arabic, and every section type', only: /^.(menu|every-type|no-such-page)?$/, fits: [320, 390, 768, 1440], axe: ['light 390', 'dark 390', 'light 768', 'dark 768', 'light 1440', 'dark 1440'], also: ['panels'] },
  { site: 'three-times', is: 'every section type, and texts three times as long', ...stretched },
  { site: 'one-word', is: 'every section type, and texts of one long word', ...stretched },
  { site: 'deep', is: 'every section type on a deep accent', ...colored },
  { site: 'pale', is: 'every section type on a pale accent', ...colored },
  // Each tone once.
  { site: 'layout', is: 'every section type in each tone', only: /^.way-[012]$/, fits: [390, 1440], axe: ['light 1440'], rules: colorRules },
  { site: 'layout', is: 'every section type laid out in further ways', only: /^.way-[3-9]$/, fits: [390, 1440] },
  { site: 'drawn', is: `every section type, with content that SEED=${seed} draws`, fits: [320, 390, 768, 1024, 1440], also: ['places'] },
];

const schemeOf = (view: View) => (view.startsWith('dark') ? 'dark' : 'light');
const widthOf = (view: View) => Number(view.split(' ')[1]);

test.describe.configure({ mode: 'parallel' });

for (const row of table)
  test.describe(`${row.site}: ${row.is}`, () => {
    // The pages of a row are those of one visitor: what is once fetched is not fetched again.
    test.describe.configure({ mode: 'default' });
    let site: BuiltSite;
    let page: Page;
    let heard: { said: string[]; left: string[]; broken: object[] };
    test.beforeAll(async ({ browser }) => {
      site = await serveBuilt(row.site);
      page = await browser.newPage();
      heard = { ...pageLog(page, site.url), broken: await watchViolations(page) };
      if (row.read) await keepScheme(page, schemeOf(row.read));
    });
    test.afterAll(async () => {
      await page?.close();
      await site?.close();
    });

    for (const path of pathsOf(row.site).filter((path) => row.only?.test(path) ?? true))
      test(`${path} passes all audits`, async () => {
        test.setTimeout(180_000);
        for (const all of Object.values(heard)) all.length = 0;
        await audit(page, site.url + path, row);
        // The browser itself reports the status of a document that is not there.
        const said = heard.said.filter((text) => !(path.endsWith('/no-such-page') && text.includes('404 (Not Found)')));
        expect({ ...heard, said }).toEqual({ ...heard, said: [], left: [], broken: [] });
      });
  });

async function audit(
  page: Page,
  url: string,
  { read, fits = [], axe = [], rules, layers, also = [] }: Row,
): Promise<void> {
  const resize = (width: number, height = 844) => page.setViewportSize({ width, height });
  const none = async (faults: Promise<string[]>, what: string) => expect.soft(await faults, what).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: null, colorScheme: null });
  await resize(read ? widthOf(read) : (fits[0] ?? 1280));
  await page.goto(url);
  await takeOver(page);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (read) {
    if (also.includes('targets')) await none(smallTargets(page, targets, 24), 'is small to press');
    await readThrough(page);
    if (also.includes('still')) {
      // The font may come behind the first frame: words take a little more or less room then, and no line moves (layout-shift.spec.ts).
      const { far, what } = await shiftOf(page);
      expect.soft(far, `moves by itself: ${what}`).toBeLessThan(0.0005);
    }
    await expect.soft.poll(() => picturesAmiss(page), 'pictures').toEqual([]);
    await openEverything(page);
    await toTop();
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [at, width] of fits.entries()) {
    await resize(width);
    await page.emulateMedia({ colorScheme: (seed + at) % 2 ? 'light' : 'dark' });
    await none(unreadable(page), `cannot be read at ${width} px`);
    if (also.includes('letters')) await none(squeezed(page), `is set too close at ${width} px`);
    if (also.includes('places')) await none(misplaced(page), `is not in its place at ${width} px`);
  }
  for (const view of axe) {
    await resize(widthOf(view));
    await setScheme(page, schemeOf(view));
    const isKnown = axe.slice(0, axe.indexOf(view)).some((other) => widthOf(other) === widthOf(view));
    await none(violations(page, undefined, isKnown ? colorRules : rules), `axe, ${view}`);
    if (also.includes('panels'))
      await eachPanel(page, (panel) => none(violations(page, panel), `axe in ${panel}, ${view}`));
  }
  for (const width of layers?.on.test(new URL(url).pathname) ? layers.at : []) {
    await resize(width);
    await eachLayer(page, async (layer) => {
      await none(unreadable(page, layer), `${layer} cannot be read at ${width} px`);
      for (const view of axe) {
        await setScheme(page, schemeOf(view));
        await none(violations(page, layer), `axe in ${layer}, ${view}`);
      }
      if (also.includes('settings')) await withSettings(layer);
      await resize(width);
    });
  }
  if (also.includes('settings')) {
    await toTop();
    await withSettings('body');
    await spaceOut();
  }

  /** Goes where the header lies over nothing. */
  async function toTop(): Promise<void> {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  }

  /** The page, or what is open over it, without motion, at 400 % zoom and in forced colors. */
  async function withSettings(part: string): Promise<void> {
    await none(moving(page), `${part} moves where motion is unwelcome`);
    // A window of 1280 by 1024 has as much room at 400 %.
    await resize(320, 256);
    await none(unreadable(page, part), `${part} cannot be read at 400 %`);
    if (part === 'body') {
      const free = await page.evaluate(() => innerHeight - (document.querySelector('header')?.clientHeight ?? 0));
      expect.soft(free, 'what the header leaves').toBeGreaterThan(256 / 2);
    } else {
      // What does not fit is scrolled to, inside of the layer.
      const last = page.locator(part).locator('a, button, p, label').filter({ visible: true }).last();
      await last.scrollIntoViewIfNeeded();
      await expect.soft(last, part).toBeInViewport();
      if (part.startsWith('#_dialog'))
        await expect.soft(page.locator(part).getByRole('button').first()).toBeInViewport({ ratio: 1 });
    }
    await resize(part === 'body' ? 1280 : 320);
    await setScheme(page, 'light');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await none(faint(page, part), `${part} is faint in forced colors, ${colorScheme}`);
    }
    await page.emulateMedia({ forcedColors: null, colorScheme: null });
  }

  /** The page with its words spaced out. */
  async function spaceOut(): Promise<void> {
    // As visitors' own tools do: past the site's policy, which lets no style element in.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }');
    for (const width of [320, 390, 1280]) {
      await resize(width);
      // Words that are wider now than the column are broken: they can be read.
      const faults = (await unreadable(page)).filter((fault) => !fault.includes(' broken inside: '));
      expect.soft(faults, `spaced out at ${width} px`).toEqual([]);
    }
  }
}

const targets = 'a[href]:not(.skip-link), button, input, textarea, summary';
