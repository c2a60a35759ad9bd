import { isUtf8 } from 'node:buffer';
import { codeFrame } from '../config/code-frame.ts';
import type { Issue } from '../config/issue.ts';
import { indexLines, placeAt } from '../config/read/read-json.ts';
import { quote } from '../config/show-value.ts';
import { fileIssue } from './file-issue.ts';

const code = 'json/encoding';
const remedy = 'Save it as UTF-8: every editor has a setting for it.';

/** Says where a file is no UTF-8; undefined where it is. */
export function checkEncoding(file: string, bytes: Buffer): Issue | undefined {
  const otherMark = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (otherMark || bytes.subarray(0, 64).includes(0)) {
    const name = otherMark ? 'UTF-16' : 'UTF-16 or something that is no text';
    return fileIssue(file, { code, fact: `The file is saved as ${name}.`, remedy });
  }
  const at = firstWrongByte(bytes);
  return at === undefined ? undefined : fileIssue(file, ...wrongByte(bytes, at));
}

/** The offset of the first byte that belongs to no character of UTF-8. */
function firstWrongByte(bytes: Buffer): number | undefined {
  if (isUtf8(bytes)) return undefined;
  const text = bytes.toString('utf8');
  let offset = 0;
  let from = 0;
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', from)) {
    offset += Buffer.byteLength(text.slice(from, at));
    const isWritten = bytes[offset] === 0xef && bytes[offset + 1] === 0xbf && bytes[offset + 2] === 0xbd;
    if (!isWritten) return offset;
    offset += 3;
    from = at + 1;
  }
  return undefined;
}

/** Reads the text as Windows-1252, which most files that are no UTF-8 are, to show the word. */
function wrongByte(bytes: Buffer, at: number): [Words, 'error', Place] {
  const before = bytes.subarray(0, at).toString('utf8');
  const text = before + decode1252(bytes.subarray(at, at + 10_000));
  const lines = indexLines(text);
  const start = before.length;
  const { line, column } = placeAt(lines, start);
  const place = { line, column, endLine: line, endColumn: column + 1 };
  const head = /[\p{L}\p{N}]*$/u.exec(before.slice(-40))?.[0] ?? '';
  const tail = /^[\p{L}\p{N}]*/u.exec(text.slice(start + 1, start + 41))?.[0] ?? '';
  const char = text[start] as string;
  const seen = /\p{Cc}/u.test(char)
    ? `a byte that is no character, 0x${(bytes[at] as number).toString(16)}`
    : `the first wrong character seems to be ${quote(char)}${head || tail ? ` in ${quote(head + char + tail)}` : ''}`;
  const fact = `The file is saved as something else than UTF-8: ${seen}.`;
  return [{ code, fact, remedy }, 'error', { ...place, frame: codeFrame(text, lines, place) }];
}

// TextDecoder knows this encoding by name, but in some versions of Node.js reads it as Latin-1.
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const decode1252 = (bytes: Buffer) =>
  bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (char) => upper[char.charCodeAt(0) - 0x80] as string);

type Words = Parameters<typeof fileIssue>[1];
type Place = NonNullable<Parameters<typeof fileIssue>[3]>;
