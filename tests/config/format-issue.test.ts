import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { formatIssues } from '../../src/diagnostics/format.ts';
import type { Issue } from '../../src/diagnostics/issue.ts';
import { issuesOf } from './error-text.ts';
import { brokenConfig } from './minimal-config.ts';

const sample = () =>
  issuesOf(
    brokenConfig((c) => {
      c.routes[0].sections[0].type = 'heroo';
      c.routes[1].title = '100%, that: is a very long title indeed, longer than sixty characters';
    }),
  );

test('writes for people: place, path, name, message, hint, code', () => {
  expect(`\n${formatIssues(sample())}`).toMatchInlineSnapshot(`
    "
    site.config.json:212:19  routes[0].sections[0].type (Section, 1st on /)
      Unknown section type "heroo". Did you mean "hero"?
          210 |       "sections": [
          211 |         {
        > 212 |           "type": "heroo",
              |                   ^^^^^^^
          213 |           "id": "hero",

    site.config.json:234:16  routes[1].title (/about)
      Warning: The title has 69 characters; search results show about 60. Shorten it.
          232 |       "path": "/about",
          233 |       "label": "About",
        > 234 |       "title": "100%, that: is a very long title indeed, longer than sixty characters",
              |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          235 |       "description": "Who we are.",
    "
  `);
});

test('colors for a terminal alone, and changes nothing else', () => {
  const colored = formatIssues(sample(), { color: true });
  expect(colored).toContain('\u001b[31m');
  expect(stripVTControlCharacters(colored)).toBe(formatIssues(sample()));
});

test('shows one frame for several issues of one place', () => {
  const text = formatIssues(issuesOf(brokenConfig((c) => c.routes.push({}))));
  expect(text.match(/is required/g)).toHaveLength(3);
  expect(text.match(/\^/g)).toHaveLength(1);
});

test('writes JSON for programs', () => {
  const told = sample().map(({ message, hint, edit: _, ...rest }) => ({ ...rest, fact: message, fix: hint }));
  expect(JSON.parse(formatIssues(sample(), { format: 'json' }))).toEqual(
    JSON.parse(JSON.stringify({ valid: false, issues: told })),
  );
  expect(JSON.parse(formatIssues([], { format: 'json' }))).toEqual({ valid: true, issues: [] });
});

test('writes annotations for GitHub, with what has a meaning there escaped', () => {
  const odd = {
    ...(sample()[0] as Issue),
    file: 'a,b:c.json',
    pathText: 'x',
    where: undefined,
    message: '100%\r\nsure',
    hint: 'Now.',
  };
  expect(`\n${formatIssues([...sample(), odd], { format: 'github' })}`).toMatchInlineSnapshot(`
    "
    ::error file=site.config.json,line=212,endLine=212,col=19,endColumn=25,title=routes[0].sections[0].type (Section%2C 1st on /)::Unknown section type "heroo". Did you mean "hero"?
    ::warning file=site.config.json,line=234,endLine=234,col=16,endColumn=86,title=routes[1].title (/about)::The title has 69 characters; search results show about 60. Shorten it.
    ::error file=a%2Cb%3Ac.json,line=212,endLine=212,col=19,endColumn=25,title=x::100%25%0D%0Asure Now.
    "
  `);
});

test('writes SARIF 2.1.0', () => {
  const log = JSON.parse(formatIssues(sample(), { format: 'sarif' }));
  const [{ results, tool, columnKind }] = log.runs;
  expect([log.$schema, log.version, columnKind]).toEqual([
    'https://json.schemastore.org/sarif-2.1.0.json',
    '2.1.0',
    'utf16CodeUnits',
  ]);
  expect(tool.driver).toEqual({
    name: 'site-from-json',
    rules: [{ id: 'shape/unknown-choice' }, { id: 'title/long' }],
  });
  expect(results).toEqual([
    {
      level: 'error',
      ruleId: 'shape/unknown-choice',
      ruleIndex: 0,
      message: { text: 'Unknown section type "heroo". Did you mean "hero"?' },
      locations: [
        {
          logicalLocations: [{ fullyQualifiedName: 'routes[0].sections[0].type', name: 'Section, 1st on /' }],
          physicalLocation: {
            artifactLocation: { uri: 'site.config.json' },
            region: { startLine: 212, startColumn: 19, endLine: 212, endColumn: 26 },
          },
        },
      ],
    },
    expect.objectContaining({ level: 'warning', ruleId: 'title/long', ruleIndex: 1 }),
  ]);
});

test('cuts long lines around the place, and marks it to its end', () => {
  const framed = (before: number, length: number) => {
    const text = `{ "version": 1,${' '.repeat(before)}"odd${'x'.repeat(length)}": 1,\n"brand": 1 }`;
    const frame = issuesOf(text).find(({ message }) => message.startsWith('Unknown key'))?.frame ?? '';
    return frame
      .split('\n')
      .slice(0, 2)
      .map((line) => line.length)
      .join(' ');
  };
  expect([framed(0, 5), framed(84, 5), framed(85, 5), framed(300, 5), framed(0, 200)]).toMatchInlineSnapshot(`
    [
      "35 31",
      "116 115",
      "59 55",
      "59 55",
      "116 116",
    ]
  `);
});

test('writes control characters of the file as escapes or spaces', () => {
  const text = formatIssues(issuesOf('{ "a": \u001b[31mred\u009b, "b": "\u202e" }'));
  expect([...text].filter((char) => /[^\P{Cc}\n]|\u202e/u.test(char))).toEqual([]);
});
