import { resolve } from 'node:path';

/** The folder of the builder itself, with its package.json. */
export const packageRoot = resolve(import.meta.dirname, '../..');
