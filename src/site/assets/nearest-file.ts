import { statSync } from 'node:fs';
import { suggest } from '../../config/suggest.ts';

/** Which addresses a key can take. */
export type Fits = (address: string) => boolean;

/**
 * Finds the file that was probably meant by an address: of the same name elsewhere, with another ending, or some slips away.
 * Only files that hold something and that the key can take.
 */
export function nearestFile(address: string, files: ReadonlyMap<string, string>, fits: Fits): string | undefined {
  const all = [...files.keys()].filter(fits);
  for (let meant = nearest(address, all); meant !== undefined; meant = nearest(address, all)) {
    if (statSync(files.get(meant) as string, { throwIfNoEntry: false })?.size) return meant;
    all.splice(all.indexOf(meant), 1);
  }
  return undefined;
}

function nearest(address: string, all: string[]): string | undefined {
  const name = address.split('/').pop() as string;
  const stem = (file: string) => file.replace(/\.\w+$/, '').toLowerCase();
  return (
    all.find((file) => file.toLowerCase() === address.toLowerCase()) ??
    all.find((file) => file.endsWith(`/${name}`)) ??
    all.find((file) => stem(file) === stem(address)) ??
    suggest(address, all)
  );
}
