import { expect, it } from 'vitest';
import { createCssFor } from '../../src/build/page-css.ts';

const cut = (sheet: string, html: string, always?: string) => createCssFor(sheet, always)([html]);

it('keeps the rules whose classes the page has, and those without classes', () => {
  expect(cut('body{margin:0}.a{color:red}.b{color:blue}', '<p class="a">')).toBe('body{margin:0}.a{color:red}');
});

it('keeps of a list of selectors those that the page can match', () => {
  expect(cut('.a,.b,p .c{color:red}', '<p class="a c">')).toBe('.a,p .c{color:red}');
});

it('wants every class of a selector, but none of what stands in a functional pseudo-class', () => {
  expect(cut('.a .gone{top:0}.a:not(.gone){top:1px}:where(.gone,.a) .a{top:2px}', '<p class="a">')).toBe(
    '.a:not(.gone){top:1px}:where(.gone,.a) .a{top:2px}',
  );
});

it('does not take a dot in an attribute for a class', () => {
  expect(cut('.a[href=".gone"]{top:0}', '<p class="a">')).toBe('.a[href=".gone"]{top:0}');
});

it('drops rules for a variant or a size that no element has', () => {
  expect(
    cut(
      '.a[data-variant=filled]{top:0}.a[data-size="md"]{top:1px}.a[data-on=x]{top:2px}',
      '<p class="a" data-size="md">',
    ),
  ).toBe('.a[data-size="md"]{top:1px}.a[data-on=x]{top:2px}');
});

it('drops media queries, layers and keyframes that nothing needs any more', () => {
  const sheet =
    '@media print{.b{top:0}}@layer x{.b{top:0}.a{animation:spin 1s}}@keyframes spin{to{top:0}}@keyframes gone{to{top:0}}';
  expect(cut(sheet, '<p class="a">')).toBe('@layer x{.a{animation:spin 1s}}@keyframes spin{to{top:0}}');
});

it('drops Mantine’s variables that nothing refers to, even through others', () => {
  const sheet =
    ':root{--mantine-a:var(--mantine-b);--mantine-b:1;--mantine-c:var(--mantine-d);--mantine-d:2;--own:3}.a{top:var(--mantine-a)}';
  expect(cut(sheet, '<p class="a">')).toBe(
    ':root{--mantine-a:var(--mantine-b);--mantine-b:1;--own:3}.a{top:var(--mantine-a)}',
  );
});

it('drops variables of a rule that nothing refers to, and keeps the tokens of the site', () => {
  expect(cut(':root{--own:1}.a{--size-s:1px;--size-m:2px;--size:var(--size-m);top:var(--size)}', '<p class="a">')).toBe(
    ':root{--own:1}.a{--size-m:2px;--size:var(--size-m);top:var(--size)}',
  );
});

it('keeps what may appear later', () => {
  expect(cut('.late{top:0}.gone{top:0}', '<p>', '<p class="late">')).toBe('.late{top:0}');
});

it('keeps variables that a style attribute refers to', () => {
  const css = createCssFor(':root{--mantine-a:1;--mantine-b:2}');
  expect(css(['<p style="color:var(--mantine-a)">'])).toBe(':root{--mantine-a:1}');
  expect(css(['<p>'])).toBe('');
});

it('keeps a rule whose :is() or :where() has an alternative that the page uses, and what :not() leaves open', () => {
  const cssFor = createCssFor(
    ':is(.a,.b):hover{top:1px}:is(.b,.c .a):hover{top:2px}.a:not(.b){top:3px}.a:where(:is(.b,.c),.a.b){top:4px}:is(li,.c) .a{top:5px}',
  );
  expect(cssFor(['<p class="a">'])).toBe(':is(.a,.b):hover{top:1px}.a:not(.b){top:3px}:is(li,.c) .a{top:5px}');
});

it('keeps statements, what counts more than others, and rules within rules, each in its place', () => {
  const sheet = '@layer a,b;.a{top:0!important;&:hover{left:0}right:0}.a{.b &{top:1px}.a &{top:2px}}';
  expect(cut(sheet, '<p class="a">')).toBe('@layer a,b;.a{top:0!important;&:hover{left:0}right:0}.a{.a &{top:2px}}');
});

it('leaves out comments and space between names and values', () => {
  expect(cut('/* one */.a{top: 0;/* two */--own: 1px ;left:var(--own)}', '<p class="a">')).toBe(
    '.a{top:0;--own:1px;left:var(--own)}',
  );
});

it('drops variables that are read only by one another', () => {
  expect(cut('.a{--b:var(--c);--c:var(--b);top:0}', '<p class="a">')).toBe('.a{top:0}');
});
