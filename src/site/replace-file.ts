import { randomBytes } from 'node:crypto';
import { access, constants, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Thrown if a file to replace does not have the expected content. */
export class FileChanged extends Error {
  override name = 'FileChanged';
}

/** The new content of a file. The file is replaced only if it has the `expected` bytes. */
export interface Replacement {
  file: string;
  text: string | Buffer;
  expected?: Buffer | undefined;
}

/**
 * Replaces the content of a file atomically: writes a new file beside it and renames it. Keeps its permissions, and a symbolic link stays a
 * link. Throws if the file is read-only, and a `FileChanged` if it does not have the `expected` bytes.
 */
export const replaceFile = (file: string, text: string, expected?: Buffer): Promise<void> =>
  replaceFiles([{ file, text, expected }]);

/** Replaces files as `replaceFile` does: all of them, or none if one cannot be replaced. */
export async function replaceFiles(files: Replacement[]): Promise<void> {
  const staged: Staged[] = [];
  try {
    for (const one of files) staged.push(await stage(one));
    const before = await Promise.all(staged.map(({ target }) => readFile(target)));
    for (const [at, { file, expected }] of files.entries())
      if (expected && !expected.equals(before[at] as Buffer)) throw new FileChanged(`${file} has changed meanwhile.`);
    let done = 0;
    try {
      for (const { beside, target } of staged) {
        await rename(beside, target);
        done++;
      }
    } catch (error) {
      await replaceFiles(staged.slice(0, done).map(({ target }, at) => ({ file: target, text: before[at] as Buffer })));
      throw error;
    }
  } finally {
    for (const { beside } of staged) await rm(beside, { force: true });
  }
}

/** A new file beside the one that it will replace. */
interface Staged {
  target: string;
  beside: string;
}

async function stage({ file, text }: Replacement): Promise<Staged> {
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
    return { target, beside };
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
