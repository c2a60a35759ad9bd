import { expect, test } from 'vitest';
import { longestText } from '../../src/project/read-config.ts';
import { parseSite } from '../../src/validate/parse-site.ts';
import { registry } from '../registry.ts';
import { issuesOf } from './error-text.ts';
import { minimalConfig, minimalText } from './minimal-config.ts';

test('fills defaults, and keeps the text that it read', () => {
  const parsed = parseSite(registry, minimalText, 'folder/site.json');
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

test('reads no text that is longer than any site, and says so', () => {
  expect(issuesOf(' '.repeat(longestText + 1))).toMatchObject([
    {
      ...{ line: 1, column: 1, path: [], code: 'json/too-long', severity: 'error' },
      message: 'The file has 100,000,001 characters; at most 100,000,000 are allowed.',
      hint: 'Look for content that was repeated by mistake.',
    },
  ]);
});

test('reads a file of an older version as one of this version, and warns of what it took for what', () => {
  const { columns, ...footer } = minimalConfig.footer;
  const parsed = parseSite(
    registry,
    JSON.stringify({
      ...minimalConfig,
      version: 1,
      footer: { ...footer, quickLinks: columns[0], variants: {} },
    }).replaceAll(/"footer":"\w+",/g, ''),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  expect(parsed.site.footer.columns).toEqual(columns);
  expect(parsed.warnings).toMatchObject([
    {
      ...{ path: ['version'], code: 'version/older', severity: 'warning' },
      message:
        'The file has an older version and is read as version 2: contacts and claims have names of your own, profiles are in "social" and in each person\'s "links", and the footer has "columns".',
      hint: 'npm run upgrade shows what changes in the file; npm run upgrade -- --write writes it.',
    },
  ]);
});

test('tells what the reader has found where a text is no JSON, and where it hides a key', () => {
  expect(issuesOf('{"version": 1 "brand": {}}').map(({ code }) => code)).toEqual(['json/missing-comma']);
  const twice = minimalText.replace('"motto": "Made well"', '"motto": "Made well", "motto": "Twice"');
  expect(issuesOf(twice).map(({ code }) => code)).toEqual(['json/duplicate-key']);
  const broken = parseSite(registry, '{');
  expect([broken.ok, parseSite(registry, minimalText).ok]).toEqual([false, true]);
});
