import { createRequire } from 'node:module';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { generateSchema } from '../../schema/json-schema.ts';
import { registry } from '../registry.ts';

const addVocabulary = createRequire(import.meta.url)('../../schema/ajv-vocabulary.cjs');

/** Compiles the JSON Schema as ajv-cli does: strictly, with the keywords that are for editors alone. */
export const compileSchema = (options: Options = {}) =>
  (addVocabulary(new Ajv2020({ strict: true, ...options })) as Ajv2020).compile(generateSchema(registry));
