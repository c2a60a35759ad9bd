import { indexLines, type JsonReading, type JsonTree, type Lines, placeAt, readJson } from '../json/parse/read-json.ts';
import { pathText } from '../json/place-names.ts';
import type { CharacterRange, Diagnostic, Edit, Issue, Path } from './issue.ts';
import { tellLookAlike, textOfEdit } from './look-alikes.ts';

/** The text of a file, with the data for finding places in it. */
export interface FileText {
  readonly file: string;
  readonly text: string;
  readonly lines: Lines;
  /** The positions of all values, and the syntax errors. Read on first use, so never for a valid config. */
  readonly reading: JsonReading;
}

/** What the text of a config says. */
interface ParsedText {
  /** The config's value; undefined if the text is not JSON. */
  readonly value?: unknown;
  /** The same before the content of Markdown files was inserted. */
  readonly written?: unknown;
  /** The Markdown files by the path of the value that names them, as text. */
  readonly files?: ReadonlyMap<string, TextFile> | undefined;
  /** The paths of the lists whose items are not in this text. */
  readonly listsElsewhere?: readonly Path[];
  /** Those of them whose items are Markdown files. */
  readonly listsOfFiles?: readonly Path[];
  /** Where a value of an item was written, if the item is in a file of its own. */
  itemOrigin?(path: Path): Origin | undefined;
  /** Where a value was written, if the config consists of the files of several languages; otherwise in this text. */
  origin?(path: Path): { source: SourceText; path: Path };
  /** Where this text says something of a place in the main config, if it is of a further language. */
  ownPlace?(path: Path): Origin | undefined;
  /** The path in the main config of a value, if the text is of a further language: there, items may have another order or be more. */
  inMain?(path: Path): Path;
  /** Names the part of the value at a path for people, such as `Hero, 2nd on /training`. */
  nameOf?(path: Path): string | undefined;
}

/** The text of a config, parsed as far as possible. */
export type SourceText = FileText & ParsedText;

interface Origin {
  source: FileText;
  path: Path;
}

/** A file whose text is the value at a path. */
export interface TextFile {
  name: string;
  text: string;
}

/** Describes the text of a file: JSON, unless the places of its values are known already. */
export function readText(text: string, file: string, known?: JsonReading): FileText {
  let lines: Lines | undefined;
  let reading = known;
  return {
    file,
    text,
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

/** Adds what a text says. Its lines and positions are still read on first use. */
export const sourceText = (file: FileText, parsed: ParsedText): SourceText =>
  Object.assign(Object.create(file), parsed);

/** Finds the characters of a path: for an object or a list its opening bracket, for a missing value the bracket of the object without it. */
function locate(source: SourceText, path: Path, spot: CharacterRange = 'value'): { start: number; end: number } {
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

/** The offset in the JSON text of a character of a decoded text. */
function rawOffset(text: string, { start, end }: JsonTree, index: number): number {
  // A text of YAML, of a table or of Markdown.
  if (text[start] !== '"') return Math.min(start + index, end);
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
  // The last of several entries with the same key counts.
  return node.parts.findLast(({ key }) => key === step);
}

/** Adds the place of a diagnostic in the config or in a Markdown file, the name of the place, and the lines around it. */
function toIssue(source: SourceText, diagnostic: Diagnostic): Issue {
  const { at, code, message, hint, hintInFile = hint, severity = 'error', isCause } = diagnostic;
  const where = source.nameOf?.(diagnostic.path);
  const config = source.origin?.(diagnostic.path) ?? { source, path: diagnostic.path };
  // Of what a language takes over from the main config, an edit there would be about the main language.
  const isInherited = config.source.file !== source.file;
  const cause = isInherited && diagnostic.cause ? source.ownPlace?.(diagnostic.cause) : undefined;
  if (cause) return toIssueAt(cause, source, diagnostic);
  const item = config.source.itemOrigin?.(config.path);
  const { source: written, path } = item ?? config;
  const within = typeof at === 'object' && 'from' in at ? { start: at.from, end: at.to } : undefined;
  const own = within && source.files?.get(pathText(diagnostic.path));
  const { text, lines } = own ? { ...own, lines: indexLines(own.text) } : written;
  const file = own || item ? besides(config.source.file, own?.name ?? written.file) : written.file;
  const { start, end } = (own && within) || locate(written, path, at);
  const from = placeAt(lines, start);
  const to = placeAt(lines, Math.max(start, end));
  const place = { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  const frame = text === '' ? undefined : codeFrame(text, lines, place);
  const meant = textOfEdit(diagnostic.edit);
  const lookAlike = meant === undefined ? undefined : tellLookAlike(text.slice(start, end), meant);
  const elsewhere = isInherited ? ` Do so in ${source.file.replace(/^.*[/\\]/, '')}, for this language alone.` : '';
  const edit = isInherited || item ? undefined : editOf(diagnostic, text.slice(start, end));
  return {
    file,
    ...place,
    path,
    pathText: pathText(path),
    where,
    code,
    message: lookAlike ? `${message} ${lookAlike}` : message,
    hint: (own || item ? hintInFile : hint) + elsewhere,
    ...(edit && { edit }),
    severity,
    ...(within && { isPart: true }),
    ...(isCause && { isCause }),
    frame,
  };
}

/** Places a problem at what a language says, which makes it one of something that the main config says. */
function toIssueAt(cause: Origin, source: SourceText, { cause: _, ...diagnostic }: Diagnostic): Issue {
  const { file, line, column, pathText } = toIssue(source, diagnostic);
  const { code, message, hint, severity } = diagnostic;
  const said = {
    code,
    hint: `${hint} Do so here, for this language alone.`,
    ...(severity && { severity }),
    message: `${message} It is at ${file}:${line}:${column}, ${pathText}.`,
  };
  return toIssue(cause.source, { ...said, path: cause.path });
}

/** The file with a name that is relative to the folder of a config; an address stays. */
const besides = (config: string, name: string) =>
  /^https?:/.test(name) ? name : config.replace(/[^/\\]*$/, () => name);

/** The edit of a diagnostic about these characters of the file. */
function editOf({ edit, at }: Diagnostic, written: string): Edit | undefined {
  if (!edit) return undefined;
  const { isChoice } = edit;
  const way = isChoice && { isChoice };
  if (edit.op === 'quote') return { op: 'set', value: written, ...way };
  if (typeof at !== 'object' || !('from' in at) || (edit.op !== 'set' && edit.op !== 'remove')) return edit;
  return { op: 'replace', ...at, text: edit.op === 'set' ? String(edit.value) : '', ...way };
}

/** The maximum number of reported problems. More usually have one cause. */
export const mostIssues = 500;

/** The first problems of each severity: warnings, however many they are, must not hide an error. */
export function firstOf<P extends Pick<Diagnostic, 'severity'>>(problems: Iterable<P>, most: number): P[] {
  const left = { error: most, warning: most };
  return [...problems].filter(({ severity = 'error' }) => left[severity]-- > 0);
}

/** Converts up to `most` errors and `most` warnings to issues, without duplicates, sorted by place. */
export function toIssues(source: SourceText, diagnostics: Iterable<Diagnostic>, most: number): Issue[] {
  const issues = new Map<string, Issue>();
  for (const diagnostic of firstOf(diagnostics, most)) {
    const issue = toIssue(source, diagnostic);
    issues.set(`${issue.file} ${issue.pathText} ${issue.line}:${issue.column} ${issue.message}`, issue);
  }
  return [...issues.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

const widest = 110;
const before = 40;

/** Shows the lines around a place, with the place marked. Long lines are cut; tabs and control characters become spaces. */
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
  // Characters that control a terminal must not reach it.
  return whole.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ');
}
