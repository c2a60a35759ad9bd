import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Issue } from '../../src/diagnostics/issue.ts';
import { readJson } from '../../src/json/parse/read-json.ts';
import { parseSite } from '../../src/validate/parse-site.ts';
import { runs } from '../properties.ts';
import { registry } from '../registry.ts';
import { changedConfig, everyPath, type Json, textlessConfigs } from './changed-config.ts';
import { isJson, issuesOf } from './error-text.ts';
import { minimalText } from './minimal-config.ts';

function expectPlaced(issues: Issue[], text: string) {
  const lines = text.split('\n');
  for (const { line, column, endLine, endColumn, message, hint } of issues) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(endLine).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1] as string).length + 1);
    expect(endColumn).toBeLessThanOrEqual((lines[endLine - 1] as string).length + 1);
    expect(endLine > line || endColumn >= column).toBe(true);
    expect(message).toMatch(/\S/);
    expect(hint).toMatch(/\S/);
    expect(`${message} ${hint}`).not.toMatch(/undefined|\[object|NaN(?! is not)/);
  }
}

/** Text that is nearly JSON, which finds more than plain noise does. */
const pieces = [
  ...['{', '}', '[', ']', ':', ',', '"', '"a"', '"b"', '1', '-', '.5', 'true', 'nul', ' ', '\n', '\\', '//', '/*', "'"],
  ...['\t', '\ufeff', '\u00a0', '“', '”', '：', ';', '=', '+', '`', '(', '&quot;', '<!--', '#a', '...', 'a b', 'a: b'],
  ...['"a:"', '{a}', '1e400', '\r\n', '\n  '],
];
const nearlyJson = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(''));

test('never throws, and places every issue within the text', () => {
  fc.assert(
    fc.property(fc.oneof(nearlyJson, fc.string({ unit: 'binary' }), fc.json()), (text) => {
      const issues = issuesOf(text);
      expect(issues.length).toBeGreaterThan(0);
      expectPlaced(issues, text);
    }),
    runs(6000),
  );
});

test('takes exactly those texts for JSON that JSON.parse takes', () => {
  fc.assert(
    fc.property(fc.oneof(nearlyJson, fc.json(), fc.string()), (text) => {
      expect(readJson(text).broken).toBe(!isJson(text));
    }),
    runs(12000),
  );
});

const cut = fc.tuple(fc.nat(minimalText.length), fc.nat(5), fc.constantFrom('', ...pieces));

test('places every issue of a config with an error in its text', () => {
  fc.assert(
    fc.property(cut, ([at, length, piece]) => {
      const text = minimalText.slice(0, at) + piece + minimalText.slice(at + length);
      const parsed = parseSite(registry, text);
      expectPlaced(parsed.ok ? parsed.warnings : parsed.issues, text);
      if (!isJson(text)) expect(parsed.ok).toBe(false);
    }),
    runs(6000),
  );
});

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
];

test('places every issue of a config in which something stands that JavaScript can make no text of', () => {
  for (const text of textlessConfigs()) expectPlaced(issuesOf(text), text);
});

test('places every issue of a config in which a value has another type', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...everyPath),
      fc.oneof(fc.constantFrom(...odd), fc.jsonValue() as fc.Arbitrary<Json>),
      (path, value) => {
        const text = changedConfig(path, (owner, key) => {
          owner[key] = value;
        });
        expectPlaced(issuesOf(text), text);
      },
    ),
    runs(5000),
  );
});
