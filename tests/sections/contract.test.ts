import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { sectionTypes } from '../../src/sections/index.ts';
import { documentOf, openBrowser, sample } from './home-page.ts';

// What every section type promises, shown on each of its examples, on a page of its own in the sample site.

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const browser = openBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const examples = sectionTypes.flatMap(({ type, schema, examples }) =>
  examples.map((example, index) => ({ type, name: `${type}, example ${index + 1}`, schema, example })),
);

describe.each(examples)('$name', ({ type, schema, example }) => {
  const render = (place: 'first' | 'second') => {
    const section = schema.parse(example);
    const opening = { ...sample.routes[0]?.sections[0], id: 'opening' };
    return documentOf(place === 'first' ? [section] : [opening, section]);
  };

  it('parses, and refuses a key that it does not know', () => {
    expect(schema.safeParse(example).success).toBe(true);
    expect(schema.safeParse({ ...example, unknown: 1 }).success).toBe(false);
  });

  it('gives the same HTML each time', async () => {
    expect(await render('second')).toBe(await render('second'));
  });

  describe.each([
    ['first', 1],
    ['second', 2],
  ] as const)('as the %s section of a page', (place, level) => {
    const section = () => page.locator(`section[id="${example.id}"]`);
    beforeAll(async () => {
      await page.setContent(await render(place));
    });

    it('has its id and its type on its section element, once', async () => {
      expect(await section().count()).toBe(1);
      expect(await section().getAttribute('data-type')).toBe(type);
    });

    it(`is named by its own heading, of level ${level}, or as a strip by its label`, async () => {
      if (!('title' in example)) {
        expect(await section().getAttribute('aria-label')).toBe('label' in example && example.label);
        expect(await section().locator('h1, h2').count()).toBe(0);
        return;
      }
      const heading = section().locator(`#_title-${example.id}`);
      expect(await heading.evaluate((element) => element.tagName)).toBe(`H${level}`);
      expect((await heading.textContent())?.trim()).not.toBe('');
      expect(await section().getAttribute('aria-labelledby')).toBe(`_title-${example.id}`);
    });

    // The script of the page stands in its first section.
    it.runIf(place === 'second')('writes no script and no event handler, which the policy would refuse', async () => {
      const found = await section().evaluate((element) =>
        [element, ...element.querySelectorAll('*')]
          .filter(
            ({ localName, attributes }) =>
              localName === 'script' || [...attributes].some(({ name }) => name.startsWith('on')),
          )
          .map(({ outerHTML }) => outerHTML),
      );
      expect(found).toEqual([]);
    });

    it('passes axe', async () => {
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
});
