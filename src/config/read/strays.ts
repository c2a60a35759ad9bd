import type { Cursor, Token } from './cursor.ts';
import { messages } from './messages.ts';
import type { Role } from './text.ts';

const mergeMark = /(<{7}|={7}|>{7}|\|{7})(?=\s|$)/y;
/** A sign before an entry that comes with lists, mails or diffs, or dots for what was left out. */
const sign = /(?:[-+*•·–—>|]|\d{1,3}[.)])(?=[ \t]{1,99}["{[])|(?:…|\.{3})(?=[ \t]{0,99}[,\]}\r\n])/y;
const diffMark = /[-+](?=[ \t]{0,99}["{}[\]])/y;
const words = /[^"{}[\]:,\r\n]{1,200}(?:,[ \t]{0,99})?(?=[\r\n]|$)/y;
const entity = /&(?:quot|#34|[lr]dquo|#822[01]);/y;
const odd = /([\s\u200b-\u200f\u2060\ufeff])\1*/y;
const ends: Record<string, string> = { '/*': '*/', '<!--': '-->' };

/**
 * Reports what belongs nowhere in JSON and steps over it: comments, invisible characters, the marks of merges, diffs and
 * bullet points. True where it did so, a token where reading ends there.
 */
export function skipStray(cursor: Cursor, role: Role | 'colon'): true | Token | undefined {
  const { text, at: start, tell, stop, find, isAtLineStart } = cursor;
  const space = find(odd);
  if (space) {
    cursor.at += space.length;
    const isMark = start === 0 && space[0] === '\ufeff';
    tell(start, cursor.at, isMark ? messages.byteOrderMark : messages.oddSpace(space[0] as string));
    return true;
  }
  if (isAtLineStart(start) && find(mergeMark)) return stop(start, start + 7, messages.mergeConflict);
  if (text.startsWith('\\"', start)) return stop(start, start + 2, messages.escapedQuote);
  const quote = find(entity);
  if (quote) return stop(start, start + quote.length, messages.entityQuote(quote));
  const comment = skipComment(cursor, role);
  // One sign before the whole file is no diff.
  if (comment || (role === 'file' && !/\n[-+]/.test(text.slice(start, start + 1000)))) return comment;
  if (isAtLineStart(start) && find(diffMark)) return stop(start, start + 1, messages.diff);
  if (role === 'file') return undefined;
  const found = find(sign);
  if (found) {
    const comma = text[start + found.length] === ',' ? 1 : 0;
    cursor.at += found.length + comma;
    tell(start, start + found.length, messages.stray(found));
    return true;
  }
  return undefined;
}

function skipComment(cursor: Cursor, role: Role | 'colon'): true | Token | undefined {
  const { text, at: start, tell } = cursor;
  const opener = ['/*', '<!--'].find((mark) => text.startsWith(mark, start));
  // A colour or a link to a section, without its quotes, looks like a comment.
  const isText = (role === 'value' || role === 'item') && /\w/.test(text[start + 1] ?? '');
  if (opener) {
    const end = ends[opener] as string;
    const last = text.indexOf(end, start + 2);
    if (last < 0) return cursor.stop(start, start + opener.length, messages.unclosedComment);
    cursor.at = last + end.length;
  } else if (text.startsWith('//', start) || (text[start] === '#' && !isText)) cursor.skipLine();
  else return undefined;
  tell(start, cursor.at, messages.comment);
  return true;
}

/** Reports a line of words where an entry should be, and steps over it. */
export function skipWords(cursor: Cursor): boolean {
  const { at: start } = cursor;
  const found = cursor.leads(start) ? cursor.find(words) : undefined;
  if (!found) return false;
  cursor.at += found.length;
  cursor.tell(start, cursor.at, messages.strayLine(found.replace(/\s*,?\s*$/, '')));
  return true;
}
