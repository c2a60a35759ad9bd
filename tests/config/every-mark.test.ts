import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { siteSchema } from '../../schema/site.ts';
import { explain } from '../../src/config/check/explain.ts';
import { checkMarkdown } from '../../src/config/check/markdown.ts';
import { collectNames } from '../../src/config/check/names.ts';
import { checkText } from '../../src/config/check/plain-text.ts';
import { outlineAt, outlineOf } from '../../src/config/outline.ts';
import type { Diagnostic, Path } from '../../src/config/report/issue.ts';
import { around, recordOf, type Told } from './every-text.ts';
import { minimalConfig } from './minimal-config.ts';

const said = ({ code, at, fact, fix }: Diagnostic): Told => {
  const place = typeof at === 'object' && 'from' in at ? `${at.from}–${at.to} ` : '';
  return { code, told: `${place}${fact} ${fix}` };
};

/** What is told of a text that visitors read as it is, on a page and in a list of paragraphs. */
const plain = (text: string) => [...checkText(text, ['title']), ...checkText(text, ['paragraphs', 0])].map(said);

const names = collectNames(minimalConfig);
const markdown = (text: string) => Array.from(checkMarkdown(text, ['blocks', 0], names, undefined), said);

const site = outlineOf(siteSchema);
const href: Path = ['header', 'menu', 0, 'href'];
const linkSchema = outlineAt(minimalConfig, site, href)?.schema as z.ZodType;
const link = (given: string) => {
  const value = { header: { menu: [{ href: given }] } };
  const issues = linkSchema.safeParse(given).error?.issues ?? [];
  return issues.map((issue) => said(explain(value, { ...issue, path: href } as z.core.$ZodIssue, site)));
};

const elements =
  'a abbr b big blockquote br button center code del div em font h1 h6 h7 hr i iframe img ins kbd li mark ol p picture pre q s script section small span strike strong style sub sup svg table tbody td th tr u ul video x'.split(
    ' ',
  );
const entities =
  'nbsp amp lt gt quot apos mdash ndash hellip lsquo rsquo ldquo rdquo copy reg trade euro frac12 odd'.split(' ');
const tags = elements.flatMap((name) => [
  `<${name}>`,
  `</${name}>`,
  `<${name}/>`,
  `<${name} a="b" c='d' e=f >`,
  `<${name}>A</${name}>`,
  `a ${name}>`,
]);
const html = [
  '<b>',
  '</b>',
  '<br/>',
  '<p ',
  'class="x"',
  '>',
  '<!--',
  '-->',
  '&amp;',
  '&x;',
  '&#39;',
  '&#x2f;',
  '&',
  'word',
  ' ',
  '<',
  'h1',
];

const everyText: [what: string, told: (text: string) => Told[], texts: string[]][] = [
  ['plain marks', plain, around('', [['*', '**', '_', '__', '#', '-', '[', '](/a)', ' ', 'word', '\n'], 4], '')],
  [
    'plain marks of words',
    plain,
    around(
      '',
      [['*', '**', '__', '+ ', '# ', '[', '](/a)', '](b)', '](tel:1)', 'Word', 'two words', '(', '.', '1', '; '], 3],
      '',
    ),
  ],
  ['plain html', plain, [...tags, ...entities.map((name) => `&${name};`), ...around('', [html, 3], '')]],
  ['markdown html', markdown, [...tags, ...around('', [html, 3], '')]],
  [
    'markdown',
    markdown,
    around(
      '',
      [
        [
          '#',
          '## ',
          '*',
          '**',
          '~~',
          '|',
          '---',
          '[',
          '](/about)',
          '](x)',
          '] (/about)',
          '(',
          ')[/about]',
          '<',
          '>',
          'https://a.b',
          'www.a.b',
          '!',
          '\n',
          '- ',
          '\\',
          'Word',
          ' ',
        ],
        3,
      ],
      '',
    ),
  ],
  [
    'links',
    link,
    around(
      '',
      [
        [
          'https:',
          '//',
          'a.b',
          'http:',
          'mailto:',
          'a@b.c',
          'tel:',
          '+1',
          '/',
          '/about',
          '#',
          '?',
          '&',
          'subject=x',
          ' ',
          '%0a',
          '{email}',
          'é',
          "'",
          '\\',
          ',',
        ],
        3,
      ],
      '',
    ),
  ],
];

describe('what is told of every short text', () => {
  for (const [what, told, texts] of everyText)
    test(`of ${what}`, async () => {
      await expect(recordOf(texts, told)).toMatchFileSnapshot(`told/every-${what.replaceAll(' ', '-')}.txt`);
    });
});
