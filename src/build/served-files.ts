import { listPublicFiles } from '../site/assets/public-files.ts';

/** What `public/` has for visitors, by its path in `dist/`: no file that begins with a dot, and no link that leads out of the folder. */
export async function servedFiles(publicDir: string): Promise<[path: string, file: string][]> {
  const { files } = await listPublicFiles(publicDir);
  return [...files]
    .map(([address, file]): [string, string] => [address.slice(1), file])
    .filter(([path]) => !path.split('/').some(isHidden));
}

const isHidden = (name: string, index: number) => name.startsWith('.') && !(index === 0 && name === '.well-known');
