import { access, constants, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A file that is to be replaced says something else than was expected. */
export class FileChanged extends Error {
  override name = 'FileChanged';
}

/**
 * Writes a file anew so that nobody finds half of it: beside it first, then in its place, with its permissions. A link to it
 * stays a link. Throws for a file that may only be read, and a `FileChanged` where it does not have the expected bytes.
 */
export async function replaceFile(file: string, text: string, expected?: Buffer): Promise<void> {
  const target = await realpath(file);
  const { mode } = await stat(target);
  // Whoever may write to the folder could replace it, and the administrator anything.
  const mayWrite =
    (mode & 0o222) !== 0 &&
    (await access(target, constants.W_OK).then(
      () => true,
      () => false,
    ));
  if (!mayWrite) throw new Error(`${file} may only be read, and was not written.`);
  const beside = join(dirname(target), `.${basename(target)}.${process.pid}`);
  try {
    const handle = await open(beside, 'wx', mode);
    try {
      await handle.chmod(mode);
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (expected && !expected.equals(await readFile(target))) throw new FileChanged(`${file} was changed meanwhile.`);
    await rename(beside, target);
  } finally {
    await rm(beside, { force: true });
  }
}
