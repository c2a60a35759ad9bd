import { createHash } from 'node:crypto';
import { link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressedForms } from './compress.ts';
import { exists } from './exists.ts';
import { forgetUnused } from './forget-unused.ts';

/** A page as files, by their path in `dist/`. Those in `assets/` are shared with other pages. */
type PageFiles = Record<string, string>;

/** Pages as finished files, by what they were made from: a page that has not changed is linked into place, not made again. */
export interface PageStore {
  /** Puts the files of a page into `staged`, made by `make` if `input` is new. */
  place(input: string, staged: string, make: () => Promise<PageFiles>): Promise<void>;
  /** Forgets the pages that were not placed since the store was opened. */
  forgetUnused(): Promise<void>;
}

/** Opens the store of a folder. Files appear in it whole, so builds may share it and be stopped at any time. */
export async function openPageStore(folder: string, quality: number): Promise<PageStore> {
  await mkdir(folder, { recursive: true });
  const used = new Set<string>();
  const folders = new Map<string, Promise<unknown>>();
  const shared = new Map<string, Promise<string>>();

  const folderOf = (file: string) => {
    const name = dirname(file);
    const made = folders.get(name) ?? mkdir(name, { recursive: true });
    folders.set(name, made);
    return made;
  };

  /** Makes a folder of files, with their compressed forms, in one step. */
  const keep = async (name: string, files: PageFiles): Promise<string> => {
    const kept = join(folder, name);
    used.add(name);
    if (await exists(kept)) return kept;
    const whole = `${kept}.${process.pid}`;
    await mkdir(whole, { recursive: true });
    for (const [path, text] of Object.entries(files)) {
      if (path.startsWith('assets/') && Object.keys(files).length > 1) {
        const source = shared.get(path) ?? keep(`shared-${hash(path)}-${quality}`, { [path]: text });
        shared.set(path, source);
        for (const file of await readdir(await source)) await link(join(await source, file), join(whole, file));
        continue;
      }
      const bytes = Buffer.from(text);
      await writeFile(join(whole, encodeURIComponent(path)), bytes);
      for (const [ending, form] of await compressedForms(bytes, quality))
        await writeFile(join(whole, encodeURIComponent(path + ending)), form);
    }
    // Whoever was faster has made the same.
    await rename(whole, kept).catch(() => rm(whole, { recursive: true, force: true }));
    return kept;
  };

  return {
    async place(input, staged, make) {
      const name = hash(`${quality} ${input}`);
      const kept = (await exists(join(folder, name))) ? join(folder, name) : await keep(name, await make());
      used.add(name);
      for (const file of await readdir(kept)) {
        const target = join(staged, decodeURIComponent(file));
        await folderOf(target);
        await link(join(kept, file), target).catch((error: NodeJS.ErrnoException) => {
          // What pages share may be there already.
          if (error.code !== 'EEXIST') throw error;
        });
      }
    },
    forgetUnused: () => forgetUnused(folder, used),
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
