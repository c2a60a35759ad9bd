import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { headingIds } from '../../src/content/heading-ids.ts';
import { readMarkdown } from '../../src/content/markdown.ts';
import { fillTokens } from '../../src/content/tokens.ts';
import { MarkdownBlocks } from '../../src/ui/MarkdownBlocks.tsx';
import { issuesOf } from '../config/error-text.ts';
import { brokenConfig } from '../config/minimal-config.ts';
import { runs } from '../properties.ts';

/** A picture from elsewhere is a copy in the site; one that cannot be loaded is refused with the files of the site. */
const copied = <T extends { src: string }>(picture: T): T => ({
  ...picture,
  src: picture.src.replace(/^https:.*/, '/assets/elsewhere/copy.png'),
});

/** Shows blocks without any check before, as if all of those had failed. */
function show(blocks: string[], tokens: Record<string, string> = {}): string {
  const ids = headingIds(['terms'], tokens);
  const read = fillTokens(
    blocks.flatMap((block) => readMarkdown(block, copied, ids)),
    tokens,
  );
  return renderToStaticMarkup(createElement(MarkdownBlocks, { blocks: read, under: 2 }));
}

/** The HTML without classes, which say how it looks, and without ids. */
const plain = (...blocks: string[]) => show(blocks).replace(/ (class|id)="[^"]*"/g, '');

const errorsOf = (...blocks: string[]) =>
  issuesOf(
    brokenConfig((c) => c.routes[1].sections.push({ type: 'rich-text', id: 'terms', title: 'Terms', blocks })),
  ).filter(({ severity }) => severity === 'error');

const tags =
  /^(p|strong|em|code|pre|blockquote|br|hr|h[2-6]|a|ul|ol|li|img|figure|figcaption|div|table|thead|tbody|tr|th|td)$/;
const attributes: Record<string, RegExp> = {
  href: /^(https:|mailto:|tel:|\/(?![/\\])|#)/,
  title: /^/,
  id: /^(?!_)[^\s"]+$/,
  start: /^\d+$/,
  class: /^[\w\s-]+$/,
  src: /^\/(?![/\\])/,
  alt: /^/,
  loading: /^lazy$/,
  decoding: /^async$/,
  tabindex: /^0$/,
  scope: /^col$/,
  'data-align': /^(left|center|right)$/,
};

/** What stands in HTML beyond the known elements and attributes. React writes every attribute in double quotes, and < in texts as &lt;. */
function strangeIn(html: string): string[] {
  const strange: string[] = [];
  const rest = html.replace(/<\/?([a-z][a-z\d]*)((?: [a-z-]+="[^"<>]*")*)\/?>/g, (tag, name: string, given: string) => {
    if (!tags.test(name)) strange.push(tag);
    for (const [, key = '', value = ''] of given.matchAll(/ ([a-z-]+)="([^"]*)"/g))
      if (!attributes[key]?.test(value)) strange.push(`${key}="${value}"`);
    return '';
  });
  return /[<>]/.test(rest) ? [...strange, rest] : strange;
}

/** Shows blocks if they can be shown; `undefined` if they are refused. */
function attempt(blocks: string[], tokens?: Record<string, string>): string | undefined {
  try {
    return show(blocks, tokens);
  } catch (error) {
    expect(String(error)).toMatch(/^Error: A text cannot (hold|link to) /);
    return undefined;
  }
}

const hostile = [
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://example.org"></iframe>',
  '<style>*{display:none}</style>',
  '<p onclick="x()">words',
  '<!-- --><b>',
  '<![CDATA[<b>]]>',
  '<?php echo 1 ?>',
  '<!DOCTYPE html>',
  '- <details open ontoggle=alert(1)>',
  '> <base href="//example.org">',
  '# <h1 style="position:fixed">',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](&#x6a;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](javascript\\:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](&#9;javascript:alert(1))',
  '[x](&#1;javascript:alert(1))',
  '[x](java&NewLine;script:alert(1))',
  '[x](<  javascript:alert(1)>)',
  '[x](vbscript:msgbox)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](blob:https://example.org/1)',
  '[x](file:///etc/passwd)',
  '[x](http://example.org)',
  '[x](//example.org)',
  '[x](/\\example.org)',
  '[x](\\\\example.org)',
  '[x](&sol;/example.org)',
  '[x](./about)',
  '[x](?a=b)',
  '[x](https:alert)',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '[x]\n\n[x]: <javascript:alert(1)> "title"',
  '[x](/about "\\" onclick=alert(1) x=\\"")',
  "[x](/about '\"><script>alert(1)</script>')",
  "[x](https://example.org/'onclick='alert(1))",
  '[x](https://example.org/"onclick="alert(1))',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '![x](javascript:alert(1))',
  '![x][y]\n\n[y]: https://example.org/x.png',
  '[![x](/a.png)](/about)',
  '`<img src=x onerror=alert(1)>`',
  '```html onload=alert(1)\n<script>alert(1)</script>\n```',
  '```"><script>\n```',
  '    <script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '\\<script>alert(1)\\</script>',
  '[<script>](/about)',
  '**<b onmouseover=alert(1)>**',
  '1234567890. <b>',
  '-1. x',
  '\u0000<b>',
  '<b\u0000>',
  '<\u200bscript>',
  '\u2028<script>',
];

test.each(hostile)('%j gives no element, attribute or address beyond the known ones', (text) => {
  const html = attempt([text]);
  expect(strangeIn(html ?? '')).toEqual([]);
  // What is refused while it is shown was reported to the editor before.
  if (html === undefined) expect(errorsOf(text)).not.toEqual([]);
});

test('the check of these tests finds what is strange', () => {
  expect(strangeIn('<p onclick="x">a</p>')).toEqual(['onclick="x"']);
  expect(strangeIn('<a href="javascript:x">a</a>')).toEqual(['href="javascript:x"']);
  expect(strangeIn('<script>a</script>')).toEqual(['<script>', '</script>']);
  expect(strangeIn('<p x=y>')).toEqual(['<p x=y>']);
});

const pieces = fc.constantFrom(
  ...hostile,
  ...'<>[]()!*_`#-+.:\\&;"\'{}/ \n\t~|=1'.split(''),
  '\n\n',
  '](',
  'javascript:',
  'https://example.org',
  'mailto:a@b.c',
  '/about',
  '#story',
  '{product}',
  '{x}',
  'words',
  '[y]: ',
  '&#106;',
  'onclick=',
);
const anyText = fc.oneof(
  fc.array(pieces, { minLength: 1, maxLength: 24 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 80 }),
);

test('any text gives nothing beyond the known elements and attributes, whatever its tokens stand for', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 4 }), anyText, (blocks, x) => {
      expect(strangeIn(attempt(blocks, { x, product: x }) ?? '')).toEqual([]);
    }),
    runs(9000),
  );
});

test('what passes the checks can be shown', () => {
  let shown = 0;
  fc.assert(
    fc.property(anyText, (text) => {
      if (!/\S/.test(text) || errorsOf(text).length > 0) return;
      shown++;
      expect(() => show([text], { product: 'Acme' })).not.toThrow();
    }),
    runs(9000),
  );
  expect(shown).toBeGreaterThan(100);
});

test('a token stands for words, never for marks', () => {
  const value = '**a** [b](javascript:x) <b>\n\n# c';
  expect(show(['Say {x}.'], { x: value })).toBe('<p>Say **a** [b](javascript:x) &lt;b&gt;\n\n# c.</p>');
  expect(show(['{x}'], { x: '1. FC' })).toBe('<p>1. FC</p>');
  expect(show(['[Mail](mailto:{x})'], { x: 'a@b.c' })).toBe('<p><a href="mailto:a@b.c">Mail</a></p>');
  expect(() => show(['[x](/{x})'], { x: '/example.org' })).toThrow('A text cannot link to //example.org');
  expect(errorsOf('[x](/{city})')).not.toEqual([]);
});

describe('shows', () => {
  it('neighboring lists of one kind as one list', () => {
    expect(plain('- a', '- b', '* c', 'and', '- d')).toBe(
      '<ul><li>a</li><li>b</li><li>c</li></ul><p>and</p><ul><li>d</li></ul>',
    );
    expect(plain('1. a', '2. b', '- c')).toBe('<ol><li>a</li><li>b</li></ol><ul><li>c</li></ul>');
    expect(plain('4. a', '5. b')).toBe('<ol start="4"><li>a</li><li>b</li></ol>');
  });

  it('lists within lists, and paragraphs in the points of a loose one', () => {
    expect(plain('- a\n  1. b\n- c')).toBe('<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>');
    expect(plain('- a\n\n  b\n- c')).toBe('<ul><li><p>a</p><p>b</p></li><li><p>c</p></li></ul>');
  });

  it('headings with ids to link to: their words, with a number where a section or a heading has them already', () => {
    const headings = show(['# Terms', '# Opening hours', '## Opening *hours*!', '# _menu', '# ❤️', '# 料金']);
    expect([...headings.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      ...['terms-1', 'opening-hours', 'opening-hours-1', 'menu', 'heading', '料金'],
    ]);
  });

  it('links to headings of this page and of others, and says which there are', () => {
    const heading = '## Opening hours of {product}';
    expect(errorsOf('See [below](#opening-hours-of-acme).', heading)).toEqual([]);
    expect(errorsOf('See [there](/about#opening-hours-of-acme).', heading)).toEqual([]);
    const [issue] = errorsOf('See [below](#opening-hour-of-acme).', heading);
    expect(issue?.hint).toContain('Did you mean "#opening-hours-of-acme"?');
  });

  it('emphasis beside the quotation marks of Chinese and Japanese', () => {
    expect(plain('这是**“重点”**内容。')).toBe('<p>这是<strong>“重点”</strong>内容。</p>');
    expect(errorsOf('これは**「重要」**です。')).toEqual([]);
  });

  it('headings below the heading of the section, without a gap', () => {
    expect(plain('# a', '## b', '# c')).toBe('<h3>a</h3><h4>b</h4><h3>c</h3>');
    expect(plain('## a', '#### b', '### c', '###### d', '## e')).toBe(
      '<h3>a</h3><h4>b</h4><h4>c</h4><h5>d</h5><h3>e</h3>',
    );
    expect(plain('### a', '# b', '> ## c')).toBe('<h3>a</h3><h3>b</h3><blockquote><h4>c</h4></blockquote>');
    expect(plain('# a', '## b', '### c', '#### d', '##### e', '###### f')).toBe(
      '<h3>a</h3><h4>b</h4><h5>c</h5><h6>d</h6><h6>e</h6><h6>f</h6>',
    );
  });

  it('emphasis, code, breaks, rules, escapes and entities', () => {
    expect(plain('*a **b*** `c` \\*d\\* &copy;\\\ne')).toBe(
      '<p><em>a <strong>b</strong></em> <code>c</code> *d* ©<br/>e</p>',
    );
    expect(plain('```sh\na <b>\n```', '---', '> q')).toBe(
      '<pre><code>a &lt;b&gt;</code></pre><hr/><blockquote><p>q</p></blockquote>',
    );
  });

  it('links of every form', () => {
    expect(plain('[a](/about "b") <https://example.org> <a@b.c> [c][D] [d]\n\n[d]: #story\n[d]: /other')).toBe(
      '<p><a href="/about" title="b">a</a> <a href="https://example.org">https://example.org</a> ' +
        '<a href="mailto:a@b.c">a@b.c</a> <a href="#story">c</a> <a href="#story">d</a></p>',
    );
  });
});
