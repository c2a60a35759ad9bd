import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepsAll } from '../../src/config/check/keeps-all.ts';
import { limits } from '../../src/config/read/read-json.ts';
import { readSource } from '../../src/config/report/locate.ts';

/** JSON texts in which keys may be there twice, with strings that look like keys. */
const json = fc.letrec<{ value: string; object: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('1', 'null', '"a"', '"a:b"', '"\\\\"', '"\\":"', '" \\\\\\" : "', '""'),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(' , ')}]`),
    tie('object'),
  ),
  object: fc
    .array(
      fc.tuple(
        fc.constantFrom('"a"', '"b"', '"a\\""', '"\\u0061"', '"__proto__"', '"\\u005f_proto__"', '""'),
        tie('value'),
      ),
      {
        maxLength: 4,
      },
    )
    .map((entries) => `{${entries.map(([key, value]) => `${key} \n: ${value}`).join(',')}}`),
}));

it('says that JSON.parse has kept all exactly where the reader finds no fault', () => {
  let faulty = 0;
  fc.assert(
    fc.property(json.value, (text) => {
      const faults = readSource(text, 'x').reading.diagnostics;
      if (faults.length > 0) faulty++;
      expect(keepsAll(text, JSON.parse(text))).toBe(faults.length === 0);
    }),
    { numRuns: 3000 },
  );
  expect(faulty).toBeGreaterThan(50);
});

it('leaves deep nesting to the reader', () => {
  const text = `${'['.repeat(101)}${']'.repeat(101)}`;
  expect(keepsAll(text, JSON.parse(text))).toBe(false);
});

it('leaves to the reader what is longer than any config, and nothing shorter', () => {
  const list = (entries: number) => Array.from({ length: entries }, () => 0);
  expect(keepsAll('[]', list(limits.entries))).toBe(true);
  expect(keepsAll('[]', list(limits.entries + 1))).toBe(false);
  const full = list(limits.entries);
  expect(
    keepsAll(
      '[]',
      Array.from({ length: 29 }, () => full),
    ),
  ).toBe(true);
  expect(
    keepsAll(
      '[]',
      Array.from({ length: 30 }, () => full),
    ),
  ).toBe(false);
});

it('counts the keys of objects in objects and in lists', () => {
  const text = '{ "a": { "b": [{ "c": 1 }, { "c": "d:e" }] }, "f" : [], "": {} }';
  expect(keepsAll(text, JSON.parse(text))).toBe(true);
  expect(keepsAll(text.replace('"f" :', '"a" :'), JSON.parse(text.replace('"f" :', '"a" :')))).toBe(false);
});
