import { randomBytes } from 'node:crypto';
import { access, constants, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Thrown if the file to replace does not have the expected content. */
export class FileChanged extends Error {
  override name = 'FileChanged';
}

/**
 * Replaces the content of a file atomically: writes a new file beside it and renames it. Keeps its permissions, and a symbolic link stays a
 * link. Throws if the file is read-only, and a `FileChanged` if it does not have the `expected` bytes.
 */
export async function replaceFile(file: string, text: string, expected?: Buffer): Promise<void> {
  const target = await realpath(file);
  const { mode } = await stat(target);
  // Renaming needs only permission for the folder, and root needs none, so the permissions of the file are checked here.
  const mayWrite =
    (mode & 0o222) !== 0 &&
    (await access(target, constants.W_OK).then(
      () => true,
      () => false,
    ));
  if (!mayWrite) throw new Error(`${file} is read-only, so it was not written.`);
  const beside = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}`);
  try {
    const handle = await open(beside, 'wx', mode);
    try {
      await handle.chmod(mode);
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (expected && !expected.equals(await readFile(target))) throw new FileChanged(`${file} has changed meanwhile.`);
    await rename(beside, target);
  } finally {
    await rm(beside, { force: true });
  }
}
