import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteSchema } from '../../schema/site.ts';
import { resolveSite } from '../../src/config/resolve/resolve.ts';
import { createRenderer, loadSections } from '../../src/render/index.tsx';
import { faq } from '../../src/sections/faq/schema.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { companyFile } from '../company.ts';

const sample = siteSchema.parse(JSON.parse(readFileSync(companyFile, 'utf8')));
const anySize = new Proxy({}, { get: () => ({ width: 100, height: 100 }) });
const assets = { baseCss: '', scripts: { first: '', platform: '' }, entry: '', siteFile: '', preloadFonts: [] };
const items = ['One', 'Two', 'Three'].map((name) => ({ question: `${name}?`, answer: [`${name}.`] }));

let browser: Browser;
let page: Page;

beforeAll(async () => {
  await loadSections();
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
});
afterAll(() => browser.close());
afterEach(() => page.close());
// Without script, as that is all it needs.
beforeEach(async () => {
  page = await browser.newPage({ javaScriptEnabled: false });
});

async function show(keys: { firstOpen?: boolean; exclusive?: boolean }, css = '') {
  const section = faq.schema.parse({ type: 'faq', id: 'questions', title: 'Questions', items, ...keys });
  const [home] = sample.routes;
  const { site, page: model } = resolveSite(
    { ...sample, routes: [{ ...home, sections: [section] }] } as never,
    anySize,
  );
  const { document: html } = await createRenderer(site, assets, () => css)(model('/'));
  // Vitest leaves out the names of CSS modules.
  await page.setContent(html.replaceAll('<details', '<details class="item"'));
  const answered = async () => {
    const shown = await Promise.all(
      items.map(({ answer: [text = ''] }) => page.getByText(text, { exact: true }).isVisible()),
    );
    return items.filter((_, index) => shown[index]).map(({ question }) => question);
  };
  return { ask: (question: string) => page.getByText(question, { exact: true }).click(), answered };
}

describe('frequently asked questions', () => {
  it('answer nothing before they are asked', async () => {
    const { answered } = await show({});
    expect(await answered()).toEqual([]);
  });

  it('answer the first at once where the config wants it', async () => {
    const { answered } = await show({ firstOpen: true });
    expect(await answered()).toEqual(['One?']);
  });

  it('stay open beside each other', async () => {
    const { ask, answered } = await show({ firstOpen: true });
    await ask('Three?');
    expect(await answered()).toEqual(['One?', 'Three?']);
    await ask('One?');
    expect(await answered()).toEqual(['Three?']);
  });

  it('are open one at a time where the config wants it', async () => {
    const { ask, answered } = await show({ firstOpen: true, exclusive: true });
    await ask('Two?');
    expect(await answered()).toEqual(['Two?']);
  });

  it('are all answered on paper, also where one at a time may be open', async () => {
    const { answered } = await show({ exclusive: true }, readFileSync('src/sections/faq/Faq.module.css', 'utf8'));
    expect(await answered()).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await answered()).toEqual(['One?', 'Two?', 'Three?']);
  });
});
