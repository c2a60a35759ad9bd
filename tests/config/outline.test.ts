import { expect, test } from 'vitest';
import { z } from 'zod';
import { outlineOf } from '../../src/config/outline.ts';

// What names, suggestions and walks go by, of schemas that nothing has looked at before.

test('a value has its limits, its choices and an example', () => {
  const value = (schema: z.ZodType) => {
    const { schema: _, synonyms, ...rest } = outlineOf(schema);
    return { ...rest, synonyms: Object.fromEntries(synonyms) };
  };
  const plain = {
    kind: 'value',
    optional: false,
    title: undefined,
    description: undefined,
    example: undefined,
    form: undefined,
    holds: undefined,
    synonyms: {},
    values: [],
    minimum: undefined,
    maximum: undefined,
  };
  expect(value(z.string())).toEqual({ ...plain, minimum: undefined, maximum: undefined });
  expect(value(z.int().min(3).max(9))).toEqual({ ...plain, example: 3, minimum: 3, maximum: 9 });
  expect(value(z.enum(['a', 'b']))).toEqual({ ...plain, example: 'a', values: ['a', 'b'] });
  expect(value(z.string().default('x'))).toEqual({ ...plain, optional: true, example: 'x' });
  expect(value(z.string().optional())).toEqual({ ...plain, optional: true });
  const meta = { title: 'T', description: 'D', examples: ['e', 'f'], patternErrorMessage: 'F', holds: 'link' };
  expect(value(z.string().default('x').meta(meta))).toEqual({
    ...plain,
    optional: true,
    ...{ title: 'T', description: 'D', example: 'e', form: 'F', holds: 'link' },
  });
  expect(value(z.string().meta({ title: 'Inner', description: 'D' }).optional().meta({ title: 'Outer' }))).toEqual({
    ...plain,
    ...{ optional: true, title: 'Outer', description: 'D' },
  });
  expect(value(z.enum(['a', 'b']).meta({ synonyms: { a: ['First One', 'one'], b: ['two'] } })).synonyms).toEqual({
    firstone: 'a',
    one: 'a',
    two: 'b',
  });
});

test('objects, lists, records and choices have what they are made of; each schema is described once', () => {
  const link = z.object({ type: z.literal('link'), href: z.string().optional() });
  const note = z.object({ type: z.literal('note') });
  const schema = z.object({
    all: z.array(z.discriminatedUnion('type', [link, note])),
    named: z.record(z.string(), link).optional(),
  });
  const outline = outlineOf(schema);
  if (outline.kind !== 'object') throw new Error('It is an object');
  expect([...outline.keys.keys()]).toEqual(['all', 'named']);
  const [all, named] = [...outline.keys.values()];
  expect([all?.optional, named?.optional]).toEqual([false, true]);
  if (all?.kind !== 'list' || all.item.kind !== 'choice' || named?.kind !== 'record')
    throw new Error('A list of choices, and a record');
  expect([all.item.by, [...all.item.options.keys()]]).toEqual(['type', ['link', 'note']]);
  expect(named.value).toBe(outlineOf(link));
  expect(all.item.options.get('link')).toBe(named.value);
  expect([outline.example, all.example]).toEqual([undefined, undefined]);
});
