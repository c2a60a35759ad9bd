import { applyEdits, type Edit as PathEdit } from '../json/edit/apply-edits.ts';
import { EditError } from '../json/edit/text-tree.ts';
import { applyTextEdits, indexLines, type Lines, type TextEdit } from '../json/parse/read-json.ts';
import type { Issue, Path } from './issue.ts';

const mark = '\ufeff';

/**
 * Makes the edits of issues in the text of their file; all other characters stay. An edit at the place of another one is left out: a check
 * of the new text finds it again.
 */
export function mend(text: string, issues: Issue[], isJson = true): string {
  if (!isJson && text.startsWith(mark)) return mark + mend(text.slice(1), issues, isJson);
  const lines = indexLines(text);
  const texts = issues.flatMap((issue) => textEditsOf(issue, lines, isJson));
  const edited = texts.length > 0 ? applyTextEdits(text, apart(texts)) : text;
  return isJson ? editPaths(edited, apartPaths(issues)) : edited;
}

/** The edits of an issue that are about characters of the file: all of them are made, or none. */
function textEditsOf({ edit, ...place }: Issue, lines: Lines, isJson: boolean): TextEdit[][] {
  if (edit?.op === 'write') return [edit.edits];
  if (edit?.op !== 'replace') return [];
  const offset = (line: number, column: number) => (lines[line - 1] ?? 0) + column - 1;
  const [start, end] = [offset(place.line, place.column), offset(place.endLine, place.endColumn)];
  return [[{ start, end, insert: isJson ? JSON.stringify(edit.text).slice(1, -1) : edit.text }]];
}

/** Edits that do not touch each other, in the order of the text. */
function apart(groups: TextEdit[][]): TextEdit[] {
  const made: TextEdit[] = [];
  const touches = (one: TextEdit, other: TextEdit) => one.start <= other.end && other.start <= one.end;
  for (const group of groups)
    if (!group.some((edit) => made.some((other) => touches(edit, other)))) made.push(...group);
  return made.sort((a, b) => a.start - b.start);
}

function pathEditsOf({ edit, path }: Issue): PathEdit[] {
  if (edit?.op === 'set') return [{ op: 'set', path, value: edit.value }];
  if (edit?.op === 'rename') {
    const named = [...path.slice(0, -1), edit.key];
    const set = edit.value === undefined ? [] : [{ op: 'set' as const, path: named, value: edit.value }];
    return [{ op: 'rename', path, key: edit.key }, ...set];
  }
  return edit?.op === 'remove' ? [{ op: 'remove', path }] : [];
}

/** The edits of values, none of which is within the place of another. */
function apartPaths(issues: Issue[]): PathEdit[] {
  const made: PathEdit[] = [];
  const isIn = (path: Path, other: Path) => other.every((step, at) => path[at] === step);
  for (const issue of issues)
    if (!made.some(({ path }) => isIn(path, issue.path) || isIn(issue.path, path))) made.push(...pathEditsOf(issue));
  return made;
}

/** Makes the edits that are possible: the value at a path may be written in another file. */
function editPaths(text: string, edits: PathEdit[]): string {
  return edits.reduce((before, edit) => {
    try {
      return applyEdits(before, [edit]);
    } catch (error) {
      if (error instanceof EditError) return before;
      throw error;
    }
  }, text);
}
