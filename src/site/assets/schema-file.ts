import { existsSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Finding } from '../../config/issue.ts';
import { keyOf } from '../../config/json.ts';
import { quote } from '../../config/show-value.ts';

const root = resolve(import.meta.dirname, '../../..');
const schemaFile = resolve(root, 'schema/site.schema.json');

/**
 * Warns of a `$schema` that leads to no file, so that editors offer and explain nothing. Addresses elsewhere are not looked up, and
 * a copy of the config in another folder, made to be checked, may name the schema as the config does.
 */
export function checkSchemaFile(site: unknown, configFile: string): Finding | undefined {
  const given = keyOf(site, '$schema');
  if (typeof given !== 'string' || /^([a-z][a-z\d+.-]*:|\/)/i.test(given)) return undefined;
  const folder = dirname(resolve(configFile));
  const [path = ''] = given.split(/[?#]/, 1);
  if ([folder, root].some((from) => isFile(resolve(from, path)))) return undefined;
  const right = relative(folder, schemaFile).split(sep).join('/');
  return {
    path: ['$schema'],
    code: 'asset/schema',
    fact: `There is no file ${quote(given)}: without it an editor cannot offer keys and explain them.`,
    remedy: `Write ${quote(right.startsWith('.') ? right : `./${right}`)}.`,
    severity: 'warning',
  };
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
