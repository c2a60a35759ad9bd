import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FilesAnswer } from '../protocol.ts';

/** The most files that are told. */
const most = 20_000;

/** The files of `public/`, as the config names them; none if there is no such folder. */
export async function listFiles(publicDir: string): Promise<FilesAnswer> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const names = files.map(
    ({ parentPath, name }) => `/${relative(publicDir, join(parentPath, name)).replaceAll(sep, '/')}`,
  );
  return { ok: true, files: names.sort().slice(0, most) };
}
