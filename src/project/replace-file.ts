import { randomBytes } from 'node:crypto';
import { access, constants, link, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Thrown if a file to replace does not have the expected content. */
export class FileChanged extends Error {
  override name = 'FileChanged';
}

/** The new content of a file; undefined for one to remove. With `expected`, the file is replaced only if it has these bytes. */
export interface Replacement {
  file: string;
  content: string | Buffer | undefined;
  expected?: Buffer | undefined;
}

/**
 * Writes a file whole or not at all: writes a new file beside it and renames it. An existing one keeps its permissions, and a symbolic
 * link stays a link. Throws if the file is read-only, and a `FileChanged` if it does not have the `expected` bytes.
 */
export const replaceFile = (file: string, content: string | Buffer, expected?: Buffer): Promise<void> =>
  replaceFiles([{ file, content, expected }]);

/** Writes and removes files as `replaceFile` does: all of them, or none if one cannot be written. */
export async function replaceFiles(files: Replacement[]): Promise<void> {
  const staged: { target: string; beside: string; before: Buffer | undefined }[] = [];
  try {
    for (const { file, content, expected } of files) {
      const { target, mode } = await targetOf(file, expected !== undefined);
      const beside = besideOf(target);
      const before = mode === undefined ? undefined : await readFile(target);
      staged.push({ target, beside, before });
      if (content !== undefined) await writeNew(beside, content, mode);
    }
    for (const [at, { file, expected }] of files.entries())
      if (expected && !expected.equals(await readFile(staged[at]?.target as string)))
        throw new FileChanged(`${file} has changed meanwhile.`);
    let done = 0;
    try {
      for (const [at, { beside, target }] of staged.entries()) {
        await (files[at]?.content === undefined ? rm(target) : rename(beside, target));
        done++;
      }
    } catch (error) {
      for (const { target, before } of staged.slice(0, done))
        await (before ? replaceFile(target, before) : rm(target, { force: true }));
      throw error;
    }
  } finally {
    for (const { beside } of staged) await rm(beside, { force: true });
  }
}

/** Writes a new file whole or not at all. Throws an error with the code `EEXIST` if there is one already. */
export async function createFile(file: string, content: string | Buffer): Promise<void> {
  const beside = besideOf(file);
  try {
    await writeNew(beside, content);
    await link(beside, file).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error;
      // Some disks have no hard links.
      await (await open(file, 'wx')).close();
      await rename(beside, file);
    });
  } finally {
    await rm(beside, { force: true });
  }
}

/** Returns the file that a name leads to, with its permissions if it exists. Throws if it may not be written. */
async function targetOf(file: string, mustExist: boolean): Promise<{ target: string; mode?: number }> {
  let target: string;
  try {
    target = await realpath(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || mustExist) throw error;
    return { target: file };
  }
  const { mode } = await stat(target);
  // Renaming needs only permission for the folder, and root needs none, so the permissions of the file are checked here.
  const mayWrite =
    (mode & 0o222) !== 0 &&
    (await access(target, constants.W_OK).then(
      () => true,
      () => false,
    ));
  if (!mayWrite) throw new Error(`${file} is read-only, so it was not written.`);
  return { target, mode };
}

const besideOf = (file: string) => join(dirname(file), `.${basename(file)}.${randomBytes(6).toString('hex')}.part`);

async function writeNew(file: string, content: string | Buffer, mode?: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    if (mode !== undefined) await handle.chmod(mode);
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
