import { isUtf8 } from 'node:buffer';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout } from 'node:timers/promises';
import { longestText } from '../config/check/parse-site.ts';
import { indexLines, placeAt } from '../config/read/read-json.ts';
import type { Issue } from '../config/report/issue.ts';
import { codeFrame } from '../config/report/locate.ts';
import { quote } from '../config/report/show-value.ts';
import { suggest } from '../config/report/suggest.ts';
import { displayName } from './display-name.ts';

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
async function readBytes(file: string): Promise<ReadBytes> {
  const fail = (code: string, fact: string, fix: string): ReadBytes => ({
    ok: false,
    issue: fileIssue(file, { code, fact, fix }),
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
        : 'Check the name and the folder. To check another file: npm run validate -- other.json',
    );
  }
}

/** The files of other programs, which no config is called like. */
const othersFile = /^(package|package-lock|tsconfig.*|jsconfig|biome|composer|manifest)\.json$/;

/** How long a file that seems to be half written must have been at rest to be taken as it is, and how often it is looked at, in milliseconds. */
const [rest, pause] = [200, 5];

/** Reads a config file that is being saved, once all of it is there: its end, or nothing new for a while. */
export async function readSaved(file: string): Promise<ReadBytes> {
  let seen = '';
  let since = Date.now();
  for (;;) {
    const read = await readBytes(file);
    const now = await stat(file).catch(() => undefined);
    if (read.ok && read.bytes.length === now?.size && isWhole(read.bytes)) return read;
    const state = `${now?.size} ${now?.mtimeMs}`;
    if (state !== seen) since = Date.now();
    else if (Date.now() - since >= rest) return read;
    seen = state;
    await setTimeout(pause);
  }
}

/** Whether the last sign is the bracket with which a config ends. */
function isWhole(bytes: Buffer): boolean {
  let at = bytes.length - 1;
  while (at >= 0 && (bytes[at] as number) <= 32) at--;
  return bytes[at] === 0x7d;
}

const code = 'json/encoding';
const fix = 'Save it as UTF-8: every editor has a setting for it.';

/** Says where a file is no UTF-8; undefined where it is. */
function checkEncoding(file: string, bytes: Buffer): Issue | undefined {
  const otherMark = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (otherMark || bytes.subarray(0, 64).includes(0)) {
    const name = otherMark ? 'UTF-16' : 'UTF-16 or something that is no text';
    return fileIssue(file, { code, fact: `The file is saved as ${name}.`, fix });
  }
  if (isUtf8(bytes)) return undefined;
  const text = bytes.toString('utf8');
  // Written again, each wrong byte has become another character.
  const again = Buffer.from(text);
  let wrong = 0;
  while (again[wrong] === bytes[wrong]) wrong++;
  const before = new StringDecoder('utf8').write(bytes.subarray(0, wrong));
  const lines = indexLines(text);
  const { line, column } = placeAt(lines, before.length);
  const place = { line, column, endLine: line, endColumn: column + 1 };
  const fact = 'The file is saved as something else than UTF-8: a character here cannot be read.';
  return fileIssue(file, { code, fact, fix }, 'error', { ...place, frame: codeFrame(text, lines, place) });
}

type Words = Pick<Issue, 'code' | 'fact' | 'fix'>;
type Place = Pick<Issue, 'line' | 'column' | 'endLine' | 'endColumn' | 'frame'>;

const wholeFile: Place = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Says what is the matter with a file as a whole, or at a place in it that no path names. */
export const fileIssue = (
  file: string,
  { code, fact, fix }: Words,
  severity: Issue['severity'] = 'error',
  place: Place = wholeFile,
): Issue => ({ file: displayName(file), ...place, path: [], pathText: '', code, fact, fix, severity });
