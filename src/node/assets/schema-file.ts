import { existsSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Finding } from '../../config/issue.ts';
import { keyOf } from '../../config/json.ts';
import { quote } from '../../config/show-value.ts';

const schemaFile = resolve(import.meta.dirname, '../../../schema/site.schema.json');

/** Warns of a `$schema` that leads to no file, so that editors offer and explain nothing; addresses elsewhere are not looked up. */
export function checkSchemaFile(site: unknown, configFile: string): Finding | undefined {
  const given = keyOf(site, '$schema');
  if (typeof given !== 'string' || /^([a-z][a-z\d+.-]*:|\/)/i.test(given)) return undefined;
  const folder = dirname(resolve(configFile));
  const file = resolve(folder, given.split(/[?#]/, 1)[0] as string);
  if (existsSync(file) && statSync(file).isFile()) return undefined;
  const right = relative(folder, schemaFile).split(sep).join('/');
  return {
    path: ['$schema'],
    code: 'asset/schema',
    fact: `There is no file ${quote(given)}: without it an editor cannot offer keys and explain them.`,
    remedy: `Write ${quote(right.startsWith('.') ? right : `./${right}`)}.`,
    severity: 'warning',
  };
}
