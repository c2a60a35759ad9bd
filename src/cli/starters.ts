import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the folder of each starter by name. The starter "company" is the sample site in the builder's folder. */
export function findStarters(root: string): Map<string, string> {
  const examples = join(root, 'examples');
  const folders = existsSync(examples) ? readdirSync(examples).sort() : [];
  const starters = folders.filter((name) => existsSync(join(examples, name, 'site.config.json')));
  return new Map([...starters.map((name) => [name, join(examples, name)] as const), ['company', root]]);
}
