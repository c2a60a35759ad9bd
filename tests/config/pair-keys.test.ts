import { expect, test } from 'vitest';
import { z } from 'zod';
import { pairKeys } from '../../src/config/check/unknown-keys.ts';
import { outlineOf } from '../../src/config/outline.ts';

// Which known key an unknown one was meant as, where the schema has these.
const shape = {
  title: z.string().meta({ title: 'Heading' }),
  description: z.string(),
  count: z.int(),
  open: z.boolean(),
  tone: z.enum(['plain', 'tinted']),
  topics: z.array(z.string()),
  people: z.array(z.object({ name: z.string() })),
  picture: z.object({ src: z.string() }),
};
const known = new Map(Object.entries(shape).map(([key, schema]) => [key, outlineOf(schema)]));

const meant = (object: Record<string, unknown>, lacking: string[], free = lacking) =>
  Object.fromEntries(
    pairKeys({ object, unknown: Object.keys(object), lacking: new Set(lacking), free: new Set(free), known }),
  );

test('a word is the key that it nearly spells, begins or is the title of', () => {
  expect(meant({ titel: 'A' }, ['title', 'description'])).toEqual({ titel: 'title' });
  expect(meant({ descr: 'A' }, ['title', 'description'])).toEqual({ descr: 'description' });
  expect(meant({ heading: 'A' }, ['title', 'description'])).toEqual({ heading: 'title' });
  expect(meant({ HEADING: 'A' }, ['title', 'description'])).toEqual({ HEADING: 'title' });
});

test('true and false are no slip in the name of what holds something else', () => {
  expect(meant({ titel: true }, ['title', 'description'])).toEqual({});
  expect(meant({ opne: true }, ['open', 'description'])).toEqual({ opne: 'open' });
  expect(meant({ titel: 'A' }, ['title', 'description'])).toEqual({ titel: 'title' });
});
