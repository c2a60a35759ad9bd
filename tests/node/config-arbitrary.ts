import fc from 'fast-check';
import type { Schema } from '../../src/cli/json-schema.ts';

/** Any value that a JSON Schema of the kind that `generateSchema` makes allows; throws where it meets a keyword that it does not know. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.allOf) return fc.oneof(...schema.allOf.map(({ if: named, then }) => branchOf(named, then)));
  if (schema.properties) return objectOf(schema);
  switch (schema.type) {
    case 'object':
      return fc.dictionary(textOf(schema.propertyNames as Schema), arbitraryOf(schema.additionalProperties || {}), {
        maxKeys: 3,
        noNullPrototype: true,
      });
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Number(schema.maxItems ?? Number(schema.minItems ?? 0) + 2),
      });
    case 'string':
      return textOf(schema);
    case 'integer':
      return wholeNumber(Number(schema.minimum), Number(schema.maximum), Number(schema.multipleOf ?? 1));
    case 'boolean':
      return fc.boolean();
  }
  throw new Error(`No values are known for ${JSON.stringify(schema).slice(0, 200)}`);
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const parts = Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, arbitraryOf(part)]));
  return fc.record(parts, { requiredKeys: required, noNullPrototype: true });
}

const branchOf = ({ properties = {} }: Schema, { properties: others, ...then }: Schema) =>
  objectOf({ ...then, properties: { ...others, ...properties } });

/** A text of the right form, now and then as long as it may be, in characters that JavaScript counts as two. */
function textOf({ pattern, maxLength, examples = [] }: Schema): fc.Arbitrary<string> {
  const most = Number(maxLength ?? Number.POSITIVE_INFINITY);
  const fits = (text: string) => [...text].length <= most;
  const form = new RegExp(String(pattern ?? ''), 'u');
  const matching = pattern === undefined ? fc.string({ unit: 'binary' }) : fc.stringMatching(form, { size: 'small' });
  const long = '😀'.repeat(Number.isFinite(most) ? most : 100);
  return fc
    .oneof(
      { weight: 30, arbitrary: matching.filter(fits) },
      { weight: 8, arbitrary: fc.constantFrom(...(examples.length > 0 ? (examples as string[]) : [''])) },
      { weight: 1, arbitrary: fc.constant(long) },
    )
    .filter((text) => form.test(text));
}

const wholeNumber = (min: number, max: number, step: number) =>
  fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }).map((times) => times * step);
