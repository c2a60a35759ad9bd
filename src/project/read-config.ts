import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout } from 'node:timers/promises';
import { suggest } from '../../schema/suggest.ts';
import { commandLine } from '../diagnostics/command-line.ts';
import type { Issue } from '../diagnostics/issue.ts';
import { codeFrame, mostIssues, readText, type SourceText, toIssues } from '../diagnostics/locate.ts';
import { indexLines, placeAt } from '../json/parse/read-json.ts';
import { quote } from '../json/show-value.ts';
import { displayName } from './display-name.ts';

/** The maximum length of a config in characters: enough for ten thousand pages of 10 kB, and still checked in seconds if it is invalid. */
export const longestText = 100_000_000;

export type ReadConfig = { ok: true; text: string } | { ok: false; issue: Issue };
export type ReadBytes = { ok: true; bytes: Buffer } | { ok: false; issue: Issue };

/** Reads a config file as text, or returns an issue. */
export async function readConfig(file: string): Promise<ReadConfig> {
  const read = await readBytes(file);
  return read.ok ? decodeConfig(file, read.bytes) : read;
}

/** Decodes the bytes of a config file, or returns an issue if they are not UTF-8. */
export function decodeConfig(file: string, bytes: Buffer): ReadConfig {
  const issue = checkEncoding(file, bytes);
  return issue ? { ok: false, issue } : { ok: true, text: bytes.toString('utf8') };
}

export type ReadValue = { ok: true; source: SourceText; value: unknown } | { ok: false; issues: Issue[] };

/** Reads a file as JSON without checking it as a config, or returns all issues. */
export async function readValue(file: string): Promise<ReadValue> {
  const read = await readConfig(file);
  return read.ok ? parseValue(read.text, displayName(file)) : { ok: false, issues: [read.issue] };
}

/** Reads what a config says before anything can check it; undefined if it cannot be read, or is no JSON. */
export function readUnchecked(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** Parses a JSON text, or returns all issues, which name `file`. */
export function parseValue(text: string, file: string): ReadValue {
  const source = readText(text, file);
  const { diagnostics } = source.reading;
  if (diagnostics.length > 0) return { ok: false, issues: toIssues(source, diagnostics, mostIssues) };
  return { ok: true, source, value: JSON.parse(text) };
}

/** Reads the bytes of a config file, or returns an issue. */
async function readBytes(file: string): Promise<ReadBytes> {
  const fail = (code: string, message: string, hint: string): ReadBytes => ({
    ok: false,
    issue: fileIssue(file, { code, message, hint }),
  });
  try {
    const found = await stat(file);
    if (found.isDirectory())
      return fail(
        'file/directory',
        'This is a folder, not a file.',
        `Name the file in it, such as ${displayName(file)}/site.config.json.`,
      );
    if (!found.isFile()) return fail('file/unreadable', 'This is not a regular file.', 'Name a file.');
    // A UTF-16 unit takes at most three bytes.
    if (found.size > longestText * 3) {
      const message = `The file has ${Math.round(found.size / 1e6)} MB; the limit is ${Math.round(longestText / 1e6)} MB.`;
      return fail('json/too-long', message, 'Look for something that was repeated by mistake.');
    }
    return { ok: true, bytes: await readFile(file) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
      return fail('file/unreadable', `The file cannot be read: ${message}.`, 'Check its permissions.');
    const neighbors = await readdir(dirname(file)).catch(() => []);
    const meant = suggest(
      basename(file),
      neighbors.filter((name) => name.endsWith('.json') && !otherJson.test(name)),
    );
    return fail(
      'file/missing',
      'There is no such file.',
      meant
        ? `Did you mean ${quote(meant)}?`
        : `Check the name and the folder. To check another file: ${commandLine('validate', 'other.json')}`,
    );
  }
}

/** JSON files of other programs. */
const otherJson = /^(package|package-lock|tsconfig.*|jsconfig|biome|composer|manifest)\.json$/;

/** In milliseconds: after this time without a change an incomplete file is accepted, and the interval between two looks at it. */
const [settleTime, interval] = [200, 5];

/** Reads a config file that is possibly being saved: waits until it seems complete, or has not changed for a while. */
export async function readSaved(file: string): Promise<ReadBytes> {
  let state = '';
  let since = Date.now();
  for (;;) {
    const read = await readBytes(file);
    const now = await stat(file).catch(() => undefined);
    if (read.ok && read.bytes.length === now?.size && endsWithBrace(read.bytes)) return read;
    const newState = `${now?.size} ${now?.mtimeMs}`;
    if (newState !== state) since = Date.now();
    else if (Date.now() - since >= settleTime) return read;
    state = newState;
    await setTimeout(interval);
  }
}

/** Whether the last character, apart from whitespace, is "}". */
function endsWithBrace(bytes: Buffer): boolean {
  let at = bytes.length - 1;
  while (at >= 0 && (bytes[at] as number) <= 32) at--;
  return bytes[at] === 0x7d;
}

const code = 'json/encoding';
const hint = 'Save it as UTF-8: every editor has a setting for it.';

/** Returns an issue at the first byte that is not UTF-8, if there is one. */
function checkEncoding(file: string, bytes: Buffer): Issue | undefined {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16 || bytes.subarray(0, 64).includes(0)) {
    const name = isUtf16 ? 'saved as UTF-16' : 'saved as UTF-16, or is not a text file';
    return fileIssue(file, { code, message: `The file is ${name}.`, hint });
  }
  if (isUtf8(bytes)) return undefined;
  const text = bytes.toString('utf8');
  // Decoding replaces invalid bytes, so the first difference after encoding is the first invalid byte.
  const encoded = Buffer.from(text);
  let wrong = 0;
  while (encoded[wrong] === bytes[wrong]) wrong++;
  const before = new StringDecoder('utf8').write(bytes.subarray(0, wrong));
  const lines = indexLines(text);
  const { line, column } = placeAt(lines, before.length);
  const place = { line, column, endLine: line, endColumn: column + 1 };
  const message = 'The file is not saved as UTF-8: a character here cannot be read.';
  return fileIssue(file, { code, message, hint }, 'error', { ...place, frame: codeFrame(text, lines, place) });
}

type Message = Pick<Issue, 'code' | 'message' | 'hint'>;
type Position = Pick<Issue, 'line' | 'column' | 'endLine' | 'endColumn' | 'frame'>;

const wholeFile: Position = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Creates an issue about a whole file, or about a place in it that has no path. */
export const fileIssue = (
  file: string,
  { code, message, hint }: Message,
  severity: Issue['severity'] = 'error',
  place: Position = wholeFile,
): Issue => ({ file: displayName(file), ...place, path: [], pathText: '', code, message, hint, severity });
