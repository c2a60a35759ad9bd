import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import type { Issue } from '../../diagnostics/issue.ts';
import { codeFrame } from '../../diagnostics/locate.ts';
import { applyTextEdits, indexLines, placeAt, type TextEdit } from '../../json/parse/read-json.ts';
import { fileIssue } from '../../project/read-config.ts';
import type { SiteTexts, Step } from './step.ts';

// The code of a site, as a parser reads it. It is changed at the places of its nodes, so that all else stays as it is written.

export { type TextEdit, Visitor };

type Program = ReturnType<typeof parseSync>['program'];
export type Statement = Program['body'][number];
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
export type ObjectExpression = Extract<Expression, { type: 'ObjectExpression' }>;
export type Property = Extract<ObjectExpression['properties'][number], { type: 'Property' }>;

/** A range of a text. */
export interface Range {
  start: number;
  end: number;
}

export interface Code {
  /** The path from the folder of the site. */
  file: string;
  text: string;
  program: Program;
  /** Describes a problem at a place. */
  issue(at: Range, message: string, hint: string): Issue;
}

const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file);

/** The files of code of a site. */
export const codeOf = (site: SiteTexts): Code[] =>
  [...site.texts.keys()].filter(isCode).map((file) => readCode(site, file));

/** Parses a file of code. Throws if it has errors, which `syntaxIssue` describes. */
export function readCode(site: SiteTexts, file: string): Code {
  const issue = syntaxIssue(site, file);
  if (issue) throw new Error(`${issue.file}:${issue.line}:${issue.column} ${issue.message}`);
  const text = site.texts.get(file) as string;
  return { file, text, program: parse(file, text).program, issue: (at, ...words) => issueAt(site, file, at, ...words) };
}

/** Describes the first error in the syntax of a file of code, if there is one. */
export function syntaxIssue(site: SiteTexts, file: string): Issue | undefined {
  const [error] = isCode(file) ? parse(file, site.texts.get(file) as string).errors : [];
  if (!error) return undefined;
  return issueAt(
    site,
    file,
    error.labels[0] ?? { start: 0, end: 1 },
    `This code has a mistake: ${error.message}.`,
    'Correct it first.',
  );
}

const parse = (file: string, text: string) => parseSync(file, text, /\.[cm]?js$/.test(file) ? { lang: 'jsx' } : {});

function issueAt(
  { folder, texts }: SiteTexts,
  file: string,
  { start, end }: Range,
  message: string,
  hint: string,
): Issue {
  const text = texts.get(file) as string;
  const lines = indexLines(text);
  const [from, to] = [placeAt(lines, start), placeAt(lines, end)];
  const place = { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  const frame = codeFrame(text, lines, place);
  return fileIssue(join(folder, file), { code: 'upgrade/code', message, hint }, 'error', { ...place, frame });
}

export const insertion = (at: number, insert: string): TextEdit => ({ start: at, end: at, insert });

/** Applies edits, which may be in any order. Those at the same place stay in theirs. */
export const edited = (text: string, edits: TextEdit[]): string =>
  applyTextEdits(
    text,
    edits.toSorted((a, b) => a.start - b.start || a.end - b.end),
  );

/** A step that changes each file of code by edits. */
export const editing =
  (editsOf: (code: Code) => TextEdit[]): Step['change'] =>
  (site) => ({
    changes: new Map(
      codeOf(site).flatMap((code) => {
        const edits = editsOf(code);
        return edits.length > 0 ? [[code.file, edited(code.text, edits)]] : [];
      }),
    ),
  });

/** The line ends of a text. */
export const lineEndOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** The range of a statement, with the end of its line. */
export function withLineEnd(text: string, { start, end }: Range): Range {
  return { start, end: end + (/^[^\S\n]*\n/.exec(text.slice(end))?.[0].length ?? 0) };
}

/** The entry of an object with a key that is written as a name. */
export const propertyOf = ({ properties }: ObjectExpression, name: string): Property | undefined =>
  properties.find((one): one is Property => one.type === 'Property' && keyOf(one) === name);

/** The key of an entry of an object; undefined if it is calculated. */
export function keyOf({ key, computed }: Property): string | undefined {
  if (computed) return undefined;
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
}
