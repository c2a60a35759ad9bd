import { suggest } from '../../config/suggest.ts';

/** Finds the file that was probably meant by an address: of the same name elsewhere, with another ending, or some slips away. */
export function nearestFile(address: string, files: ReadonlyMap<string, string>): string | undefined {
  const all = [...files.keys()];
  const name = address.split('/').pop() as string;
  const stem = (file: string) => file.replace(/\.\w+$/, '').toLowerCase();
  return (
    all.find((file) => file.toLowerCase() === address.toLowerCase()) ??
    all.find((file) => file.endsWith(`/${name}`)) ??
    all.find((file) => stem(file) === stem(address)) ??
    suggest(address, all)
  );
}
