import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Issue } from '../config/issue.ts';
import { longestText } from '../config/parse-site.ts';
import { quote } from '../config/show-value.ts';
import { suggest } from '../config/suggest.ts';
import { checkEncoding } from './encoding.ts';
import { displayName, fileIssue } from './file-issue.ts';

export type ReadConfig = { ok: true; text: string } | { ok: false; issue: Issue };
export type ReadBytes = { ok: true; bytes: Buffer } | { ok: false; issue: Issue };

/** Reads a config file as text; says what is wrong where it is no readable text file. */
export async function readConfig(file: string): Promise<ReadConfig> {
  const read = await readBytes(file);
  return read.ok ? decodeConfig(file, read.bytes) : read;
}

/** The text that the bytes of a config file are; says what is wrong where they are none. */
export function decodeConfig(file: string, bytes: Buffer): ReadConfig {
  const issue = checkEncoding(file, bytes);
  return issue ? { ok: false, issue } : { ok: true, text: bytes.toString('utf8') };
}

/** Reads the bytes of a config file; says what is wrong where it is no readable file. */
export async function readBytes(file: string): Promise<ReadBytes> {
  const fail = (code: string, fact: string, remedy: string): ReadBytes => ({
    ok: false,
    issue: fileIssue(file, { code, fact, remedy }),
  });
  try {
    const found = await stat(file);
    if (found.isDirectory())
      return fail(
        'file/directory',
        'This is a folder, not a file.',
        `Name the file in it, such as ${displayName(file)}/site.config.json.`,
      );
    if (!found.isFile()) return fail('file/unreadable', 'This is not an ordinary file.', 'Name a file.');
    // A character takes at most three bytes.
    if (found.size > longestText * 3) {
      const fact = `The file has ${Math.round(found.size / 1e6)} MB; at most ${Math.round(longestText / 1e6)} MB are read.`;
      return fail('json/too-long', fact, 'Look for something that was repeated by mistake.');
    }
    return { ok: true, bytes: await readFile(file) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
      return fail('file/unreadable', `The file cannot be read: ${message}.`, 'Check its permissions.');
    const neighbours = await readdir(dirname(file)).catch(() => []);
    const meant = suggest(
      basename(file),
      neighbours.filter((name) => name.endsWith('.json') && !othersFile.test(name)),
    );
    return fail(
      'file/missing',
      'There is no such file.',
      meant
        ? `Did you mean ${quote(meant)}?`
        : 'Check the name and the folder. A new site can begin as a copy of one in examples/.',
    );
  }
}

/** The files of other programs, which no config is called like. */
const othersFile = /^(package|package-lock|tsconfig.*|jsconfig|biome|composer|manifest)\.json$/;
