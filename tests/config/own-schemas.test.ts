import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { createRegistry, withExamples } from '../../schema/registry.ts';
import { parseSite } from '../../src/validate/parse-site.ts';
import { registry } from '../registry.ts';
import { minimalConfig } from './minimal-config.ts';

// What an editor reads where a section type of a site's own is made of plain Zod schemas.

const own = (shape: z.ZodRawShape) =>
  defineSection('own', { title: 'Own', description: 'Shows.', client: 'static', shape });

/** The errors of a section with one key of its own, each as its place, message and hint. */
function errorsOf(key: z.ZodType, given: unknown): string[] {
  const [home, ...others] = minimalConfig.routes;
  const section = { type: 'own', id: 'own', key: given };
  const routes = [{ ...home, sections: [...(home?.sections ?? []), section] }, ...others];
  const types = [...registry.sections, withExamples(own({ key }), { sections: [], lists: {} })];
  const text = JSON.stringify({ ...minimalConfig, routes });
  const parsed = parseSite(createRegistry(types, registry.collections), text);
  const issues = parsed.ok ? [] : parsed.issues;
  return issues.map(
    ({ pathText, message, hint }) => `${pathText.replace('routes[0].sections[2].', '')}: ${message} ${hint}`,
  );
}

const address = z.strictObject({ street: z.string('Give the street.'), city: z.string() });
const range = z.object({ from: z.int().optional(), to: z.int().optional() });

/** The error of a schema whose author wrote the message, by what it is. */
const ownWords: [what: string, key: z.ZodType, given: unknown, error: string][] = [
  ['refine', z.number().refine((value) => value % 2 === 0, 'Must be even'), 3, 'key: Must be even. '],
  ['refine of an object', range.refine(({ from }) => from !== 1, 'Begin later.'), { from: 1 }, 'key: Begin later. '],
  [
    'refine of an object that names a key which is not there',
    range.refine(({ from, to }) => from || to, { path: ['to'], error: 'Give one of both.' }),
    {},
    'key.to: Give one of both. ',
  ],
  [
    'superRefine',
    z
      .string()
      .superRefine((text, { addIssue }) => void (text === 'x' && addIssue({ code: 'custom', message: 'No x.' }))),
    'x',
    'key: No x. ',
  ],
  [
    'a format',
    z.url('The shop’s address.'),
    'x',
    'key: The shop’s address. Write a web address, such as "https://example.com".',
  ],
  ['regex', z.string().regex(/^[A-Z]{3}$/, 'Three capitals'), 'ab', 'key: Three capitals. It must match /^[A-Z]{3}$/.'],
  ['min', z.string().min(5, 'Say more.'), 'abc', 'key: Say more. Write at least 2 characters more.'],
  ['a type', z.string('A name, please.'), 5, 'key: A name, please. Put quotes around it.'],
  [
    'a key that is missing',
    z.string('A name, please.'),
    undefined,
    'key: A name, please. Add it, for example "key": "…".',
  ],
  ['enum', z.enum(['a', 'b'], 'One of two.'), 'c', 'key: One of two. Write one of "a", "b".'],
  ['multipleOf', z.number().multipleOf(5, 'Only fives.'), 7, 'key: Only fives. Write a multiple of 5.'],
  ['unknown keys', z.strictObject({ a: z.int() }, 'Only a.'), { a: 1, b: 2 }, 'key.b: Only a. Remove it.'],
  [
    'a union',
    z.union([z.string(), z.number()], 'A word or a number.'),
    true,
    'key: A word or a number. Write a text in quotes or a number.',
  ],
  [
    'an option of a union',
    z.union([address, z.string()]),
    { street: [], city: 'x' },
    'key.street: Give the street. Write a text.',
  ],
  [
    'an entry of a list',
    z.array(address),
    [{ street: 1, city: 'x' }],
    'key[0].street: Give the street. Put quotes around it.',
  ],
  [
    'the names of a record',
    z.record(z.string().regex(/^[a-z]+$/, 'Small letters.'), z.int()),
    { A: 1 },
    'key.A: Small letters. ',
  ],
];

test.each(ownWords)('the message that an author wrote for %s is shown, with what to do', (_, key, given, error) => {
  expect(errorsOf(key, given)).toEqual([error]);
});

/** The error of a schema without messages. */
const plainSchemas: [schema: string, key: z.ZodType, given: unknown, error: string][] = [
  // Sizes of texts, lists and numbers, in both directions.
  [
    'string().min',
    z.string().min(5),
    'abc',
    '"key" has 3 characters; it needs at least 5. Write at least 2 characters more.',
  ],
  [
    'string().min',
    z.string().min(2).optional(),
    'a',
    '"key" has 1 character; it needs at least 2. Write at least 1 character more, or remove the key.',
  ],
  ['string().max', z.string().max(3), 'abcd', '"key" has 4 characters; at most 3 are allowed. Shorten it by 1.'],
  [
    'string().length',
    z.string().length(3),
    'ab',
    '"key" has 2 characters; it needs exactly 3. Write at least 1 character more.',
  ],
  ['string().length', z.string().length(3), 'abcde', '"key" has 5 characters; exactly 3 are needed. Shorten it by 2.'],
  [
    'nonempty string',
    z.string().nonempty(),
    '',
    '"key" has no characters; it needs at least 1. Write at least 1 character more.',
  ],
  ['array().min', z.array(z.int()).min(3), [1], '"key" has too few entries; it needs at least 3. Add 2 more.'],
  ['array().max', z.array(z.int()).max(1), [1, 2], '"key" has 2 entries; at most 1 are allowed. Remove 1 of them.'],
  ['array().length', z.array(z.int()).length(2), [1], '"key" has too few entries; it needs exactly 2. Add one.'],
  ['number().min', z.number().min(2.5), 1, '"key" cannot be 1. Write a number of at least 2.5.'],
  ['number().max', z.number().max(5), 6, '"key" cannot be 6. Write a number of at most 5.'],
  ['number().positive', z.number().positive(), 0, '"key" cannot be 0. Write a number greater than 0.'],
  ['number().lt', z.number().gte(1).lt(2), 2, '"key" cannot be 2. Write a number of at least 1 and less than 2.'],
  ['int().min().max', z.int().min(1).max(9), 10, '"key" cannot be 10. Write a whole number from 1 to 9.'],
  ['int', z.int(), 1.5, '"key" must be a whole number, not the number 1.5. Write a whole number.'],
  // The other codes of Zod.
  [
    'invalid_type',
    z.number().min(3),
    'many',
    '"key" must be a number, not the text "many". Write a number of at least 3.',
  ],
  [
    'invalid_type of a tuple',
    z.tuple([z.number(), z.number()]),
    5,
    '"key" must be a list [ … ], not the number 5. Put [ and ] around the entries, even if there is only one.',
  ],
  ['invalid_type of null', z.null(), 5, '"key" must be null, not the number 5. Write null.'],
  ['invalid_type of a key that must not be', z.never().optional(), 5, '"key" must not be here. Remove it.'],
  [
    'too_small of a tuple',
    z.tuple([z.number(), z.number()]),
    [5],
    '"key" has too few entries; it needs at least 2. Add one.',
  ],
  [
    'invalid_format',
    z.email(),
    'me',
    '"me" is not what must stand here. Write an e-mail address, such as "info@example.com".',
  ],
  [
    'invalid_format',
    z.iso.date(),
    'May',
    '"May" is not what must stand here. Write year, month and day, such as "2030-12-24".',
  ],
  ['invalid_format', z.string().startsWith('SKU-'), '12', '"12" is not what must stand here. Begin it with "SKU-".'],
  [
    'invalid_format',
    z.string().regex(/^\d+$/).meta({ title: 'Order number' }),
    'x',
    '"x" is not an order number. It must match /^\\d+$/.',
  ],
  ['invalid_format', z.cuid2(), 'X!', '"X!" is not what must stand here. It must be a text of the form "cuid2".'],
  ['not_multiple_of', z.number().multipleOf(0.5), 0.3, '"key" cannot be 0.3. Write a multiple of 0.5.'],
  [
    'unrecognized_keys in a union',
    z.union([address, z.int()]),
    { street: 'a', city: 'b', zip: 'c' },
    'Unknown key "zip". Remove it.',
  ],
  [
    'invalid_union',
    z.union([z.string(), z.int(), z.literal(false)]),
    [],
    '"key" cannot be []. Write a text in quotes or a number or false.',
  ],
  [
    'invalid_union of one type',
    z.union([z.url(), z.email()]),
    'x',
    '"key" cannot be "x". Write a web address, such as "https://example.com". Or: Write an e-mail address, such as "info@example.com".',
  ],
  [
    'invalid_union whose option is clear',
    z.union([z.string().max(2), z.int()]),
    'abc',
    '"key" has 3 characters; at most 2 are allowed. Shorten it by 1.',
  ],
  ['invalid_key', z.record(z.enum(['a', 'b']), z.int()), { a: 1, b: 2, c: 3 }, 'Unknown key "c". Remove it.'],
  ['invalid_value', z.literal(5), 6, '"key" cannot be 6. Write 5.'],
  [
    'custom',
    z.string().refine((text) => text !== 'x'),
    'x',
    '"x" is not what must stand here. The check of its schema refuses it.',
  ],
  [
    'custom of a number',
    z.int().refine((value) => value > 2),
    1,
    '"key" cannot be 1. The check of its schema refuses it.',
  ],
  [
    'custom with a description',
    z
      .int()
      .refine((value) => value > 2)
      .meta({ description: 'More than two.' }),
    1,
    '"key" cannot be 1. More than two.',
  ],
];

test.each(plainSchemas)('an error of %s says what is wrong and what to write', (_, key, given, error) => {
  expect(errorsOf(key, given).map((line) => line.replace(/^\S+: /, ''))).toEqual([error]);
});

test.each([
  ['z.date()', z.date(), 'Use date(…) of site-from-json/schema, or z.iso.date().'],
  ['z.bigint()', z.array(z.object({ size: z.bigint() })), 'Use z.int().'],
  ['z.map()', z.map(z.string(), z.int()).optional(), 'Use z.record(…).'],
  ['z.set()', z.union([z.int(), z.set(z.int())]), 'Use z.array(…).'],
  ['z.custom()', z.instanceof(URL), 'Use a schema of what is written, with .refine(…).'],
  ['z.symbol()', z.symbol(), 'Use a schema of a text, a number, true or false, a list or an object.'],
])('a schema with %s, which JSON cannot hold, is refused with its section type and key', (what, key, fix) => {
  const message = `The section type "own" cannot have the key "key": ${what} asks for what JSON cannot hold. ${fix}`;
  expect(() => own({ key })).toThrow(message);
});

test('a schema that makes something else of what is written is one of what is written', () => {
  const day = z.iso.date().transform((text) => new Date(text));
  expect(errorsOf(day, 'May')).toEqual([
    'key: "May" is not what must stand here. Write year, month and day, such as "2030-12-24".',
  ]);
  expect(
    errorsOf(
      z.preprocess((value) => value, z.array(z.int()).max(1)),
      [1, 2],
    ),
  ).toEqual(['key: "key" has 2 entries; at most 1 are allowed. Remove 1 of them.']);
  expect(
    errorsOf(z.codec(z.iso.date(), z.date(), { decode: (text) => new Date(text), encode: String }), '2030-12-24'),
  ).toEqual([]);
});
