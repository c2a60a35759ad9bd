import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { sectionTypes } from '../registry.ts';
import { documentOf, openBrowser, sample } from './home-page.ts';

// What every section type promises, shown on each of its examples, on a page of its own in the sample site.

const browser = openBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
});

const examples = sectionTypes.flatMap(({ type, client, schema, examples }) =>
  examples.map((example, index) => ({ type, client, name: `${type}, example ${index + 1}`, schema, example })),
);

it.each(sectionTypes)('$type has at least one example', ({ examples }) => {
  expect(examples.length).toBeGreaterThan(0);
});

const examplesOf = (type: string) => `sections/${type}/examples.json`;
const needsName =
  'A section has a name for screen readers: its "title", shown as a heading, or, as a strip without one, its "label". Add one of both to "shape" in section.ts, and to the example.';
const needsHeading =
  'Its heading, which names the section, has the id titleId(id). SectionIntro, IntroColumn and IntroText of site-from-json/ui set it.';

/** Controls that do nothing without React: a browser works buttons of these kinds, boxes that styles follow, and fields of forms, by itself. */
const needReact = [
  'button:not([type=submit], [popovertarget], [commandfor], [data-copy], [data-copied], [data-turn], [role=tab])',
  ':is(input:not([type=checkbox], [type=radio]), select, textarea):not(form *)',
  '[role=tab]:not([aria-controls]), [role=slider], [role=switch], [role=combobox], [role=menuitem]',
].join();

describe.each(examples)('$name', ({ type, client, schema, example }) => {
  const opening = { ...sample.routes[0]?.sections[0], id: 'opening' };
  const render = (place: 'first' | 'second') =>
    documentOf([...(place === 'second' ? [opening] : []), schema.parse(example)]);
  const documents = new Map<string, string>();
  /** Its element on the page, which is loaded once. */
  async function show(place: 'first' | 'second') {
    if (!documents.has(place)) {
      documents.set(place, await render(place));
      await page.setContent(documents.get(place) ?? '');
    }
    return page.locator(`section[id="${example.id}"]`);
  }

  it('parses, and refuses a key that it does not know', () => {
    expect(schema.safeParse(example).success).toBe(true);
    expect(schema.safeParse({ ...example, unknown: 1 }).success).toBe(false);
  });

  it.each([
    ['first', 1],
    ['second', 2],
  ] as const)(
    'as the %s section of a page has its id and type once, and its name by a heading of level %i, or as a strip by its label',
    async (place, level) => {
      const section = await show(place);
      expect(await section.count()).toBe(1);
      expect(await section.getAttribute('data-type')).toBe(type);
      if (!('title' in example)) {
        expect(Object.keys(example), `${examplesOf(type)}: ${needsName}`).toContain('label');
        expect(await section.getAttribute('aria-label')).toBe(example.label);
        expect(await section.locator('h1, h2').count()).toBe(0);
        return;
      }
      const heading = section.locator(`#_title-${example.id}`);
      expect(await heading.count(), `The component of ${type}: ${needsHeading}`).toBe(1);
      expect(await heading.evaluate((element) => element.tagName)).toBe(`H${level}`);
      expect((await heading.textContent())?.trim()).not.toBe('');
      expect(await section.getAttribute('aria-labelledby')).toBe(`_title-${example.id}`);
    },
  );

  it('gives the same HTML each time', async () => {
    await show('second');
    expect(await render('second')).toBe(documents.get('second'));
  });

  it.runIf(client === 'static')('has no control that needs React, which a static section never gets', async () => {
    const controls = (await show('second')).locator(needReact);
    const html = await controls.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML.slice(0, 200)));
    expect(html, 'Choose when React hydrates it: `client` in its section.ts').toEqual([]);
  });

  // As the second section of the page: the script of the page stands in its first.
  it('writes no script and no event handler, which the policy would refuse, and passes axe', async () => {
    const scripts = await (await show('second')).evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .filter(
          ({ localName, attributes }) =>
            localName === 'script' || [...attributes].some(({ name }) => name.startsWith('on')),
        )
        .map(({ outerHTML }) => outerHTML),
    );
    expect(scripts).toEqual([]);
    const problems = await page.evaluate(async (selector) => {
      const { axe } = window as unknown as {
        axe: {
          run(context: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      // Without the site's CSS colors mean nothing; the browser tests look at them.
      const { violations } = await axe.run(selector, { rules: { 'color-contrast': { enabled: false } } });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }, `section[id="${example.id}"]`);
    expect(problems).toEqual([]);
  });
});
