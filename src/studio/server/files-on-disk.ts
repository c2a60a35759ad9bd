import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseText } from '../../json/edit/apply-id-edits.ts';
import { languageFilesOf } from '../../project/languages/language-files.ts';
import { replaceFiles } from '../../project/replace-file.ts';
import type { Texts } from './history.ts';
import { withLock } from './lock.ts';
import { readText } from './read-text.ts';

/** The bytes of a file that were read last, and why it cannot be read now. */
interface OnDisk {
  bytes?: Buffer | undefined;
  trouble?: string | undefined;
}

/** The config, the files of its further languages and those of items on disk, by their names. `itemFiles` returns those that a config names. */
export function filesOnDisk(file: string, lock: string, itemFiles: (config: unknown) => Promise<string[]>) {
  const main = basename(file);
  const disk = new Map<string, OnDisk>();
  let languages: string[] = [];
  let config: unknown;
  let isParsed: string | undefined;
  const path = (one: string) => (one === main ? file : join(dirname(file), one));

  return {
    main,
    path,
    languages: () => languages,
    /** Returns why a file cannot be read. */
    trouble: (one: string) => disk.get(one)?.trouble,
    troubles: () => [...disk].map(([one, { trouble }]) => `${one} ${trouble}`).join(),

    /** Reads the files. Returns the texts that are not as in `known`, without those of files that cannot be read. */
    async read(known: Texts): Promise<Texts> {
      const next: Record<string, string> = {};
      const read = async (one: string) => {
        const { text, bytes = disk.get(one)?.bytes, trouble } = await readText(path(one), disk.get(one)?.bytes);
        disk.set(one, { bytes, trouble });
        if (text !== undefined && text !== known[one]) next[one] = text;
      };
      await read(main);
      const text = next[main] ?? known[main] ?? '';
      if (text !== isParsed) {
        config = parsed(text) ?? config;
        languages = [...new Set(languageFilesOf(config).map(({ name }) => name))].filter((one) => one !== main);
      }
      isParsed = text;
      const items = await itemFiles(config);
      for (const one of new Set([...languages, ...items, ...Object.keys(known)])) if (one !== main) await read(one);
      return next;
    },

    /** Writes files that have the bytes that were read last: all, or none. */
    async replace(next: Texts): Promise<void> {
      const all = Object.entries(next).map(([one, text]) => ({
        file: path(one),
        content: text,
        expected: disk.get(one)?.bytes,
      }));
      await withLock(lock, () => replaceFiles(all));
      for (const [one, text] of Object.entries(next)) disk.set(one, { bytes: Buffer.from(text) });
    },

    /** Returns when the newest of some files was changed. */
    async time(names: string[]): Promise<number> {
      const times = names.map((one) =>
        stat(path(one)).then(
          ({ mtimeMs }) => Math.round(mtimeMs),
          () => Date.now(),
        ),
      );
      return Math.max(...(await Promise.all(times)));
    },
  };
}

function parsed(text: string): unknown {
  try {
    return parseText(text);
  } catch {
    return undefined;
  }
}
