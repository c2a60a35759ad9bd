import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepsAll } from '../../src/config/keeps-all.ts';
import { readSource } from '../../src/config/locate.ts';

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
      const faults = readSource(text, 'x').reading.findings;
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
