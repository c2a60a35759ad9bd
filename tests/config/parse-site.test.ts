import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Issue } from '../../src/config/issue.ts';
import { readSource } from '../../src/config/locate.ts';
import { parseSite } from '../../src/config/parse-site.ts';
import { issuesOf } from './error-text.ts';
import { minimalConfig, minimalText } from './minimal-config.ts';

function expectPlaced(issues: Issue[], text: string) {
  const lines = text.split('\n');
  for (const { line, column, endLine, endColumn, fact, remedy } of issues) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(endLine).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1] as string).length + 1);
    expect(endColumn).toBeLessThanOrEqual((lines[endLine - 1] as string).length + 1);
    expect(endLine > line || endColumn >= column).toBe(true);
    expect(fact).toMatch(/\S/);
    expect(remedy).toMatch(/\S/);
    expect(`${fact} ${remedy}`).not.toMatch(/undefined|\[object|NaN(?! is not)/);
  }
}

const accepts = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Text that is nearly JSON, which finds more than plain noise does. */
const pieces = [
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '"',
  '"a"',
  '"b"',
  '1',
  '-',
  '.5',
  'true',
  'nul',
  ' ',
  '\n',
  '\\',
  '//',
  '/*',
  "'",
  '\t',
  '\ufeff',
  '\u00a0',
  '“',
  '”',
  '：',
  ';',
  '=',
  '+',
  '`',
  '(',
  '&quot;',
  '<!--',
  '#a',
  '...',
  'a b',
  'a: b',
  '"a:"',
  '{a}',
  '-',
  '1e400',
  '\r\n',
  '\n  ',
];
const nearlyJson = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(''));

test('never throws, and places every issue within the text', () => {
  fc.assert(
    fc.property(fc.oneof(nearlyJson, fc.string({ unit: 'binary' }), fc.json()), (text) => {
      const issues = issuesOf(text);
      expect(issues.length).toBeGreaterThan(0);
      expectPlaced(issues, text);
    }),
    { numRuns: 500 },
  );
});

test('takes exactly those texts for JSON that JSON.parse takes', () => {
  fc.assert(
    fc.property(fc.oneof(nearlyJson, fc.json(), fc.string()), (text) => {
      expect(readSource(text, 'x').reading.broken).toBe(!accepts(text));
    }),
    { numRuns: 2000 },
  );
});

const cut = fc.tuple(fc.nat(minimalText.length), fc.nat(5), fc.constantFrom('', ...pieces));

test('places every issue of a config with a slip in its text', () => {
  fc.assert(
    fc.property(cut, ([at, length, piece]) => {
      const text = minimalText.slice(0, at) + piece + minimalText.slice(at + length);
      const parsed = parseSite(text);
      expectPlaced(parsed.ok ? parsed.warnings : parsed.issues, text);
      if (!accepts(text)) expect(parsed.ok).toBe(false);
    }),
    { numRuns: 500 },
  );
});

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const paths = (value: Json, path: (string | number)[] = []): (string | number)[][] => {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, part]) => paths(part, [...path, Array.isArray(value) ? Number(key) : key])),
  ];
};

const everyPath = paths(minimalConfig as unknown as Json).filter((path) => path.length > 0);

function mutate(
  path: (string | number)[],
  change: (owner: Record<string | number, Json>, key: string | number) => void,
): string {
  const copy = structuredClone(minimalConfig) as unknown as Json;
  let owner = copy as Record<string | number, Json>;
  for (const step of path.slice(0, -1)) owner = owner[step] as Record<string | number, Json>;
  change(owner, path.at(-1) as string | number);
  return JSON.stringify(copy, null, 2);
}

const odd: Json[] = [
  null,
  true,
  0,
  -1.5,
  1e300,
  '',
  ' ',
  'x',
  '{x}',
  '#',
  '/',
  '__proto__',
  [],
  [null],
  {},
  { type: 'hero' },
  { of: 1 },
];

test('places every issue of a config in which a value has another type', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...everyPath),
      fc.oneof(fc.constantFrom(...odd), fc.jsonValue() as fc.Arbitrary<Json>),
      (path, value) => {
        const text = mutate(path, (owner, key) => {
          owner[key] = value;
        });
        expectPlaced(issuesOf(text), text);
      },
    ),
    { numRuns: 300 },
  );
});

test('tells of every key that is taken out of an object, unless it may be left out', () => {
  const silent = everyPath.filter((path) => {
    if (typeof path.at(-1) === 'number') return false;
    return issuesOf(mutate(path, (owner, key) => delete owner[key])).length === 0;
  });
  expect(silent.map((path) => path.join('.'))).toMatchInlineSnapshot(`
    [
      "footer.variants.sales.contact",
      "lists.offers",
      "routes.0.sections.0.actions",
    ]
  `);
});

test('tells of every key that is misspelt, with the right one as its remedy', () => {
  for (const path of everyPath) {
    const key = String(path.at(-1));
    const free = path.length === 2 && ['tokens', 'dialogs', 'lists'].includes(String(path[0]));
    if (typeof path.at(-1) === 'number' || key.length < 3 || free || path.at(-2) === 'variants') continue;
    const text = mutate(path, (owner, name) => {
      owner[`${name}x`] = owner[name] as Json;
      delete owner[name];
    });
    const remedies = issuesOf(text).map(({ remedy }) => remedy);
    expect(remedies, path.join('.')).toContain(`Did you mean "${key}"?`);
  }
});

test('fills defaults, and keeps the text that it read', () => {
  const parsed = parseSite(minimalText, 'folder/site.json');
  if (!parsed.ok) throw new Error('The minimal config must be valid');
  expect(parsed.site.toasts.duration).toBe(4000);
  expect(parsed.source.file).toBe('folder/site.json');
  expect(parsed.source.text).toBe(minimalText);
});

test('counts lines that end in CR LF, and columns behind emoji as editors do', () => {
  const [issue] = issuesOf('{\r\n  "version": 1,\r\n  "a😀": [1,]\r\n}');
  expect(issue).toMatchObject({ line: 3, column: 12, code: 'json/trailing-comma' });
});

test('sorts issues by place and tells at most some hundreds', () => {
  const text = JSON.stringify({ ...minimalConfig, routes: Array(5000).fill(0) }, null, 1);
  const issues = issuesOf(text);
  expect(issues.length).toBe(501);
  expect(issues.at(-1)?.code).toBe('more');
});
