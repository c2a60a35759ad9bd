import { expect, it } from 'vitest';
import { createPageCss } from '../../src/build/styles/page-css.ts';

const sheet = `
@layer mantine{:root{--mantine-spacing-md:1rem;--mantine-spacing-xl:2rem;--mantine-color-red-6:red;--mantine-shadow-md:0 0 1px;--mantine-color-red-light:var(--mantine-color-red-1);--mantine-color-red-1:pink}
.m_a{padding:var(--mantine-spacing-md)}.m_a[data-error]{color:var(--mantine-color-red-6)}.m_b{--b-size-lg:3rem;margin:0}}
.card:hover{color:red}.card[aria-expanded='true']{color:blue}[data-mantine-color-scheme='dark'] .card{color:white}
.card:has(.later){animation:turn 1s}html:has(.elsewhere){top:1px}.card:not(.other){top:0}:focus-visible{outline:0}table{border:0}
.later{color:green}.elsewhere{color:grey}[dir='rtl'] .card{left:0}
@media print{.card{display:none}.elsewhere{display:none}}
@keyframes turn{to{rotate:1turn}}@keyframes unused{to{rotate:1turn}}`;
const words = {
  shell: ['m_b'],
  types: { form: ['later'], map: ['elsewhere'] },
  variables: ['--mantine-shadow-md'],
  sheets: [],
};
const page =
  '<section class="card m_a" style="--bg:var(--mantine-color-red-light)"><p>later elsewhere table</p></section>';

it('a page has the rules of its HTML in all states, and of the code that may change it', () => {
  const css = createPageCss(sheet, words, 'ltr')(['form'], page);
  for (const kept of [
    '.card:hover',
    ".card[aria-expanded='true']",
    "[data-mantine-color-scheme='dark'] .card",
    '.card:has(.later)',
    '.card:not(.other)',
    '.m_a[data-error]',
    ':focus-visible',
    '.m_b',
    '.later',
    '@media print{.card{',
    '@keyframes turn',
    '--mantine-spacing-md',
    '--mantine-color-red-6',
    '--mantine-shadow-md',
    '--mantine-color-red-1',
    '--b-size-lg',
  ])
    expect(css, kept).toContain(kept);
});

it('a page has no rules of other pages, and no words of its texts are taken for names', () => {
  const css = createPageCss(sheet, words, 'ltr')([], page);
  for (const gone of ['.elsewhere', '.later', 'table', 'rtl', 'unused', '--mantine-spacing-xl'])
    expect(css, gone).not.toContain(gone);
});

it('rules for text from right to left are on pages that have some', () => {
  const cssOf = createPageCss(sheet, words, 'ltr');
  expect(cssOf([], `${page}<blockquote dir="rtl"></blockquote>`)).toContain("[dir='rtl'] .card");
  expect(createPageCss(sheet, words, 'rtl')([], page)).toContain("[dir='rtl'] .card");
});
