import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import faq from '../../src/sections/faq/section.ts';
import { documentOf, openBrowser } from './home-page.ts';

const items = ['One', 'Two', 'Three'].map((name) => ({ question: `${name}?`, answer: [`${name}.`] }));

const browser = openBrowser();
let page: Page;
afterEach(() => page.close());
// Without script, as that is all it needs.
beforeEach(async () => {
  page = await browser.newPage({ javaScriptEnabled: false });
});

async function show(keys: { firstOpen?: boolean; exclusive?: boolean }, css = '') {
  const section = faq.schema.parse({ type: 'faq', id: 'questions', title: 'Questions', items, ...keys });
  const html = await documentOf([section], { css });
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
