import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteSchema } from '../../schema/site.ts';
import { resolveSite } from '../../src/config/resolve/resolve.ts';
import { createRenderer, loadSections } from '../../src/render/index.tsx';
import { sectionTypes } from '../../src/sections/index.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { companyFile } from '../company.ts';

// What every section type promises, shown on each of its examples, on a page of its own in the sample site.

const sample = siteSchema.parse(JSON.parse(readFileSync(companyFile, 'utf8')));
const anySize = new Proxy({}, { get: () => ({ width: 100, height: 100 }) });
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const assets = { baseCss: '', scripts: { first: '', platform: '' }, entry: '', siteFile: '', preloadFonts: [] };

let browser: Browser;
let page: Page;

beforeAll(async () => {
  await loadSections();
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  page = await browser.newPage({ javaScriptEnabled: true });
});
afterAll(() => browser.close());

const examples = sectionTypes.flatMap(({ type, schema, examples }) =>
  examples.map((example, index) => ({ type, name: `${type}, example ${index + 1}`, schema, example })),
);

describe.each(examples)('$name', ({ type, schema, example }) => {
  const render = async (place: 'first' | 'second') => {
    const section = schema.parse(example);
    const opening = { ...sample.routes[0]?.sections[0], id: 'opening' };
    const [home] = sample.routes;
    const sections = place === 'first' ? [section] : [opening, section];
    const { site, page } = resolveSite({ ...sample, routes: [{ ...home, sections }] } as typeof sample, anySize);
    return (await createRenderer(site, assets, () => '')(page('/'))).document;
  };
  const show = async (place: 'first' | 'second' = 'second') => {
    await page.setContent(await render(place));
    return page.locator(`section[id="${example.id}"]`);
  };

  it('parses, and refuses a key that it does not know', () => {
    expect(schema.safeParse(example).success).toBe(true);
    expect(schema.safeParse({ ...example, unknown: 1 }).success).toBe(false);
  });

  it('has its id and its type on its section element, once', async () => {
    const section = await show();
    expect(await section.count()).toBe(1);
    expect(await section.getAttribute('data-type')).toBe(type);
  });

  it('is named by its own heading, of level 1 where it opens the page and of level 2 elsewhere, or as a strip by its label', async () => {
    if (!('title' in example)) {
      const section = await show();
      expect(await section.getAttribute('aria-label')).toBe(example.label);
      expect(await section.locator('h1, h2').count()).toBe(0);
      return;
    }
    for (const [place, level] of [
      ['first', 1],
      ['second', 2],
    ] as const) {
      const section = await show(place);
      const heading = section.locator(`#_title-${example.id}`);
      expect(await heading.evaluate((element) => element.tagName)).toBe(`H${level}`);
      expect((await heading.textContent())?.trim()).not.toBe('');
      expect(await section.getAttribute('aria-labelledby')).toBe(`_title-${example.id}`);
    }
  });

  it('writes no script and no event handler, which the policy would refuse', async () => {
    const section = await show();
    const found = await section.evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .filter(
          ({ localName, attributes }) =>
            localName === 'script' || [...attributes].some(({ name }) => name.startsWith('on')),
        )
        .map(({ outerHTML }) => outerHTML),
    );
    expect(found).toEqual([]);
  });

  it('gives the same HTML each time', async () => {
    expect(await render('second')).toBe(await render('second'));
  });

  it.each(['first', 'second'] as const)('passes axe as the %s section of a page', async (place) => {
    await show(place);
    await page.evaluate(axe);
    const problems = await page.evaluate(async (selector) => {
      const { axe } = window as unknown as {
        axe: {
          run(context: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      // Without the site's CSS colours mean nothing; the browser tests look at them.
      const { violations } = await axe.run(selector, { rules: { 'color-contrast': { enabled: false } } });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }, `section[id="${example.id}"]`);
    expect(problems).toEqual([]);
  });
});
