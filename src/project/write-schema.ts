import { readFile } from 'node:fs/promises';
import { schemaText } from '../../schema/json-schema.ts';
import type { Registry } from '../../schema/registry.ts';
import { replaceFile } from './replace-file.ts';

/** Writes the JSON Schema to a file, but only if it has changed, as a write restarts the development server. */
export async function writeSchema(registry: Registry, file: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  const text = schemaText(registry);
  if (before !== text) await replaceFile(file, text);
}
