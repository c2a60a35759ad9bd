import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stands for the program itself: its code, its packages and the Node.js that runs it. What was made by other code is made anew. */
export function codeKey(root: string): string {
  const files = ['src', 'schema'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  for (const name of ['vite.config.ts', 'package.json', 'package-lock.json']) files.push(join(root, name));
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) {
    const bytes = existsSync(file) ? readFileSync(file) : '';
    hash.update(file.slice(root.length)).update('\0').update(bytes).update('\0');
  }
  return hash.digest('hex').slice(0, 20);
}
