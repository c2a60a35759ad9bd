import type { ContentFile } from '../content.ts';
import { indexLines, type JsonReading, type JsonTree, type Lines, placeAt, readJson } from '../read/read-json.ts';
import type { Diagnostic, Issue, Path, Spot } from './issue.ts';
import { nameWhere, pathText } from './place-names.ts';

/** A config's text, with what is needed to find a place in it. */
export interface Source {
  file: string;
  text: string;
  lines: Lines;
  /** The values as written, once the text is known to be JSON. */
  value: unknown;
  /** The texts that stand in files of their own, by the text of their path. */
  files?: ReadonlyMap<string, ContentFile> | undefined;
  /** Where each value stands, and what is wrong with the text as JSON. Read when first asked for: a valid config never does. */
  reading: JsonReading;
}

/** Takes a text for diagnostic places in it; `value` is left for whoever parses it. */
export function readSource(text: string, file: string): Source {
  let lines: Lines | undefined;
  let reading: JsonReading | undefined;
  return {
    file,
    text,
    value: undefined,
    get lines() {
      lines ??= indexLines(text);
      return lines;
    },
    get reading() {
      reading ??= readJson(text, this.lines);
      return reading;
    },
  };
}

/**
 * Finds the characters that stand for a path. An object or a list is shown by its opening bracket, and what is missing by the
 * bracket of the object that should hold it.
 */
function locate(source: Source, path: Path, spot: Spot = 'value'): { start: number; end: number } {
  if (typeof spot === 'object' && 'start' in spot) return spot;
  let node = source.reading.root;
  if (!node) return { start: 0, end: 0 };
  for (const step of path) {
    const part = partOf(node, step);
    if (!part) return opening(node);
    node = part;
  }
  if (typeof spot === 'object') {
    return { start: rawOffset(source.text, node, spot.from), end: rawOffset(source.text, node, spot.to) };
  }
  return spot === 'key' && node.keyStart >= 0 ? { start: node.keyStart, end: node.keyEnd } : opening(node);
}

/** Where in the JSON text the character of a text with the given index begins. */
function rawOffset(text: string, { start, end }: JsonTree, index: number): number {
  let at = start + 1;
  for (let left = index; left > 0 && at < end - 1; left--) {
    if (text[at] !== '\\') at++;
    else at += text[at + 1] === 'u' ? 6 : 2;
  }
  return Math.min(at, end);
}

const opening = (node: JsonTree) => ({ start: node.start, end: node.kind === 'value' ? node.end : node.start + 1 });

function partOf(node: JsonTree, step: string | number): JsonTree | undefined {
  if (node.kind === 'list') return typeof step === 'number' ? node.parts[step] : undefined;
  // Of two entries with the same key the last one counts.
  return node.parts.findLast(({ key }) => key === step);
}

/** Gives a diagnostic its place in the text, or in the file that the text stands in, the names of that place and the lines around it. */
function toIssue(source: Source, diagnostic: Diagnostic): Issue {
  const { path, at, code, fact, fix, severity = 'error' } = diagnostic;
  const within = typeof at === 'object' && 'from' in at ? { start: at.from, end: at.to } : undefined;
  const own = within && source.files?.get(pathText(path));
  const { text, lines } = own ? { ...own, lines: indexLines(own.text) } : source;
  const file = own ? source.file.replace(/[^/\\]*$/, own.name) : source.file;
  const { start, end } = (own && within) || locate(source, path, at);
  const from = placeAt(lines, start);
  const to = placeAt(lines, Math.max(start, end));
  const place = { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  const frame = text === '' ? undefined : codeFrame(text, lines, place);
  const where = nameWhere(source.value, path);
  return { file, ...place, path, pathText: pathText(path), where, code, fact, fix, severity, frame };
}

/** Places diagnostics, at most `most` of them, and sorts them by place; a diagnostic told twice is told once. */
export function toIssues(source: Source, diagnostics: Iterable<Diagnostic>, most: number): Issue[] {
  const issues = new Map<string, Issue>();
  for (const diagnostic of diagnostics) {
    const issue = toIssue(source, diagnostic);
    issues.set(`${issue.pathText} ${issue.line}:${issue.column} ${issue.fact}`, issue);
    if (issues.size >= most) break;
  }
  return [...issues.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

const widest = 110;
const before = 40;

/** Shows the lines around a place with a mark under it; long lines are cut, tabs and control characters become one space. */
export function codeFrame(
  text: string,
  lines: Lines,
  place: { line: number; column: number; endLine: number; endColumn: number },
): string {
  const { line, column } = place;
  // All lines of a frame are cut at the same column, so that they stay aligned.
  const cut = column + 10 > widest ? column - before : 0;
  const numbers = [line - 2, line - 1, line, line + 1].filter((number) => number > 0 && number <= lines.length);
  const digits = String(numbers.at(-1)).length;
  const shown = numbers.flatMap((number) => {
    const code = lineOf(text, lines, number, cut);
    const row = `${number === line ? '>' : ' '} ${String(number).padStart(digits)} | ${code}`.trimEnd();
    if (number !== line) return [row];
    const end = place.endLine === line ? place.endColumn : column + 1;
    const marks = '^'.repeat(Math.max(1, Math.min(end - column, widest - (column - cut) + 1)));
    return [row, `  ${' '.repeat(digits)} | ${' '.repeat(column - 1 - cut)}${marks}`];
  });
  return shown.join('\n');
}

function lineOf(text: string, lines: Lines, number: number, cut: number): string {
  const start = lines[number - 1] as number;
  const end = (lines[number] ?? text.length + 1) - 1;
  const code = text.slice(start + cut, Math.min(end, start + cut + widest + 1));
  const whole = code.length <= widest ? code : `${code.slice(0, widest - 1)}…`;
  // What a terminal would obey must not reach it.
  return whole.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ');
}
