import { expect, test } from 'vitest';
import { z } from 'zod';
import { outlineOf } from '../../src/config/outline.ts';
import { pairKeys } from '../../src/config/pair-keys.ts';

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

test('a foreign word is the one key that is missing, if it holds what that wants', () => {
  expect(meant({ wort: 'A' }, ['title'])).toEqual({ wort: 'title' });
  expect(meant({ wort: 7 }, ['title'])).toEqual({ wort: 'title' });
  expect(meant({ wort: ['A'] }, ['title'])).toEqual({});
  expect(meant({ wort: ['A'] }, ['topics'])).toEqual({ wort: 'topics' });
  expect(meant({ wort: 'A' }, ['topics'])).toEqual({ wort: 'topics' });
  expect(meant({ wort: { name: 'A' } }, ['topics'])).toEqual({});
  expect(meant({ wort: { name: 'A' } }, ['people'])).toEqual({ wort: 'people' });
  expect(meant({ wort: 'A' }, ['people'])).toEqual({});
  expect(meant({ wort: { src: 'A' } }, ['picture'])).toEqual({ wort: 'picture' });
  expect(meant({ wort: 'A' }, ['picture'])).toEqual({});
  expect(meant({ wort: 'loud' }, ['tone'])).toEqual({});
  expect(meant({ wort: 'A' }, ['title', 'description'])).toEqual({});
});

test('foreign words are the missing keys by what they hold, or none of them is', () => {
  expect(meant({ b: { src: 'A' }, a: 'A' }, ['title', 'picture'])).toEqual({ b: 'picture', a: 'title' });
  expect(meant({ b: ['x'], a: 'A' }, ['title', 'topics'])).toEqual({ b: 'topics', a: 'title' });
  expect(meant({ b: null, a: 'A' }, ['title', 'topics'])).toEqual({});
  expect(meant({ titel: 'A', b: null }, ['title', 'topics'])).toEqual({ titel: 'title' });
});
