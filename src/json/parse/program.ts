import { find, type Repair, roleAt } from './repair.ts';
import type { Stop } from './scan.ts';

/** The start of a JavaScript expression: a function, a class, `new`, an arrow function, or a call. */
const beginning =
  /(?:async\s+)?function\b|class(?:\s+\w+)?\s*\{|new\s+[A-Z]\w*|(?:async\s*)?(?:\([^()"]{0,200}\)|[A-Za-z_$]\w*)\s*=>|[A-Za-z_$][\w$]*(?:\.[\w$]+)*\(/y;
const product = /-?\d[\d.]*(?:\s*\*\s*\d[\d.]*)+(?=\s*[,}\]\n])/y;
const piece = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[()[\]{},;\n]/g;
const longest = 5000;

/** Replaces JavaScript code in the place of a value, such as `60 * 60` or `t("title")`, as a whole. */
export function* programRepairs(stop: Stop): Iterable<Repair> {
  const { text, at, expects, recent } = stop;
  const [number] = recent;
  if (text[at] === '*' && number && /\d/.test(text[number.end - 1] as string)) {
    const found = find(text, product, number.at);
    const result = found?.split('*').reduce((total, factor) => total * Number(factor), 1);
    if (found && Number.isSafeInteger(result)) yield replaceCode(number.at, found, `Write ${result}.`, String(result));
  }
  const role = roleAt(stop);
  if (expects === ', or end' || (role !== 'value' && role !== 'item') || !find(text, beginning, at)) return;
  const code = text.slice(at, endOf(text, at));
  // Text without quotes may also begin like a call.
  if (/[)}]$/.test(code) || code.includes('=>')) yield replaceCode(at, code, 'Write the value itself.');
}

function replaceCode(start: number, code: string, hint: string, result?: string): Repair {
  const [line = ''] = code.split('\n', 1);
  const message = 'This is program code, and JSON can only contain values.';
  const end = start + code.length;
  return {
    edits: [{ start, end, insert: 'null' }],
    at: [start, start + line.length],
    words: ['json/program', message, hint],
    fix: result === undefined ? [] : [{ start, end, insert: result }],
  };
}

/** Where code ends: before a comma, a closing bracket or a line break outside of its own brackets. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (const { 0: sign, index } of text.slice(start, start + longest).matchAll(piece)) {
    if (/^[([{]/.test(sign)) depth++;
    else if (depth === 0 && /^[\])},;\n]/.test(sign)) return start + text.slice(start, start + index).trimEnd().length;
    else if (/^[\])}]/.test(sign)) depth--;
  }
  return start;
}
