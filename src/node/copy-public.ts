import { cp } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { listPublicFiles } from './assets/public-files.ts';

/** Copies what `public/` has for visitors: no file that begins with a dot, and no link that leads out of the folder. */
export async function copyPublic(publicDir: string, target: string): Promise<void> {
  const { outside } = await listPublicFiles(publicDir);
  await cp(publicDir, target, {
    recursive: true,
    dereference: true,
    filter: (file) => {
      const names = relative(publicDir, file).split(sep);
      return !outside.has(`/${names.join('/')}`) && !names.some(isHidden);
    },
  });
}

const isHidden = (name: string, index: number) => name.startsWith('.') && !(index === 0 && name === '.well-known');
