import { expect, it } from 'vitest';
import examples from '../../src/sections/people-grid/examples.json' with { type: 'json' };
import peopleGrid from '../../src/sections/people-grid/section.ts';
import { initialsOf } from '../../src/ui/PersonCard.tsx';
import { documentOf, openBrowser } from './home-page.ts';

const browser = openBrowser();

it('who has no portrait is shown by the initials of first and last name, and they are not read out', async () => {
  const page = await browser.newPage();
  await page.setContent(await documentOf([peopleGrid.schema.parse(examples.sections[1])]));
  const cards = page.locator('#board article');
  const initials = await cards.locator('[aria-hidden=true]:not(svg)').allTextContents();
  expect(initials.slice(0, 2)).toEqual(['AE', 'B']);
  expect(await cards.last().textContent()).toBe('ČSČid Sample');
});

it.each([
  ['Prof. Dr. Anna Weber', 'AW'],
  ['Dr. med. Bernd Kurz', 'BK'],
  ['Dr. h. c. Carla Lang', 'CL'],
  ['Anna Weber, M.A.', 'AW'],
  ['J. R. Smith', 'JS'],
  ['Dr.', 'D'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
