import { relative, resolve, sep } from 'node:path';

/** Names a file as messages do: with slashes, from the working folder if it is in there. */
export function displayName(file: string): string {
  const near = relative(process.cwd(), resolve(file)).split(sep).join('/');
  return near === '' || near.startsWith('..') ? file : near;
}
