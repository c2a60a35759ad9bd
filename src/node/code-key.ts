import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stands for the program itself: its code, its packages and the Node.js that runs it. What was made by other code is made anew. */
export async function codeKey(root: string): Promise<string> {
  const folders = ['src', 'schema'];
  const inFolders = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name)),
    ),
  );
  const files = [
    ...inFolders.flat(),
    ...['vite.config.ts', 'package.json', 'package-lock.json'].map((name) => join(root, name)),
  ];
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) {
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    hash.update(file.slice(root.length)).update('\0').update(bytes).update('\0');
  }
  return hash.digest('hex').slice(0, 20);
}
