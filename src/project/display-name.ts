import { relative, resolve, sep } from 'node:path';

/** The name of a file in messages: with slashes, relative to the working folder if it is inside. */
export function displayName(file: string): string {
  const near = relative(process.cwd(), resolve(file)).split(sep).join('/');
  return near === '' || near.startsWith('..') ? file : near;
}
