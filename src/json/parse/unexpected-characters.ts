import { codePointName, quote } from './quote.ts';
import { bare, find, leads, type Repair, removal, removalOf, roleAt, type TextEdit, type Words } from './repair.ts';
import type { Stop } from './scan.ts';

const odd = /([\s\u200b-\u200f\u2060\ufeff])\1*/y;
const mergeMark = /(<{7}|={7}|>{7}|\|{7})(?=\s|$)/y;
const quoteMark = /&(?:quot|#34|[lr]dquo|#822[01]);|\\"(?=[^"\n]{0,999}\\")/y;
const commentEnds: Record<string, string> = { '/*': '*/', '<!--': '-->' };

const comment: Words = ['json/comment', 'This is a comment, which JSON does not allow.', 'Remove it.'];

/** A repair that ends the reading. */
const stopAt = (start: number, length: number, ...words: Words): Repair => ({
  edits: [],
  at: [start, start + length],
  words,
});
/** A repair that reads on after the characters. */
const skip = (start: number, end: number, words: Words, fix: TextEdit): Repair => ({
  edits: [{ start, end, insert: ' ' }],
  at: [start, end],
  words,
  fix: [fix],
});

/** Removes a comment, with its line if nothing else is in it, or else with the spaces before it. */
function withoutComment(text: string, start: number, end: number): TextEdit {
  const [spaces = ''] = /[ \t]*$/.exec(text.slice(Math.max(0, start - 200), start)) ?? [];
  const [rest] = /^[ \t]*(?:\r?\n|$)/.exec(text.slice(end, end + 200)) ?? [];
  const isAlone = rest !== undefined && leads(text, start);
  return {
    start: rest === undefined ? start : start - spaces.length,
    end: isAlone ? end + rest.length : end,
    insert: '',
  };
}

/** Repairs that need no trial: comments and invisible characters are skipped; at merge conflicts and HTML entities, reading ends. */
export function certainlyUnexpected(stop: Stop): Repair | undefined {
  const { text, at } = stop;
  const space = find(text, odd, at);
  if (space) {
    const [char = ''] = space;
    const end = at + space.length;
    return skip(at, end, oddSpace(at, char), { start: at, end, insert: isSpace(char) ? ' ' : '' });
  }
  if (find(text, mergeMark, at) && leads(text, at)) {
    return stopAt(
      at,
      7,
      'json/merge-conflict',
      'The file has an unresolved merge conflict.',
      'Keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    );
  }
  const mark = find(text, quoteMark, at);
  if (mark) {
    const message = `Found ${mark} instead of a quote, as in a web page or a program.`;
    return stopAt(at, mark.length, 'json/quotes', message, 'Write " instead, here and everywhere else.');
  }
  return skipComment(stop);
}

const isSpace = (char: string) => /\s/.test(char) && char !== '\ufeff';

function oddSpace(at: number, char: string): Words {
  if (at === 0 && char === '\ufeff') {
    const message = 'The file begins with an invisible byte order mark (BOM).';
    return ['json/byte-order-mark', message, 'Save the file as "UTF-8" instead of "UTF-8 with BOM".'];
  }
  const advice = isSpace(char) ? 'Replace it with an ordinary space' : 'Remove it';
  const message = `There is an invisible character (${codePointName(char.charCodeAt(0))}) here.`;
  return ['json/odd-space', message, `${advice}; it often comes with copied text.`];
}

function skipComment(stop: Stop): Repair | undefined {
  const { text, at } = stop;
  const opener = Object.keys(commentEnds).find((mark) => text.startsWith(mark, at));
  if (opener) {
    const end = text.indexOf(commentEnds[opener] as string, at + 2);
    const after = end + (opener === '/*' ? 2 : 3);
    if (end >= 0) return skip(at, after, comment, withoutComment(text, at, after));
    const message = 'This comment has no end, and JSON does not allow comments.';
    return stopAt(at, opener.length, 'json/comment', message, 'Remove it.');
  }
  // "#" may also begin a color or an anchor without quotes.
  const role = roleAt(stop);
  const isGlued = /[^\s]/.test(text[at - 1] ?? ' ');
  const isText = /\w/.test(text[at + 1] ?? '') && (role === 'value' || role === 'item') && stop.expects !== ', or end';
  if (!text.startsWith('//', at) && (text[at] !== '#' || isText || isGlued || /["{}[\],:]/.test(text[at + 1] ?? '')))
    return undefined;
  const end = /[\r\n]|$/.exec(text.slice(at))?.index ?? 0;
  return skip(at, at + end, comment, withoutComment(text, at, at + end));
}

/** A list number, a repeated symbol, a single letter, or a comma, colon or quote. */
const stray = /\d{1,3}[.)](?=[ \t])|([^\s\w"{}[\],:])\1{0,9}|(?:\w|[^\s\p{ASCII}])(?![\w.+-])|[,:"]/uy;
const wordLine = /[^"{}[\]:,\r\n]{1,200}(?=,?[ \t]{0,99}(?:[\r\n]|$))/y;
const piece = /"(?:[^"\\\n]|\\.)*"|[{}[\]]/g;
const mostBrackets = 8;

/** Removes a stray character. With `isLikely`, only where what follows makes it likely that the character is an extra one. */
export function* unexpectedCharacters({ text, at }: Stop, isLikely: boolean): Iterable<Repair> {
  const found = find(text, stray, at);
  if (!found) return;
  const next = text[at + found.length] ?? ' ';
  const isSymbol = /^[^\w,:]/.test(found);
  if (isLikely && !(found === '"' ? /[\s,}\]]/ : isSymbol ? /["{[\s,}\]]/ : /["{[]/).test(next)) return;
  yield removalOf(text, at, at + found.length, strayCharacter(found));
}

/** Removes a line of words. */
export function* unexpectedLines(stop: Stop): Iterable<Repair> {
  const { text, at } = stop;
  const line = stop.expects !== ':' && stop.open && leads(text, at) ? find(text, wordLine, at)?.trimEnd() : undefined;
  if (line) yield { ...removalOf(text, at, at + line.length, strayLine(line, stop)), isChoice: true };
}

/** Removes one of the brackets in this line or the one before, the nearest first. */
export function* unexpectedBrackets({ text, at, recent }: Stop): Iterable<Repair> {
  const start = text.lastIndexOf('\n', (recent[0]?.at ?? at) - 1) + 1;
  const brackets = [...text.slice(start, at + 1).matchAll(piece)].filter(([found]) => found.length === 1).reverse();
  for (const { index } of brackets.slice(0, mostBrackets)) yield bracketRemoval(text, start + index);
}

/** A repair that removes a bracket. */
export function bracketRemoval(text: string, at: number): Repair {
  const { edits, comma } = removal(text, at, at + 1);
  const opener = text[at] === '}' ? '{' : text[at] === ']' ? '[' : undefined;
  const hint = `Remove it${comma && `, with the comma ${comma} it`}${opener ? `, or look above for a missing ${opener}` : ''}.`;
  const words: Words = ['json/extra-bracket', `This ${text[at]} is one too many.`, hint];
  return { edits, at: [at, at + 1], words, of: Math.max(0, at - 1), isWide: true, isChoice: opener && true };
}

function strayCharacter(found: string): Words {
  if (found === ',') return ['json/extra-comma', 'There is one comma too many.', 'Remove the comma.'];
  if (found === '"') return ['json/doubled-quote', 'There is one quote too many.', 'Remove this quote.'];
  return ['json/stray', `The character ${bare(found)} does not belong here.`, 'Remove it.'];
}

function strayLine(line: string, stop: Stop): Words {
  if (roleAt(stop) === 'item') {
    return ['json/stray', `${quote(line)} is not a value.`, `Remove it, or put it in quotes, with a comma after it.`];
  }
  const message = `${quote(line)} is not an entry: an entry is a key in quotes, a colon and a value.`;
  return [
    'json/stray',
    message,
    `Remove it${/^[\w-]+$/.test(line) ? `, or write ${quote(line)}: and its value` : ''}.`,
  ];
}
