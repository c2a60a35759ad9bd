import { lineOf } from './lines.ts';
import { quote } from './quote.ts';
import type { Repair } from './repair.ts';
import { bracketRemoval } from './unexpected-characters.ts';

interface Opener {
  bracket: '{' | '[';
  offset: number;
  line: number;
  indent: number;
}

const most = 8;
const pieces = /"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g;

/**
 * Finds missing and extra brackets by indentation: the content of an object or a list is indented more than the line that opens it, and its
 * closing bracket is indented like that line.
 */
export function repairsByIndentation(text: string): Repair[] {
  if (!/\n[ \t\u00a0]+\S/.test(text)) return [];
  const repairs: Repair[] = [];
  const open: Opener[] = [];
  let start = 0;
  let lastEnd = 0;
  for (const [at, row] of text.split('\n').entries()) {
    const line = at + 1;
    const indent = row.search(/\S/);
    if (indent >= 0) {
      readLine(row, { line, start, indent });
      if (repairs.length >= most) return repairs;
      lastEnd = start + row.trimEnd().length;
    }
    start += row.length + 1;
  }
  if (open.length === 1 && !/,\s*$/.test(text.slice(-1000))) repairs.push(closing(open.pop() as Opener));
  return repairs;

  function readLine(row: string, { line, start, indent }: { line: number; start: number; indent: number }) {
    const closesFirst = '}]'.includes(row[indent] as string);
    closeFrom((top) => (closesFirst ? indent < top.indent : indent <= top.indent));
    for (const { 0: piece, index } of row.matchAll(pieces)) {
      const offset = start + index;
      if (piece === '{' || piece === '[') open.push({ bracket: piece, offset, line, indent });
      else if (piece === '}' || piece === ']') takeCloser(piece, offset, { line, indent: closesFirst ? indent : -1 });
    }
  }

  function takeCloser(bracket: '}' | ']', offset: number, { line, indent }: { line: number; indent: number }) {
    const top = open.at(-1);
    const own = top && (top.line === line || (indent >= 0 && indent <= top.indent));
    if (!own) {
      repairs.push(bracketRemoval(text, offset));
      return;
    }
    open.pop();
    if ((top.bracket === '{') !== (bracket === '}')) repairs.push(bracketRemoval(text, offset));
  }

  function closeFrom(isOver: (top: Opener) => boolean) {
    for (let top = open.at(-1); top && repairs.length < most && isOver(top); top = open.at(-1)) {
      repairs.push(closing(top));
      open.pop();
    }
  }

  /** Adds the missing bracket after the last line that was read. */
  function closing({ bracket, offset, line }: Opener): Repair {
    if (text[offset + 1] === bracket) return bracketRemoval(text, offset);
    let at = lastEnd;
    while (/[\s,]/.test(text[at - 1] ?? '')) at--;
    const closer = bracket === '{' ? '}' : ']';
    const after = text.slice(at, at + 2000);
    const next = after.trimStart()[0];
    const comma = next === undefined || ',}]'.includes(next) ? '' : ',';
    const lastLine = lineOf(text, at);
    const key = /"([^"\n]{1,60})"\s*:\s*$/.exec(text.slice(Math.max(0, offset - 100), offset))?.[1];
    const place =
      line === lastLine
        ? `Put a ${closer} at the end of line ${line}${next === ',' ? ', before the comma' : ''}.`
        : /^[^\S\n]*,/.test(after)
          ? `Add a line with ${closer}, after line ${lastLine}, and remove the comma at the end of line ${lastLine}.`
          : `Add a line with ${closer}${comma} after line ${lastLine}.`;
    const start = text.lastIndexOf('\n', offset) + 1;
    const margin = /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
    const newLine = line === lastLine ? '' : `${text.includes('\r\n') ? '\r\n' : '\n'}${margin}`;
    return {
      edits: [{ start: at, end: at, insert: closer + comma }],
      fix: [{ start: at, end: at, insert: newLine + closer + comma }],
      at: [at, at],
      words: [
        'json/unclosed-bracket',
        `The ${bracket}${key === undefined ? '' : ` of ${quote(key)}`} in line ${line} is not closed.`,
        place,
      ],
      of: offset,
      isWide: true,
    };
  }
}
