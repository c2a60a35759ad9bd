import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../project/package-root.ts';

const examples = join(packageRoot, 'examples');
const folders = existsSync(examples) ? readdirSync(examples).sort() : [];

/** The names of the starters. "company" is the sample site in the builder's folder. */
export const starters = [...folders.filter((name) => existsSync(join(examples, name, 'site.config.json'))), 'company'];

export const starterFolder = (name: string) => (name === 'company' ? packageRoot : join(examples, name));
