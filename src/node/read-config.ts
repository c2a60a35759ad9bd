import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Issue } from '../config/issue.ts';
import { longestText } from '../config/parse-site.ts';
import { quote } from '../config/show-value.ts';
import { suggest } from '../config/suggest.ts';
import { displayName } from './display-name.ts';

export type ReadConfig = { ok: true; text: string } | { ok: false; issue: Issue };

/** Reads a config file as text; says what is wrong where it is no readable text file. */
export async function readConfig(file: string): Promise<ReadConfig> {
  const fail = (code: string, fact: string, remedy: string): ReadConfig => ({
    ok: false,
    issue: fileIssue(file, code, fact, remedy),
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
    const bytes = await readFile(file);
    const encoding = wrongEncoding(bytes);
    if (encoding)
      return fail(
        'json/encoding',
        `The file is saved as ${encoding}.`,
        'Save it as UTF-8: every editor has a setting for it.',
      );
    return { ok: true, text: bytes.toString('utf8') };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
      return fail('file/unreadable', `The file cannot be read: ${message}.`, 'Check its permissions.');
    const neighbours = await readdir(dirname(file)).catch(() => []);
    const meant = suggest(
      basename(file),
      neighbours.filter((name) => name.endsWith('.json')),
    );
    return fail(
      'file/missing',
      'There is no such file.',
      meant ? `Did you mean ${quote(meant)}?` : 'Check the name and the folder.',
    );
  }
}

function wrongEncoding(bytes: Buffer): string | undefined {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return 'UTF-16';
  if (bytes.subarray(0, 64).includes(0)) return 'UTF-16 or something that is no text';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return undefined;
  } catch {
    return 'something else than UTF-8';
  }
}

const fileIssue = (file: string, code: string, fact: string, remedy: string): Issue => ({
  file: displayName(file),
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
  path: [],
  pathText: '',
  code,
  fact,
  remedy,
  severity: 'error',
});
