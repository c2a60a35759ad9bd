import { find, type Repair, roleAt } from './repair.ts';
import type { Stop } from './scan.ts';

/** How JavaScript begins that gives a value: a function, a class, `new`, an arrow function, a call. */
const beginning =
  /(?:async\s+)?function\b|class(?:\s+\w+)?\s*\{|new\s+[A-Z]\w*|(?:async\s*)?(?:\([^()"]{0,200}\)|[A-Za-z_$]\w*)\s*=>|[A-Za-z_$][\w$]*(?:\.[\w$]+)*\(/y;
const product = /-?\d[\d.]*(?:\s*\*\s*\d[\d.]*)+(?=\s*[,}\]\n])/y;
const piece = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[()[\]{},;\n]/g;
const longest = 5000;

/** Takes the value that JavaScript would compute for what it is, and leaves it out as a whole. */
export function* programRepairs(stop: Stop): Iterable<Repair> {
  const { text, at, expects, recent } = stop;
  const [number] = recent;
  if (text[at] === '*' && number && /\d/.test(text[number.end - 1] as string)) {
    const found = find(text, product, number.at);
    const result = found?.split('*').reduce((total, factor) => total * Number(factor), 1);
    if (found && Number.isSafeInteger(result)) yield inPlaceOf(number.at, found, `Write ${result}.`);
  }
  const role = roleAt(stop);
  if (expects === ', or end' || (role !== 'value' && role !== 'item') || !find(text, beginning, at)) return;
  const code = text.slice(at, endOf(text, at));
  // A text without quotes may begin as a call does.
  if (/[)}]$/.test(code) || code.includes('=>')) yield inPlaceOf(at, code, 'Write the value itself.');
}

function inPlaceOf(start: number, code: string, fix: string): Repair {
  const [line = ''] = code.split('\n', 1);
  const fact = 'This is a piece of a program, and JSON holds values alone.';
  const end = start + code.length;
  return {
    edits: [{ start, end, insert: 'null' }],
    at: [start, start + line.length],
    message: ['json/program', fact, fix],
  };
}

/** Where a piece of a program ends: before the comma, the bracket or the line's end that is outside of its own brackets. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (const { 0: sign, index } of text.slice(start, start + longest).matchAll(piece)) {
    if (/^[([{]/.test(sign)) depth++;
    else if (depth === 0 && /^[\])},;\n]/.test(sign)) return start + text.slice(start, start + index).trimEnd().length;
    else if (/^[\])}]/.test(sign)) depth--;
  }
  return start;
}
