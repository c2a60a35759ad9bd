import { codeFrame } from './code-frame.ts';
import type { Finding, Issue } from './issue.ts';
import { locate, type Source } from './locate.ts';
import { pathText } from './path-text.ts';
import { placeAt } from './read/read-json.ts';
import { nameWhere } from './where.ts';

/** Gives a finding its place in the text, the names of that place and the lines around it. */
function toIssue(source: Source, finding: Finding): Issue {
  const { path, code, fact, remedy, severity = 'error' } = finding;
  const { start, end } = locate(source, path, finding.at);
  const from = placeAt(source.lines, start);
  const to = placeAt(source.lines, Math.max(start, end));
  const place = { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  const frame = source.text === '' ? undefined : codeFrame(source.text, source.lines, place);
  const where = nameWhere(source.value, path);
  return { file: source.file, ...place, path, pathText: pathText(path), where, code, fact, remedy, severity, frame };
}

/** Places findings, at most `most` of them, and sorts them by place; a finding told twice is told once. */
export function toIssues(source: Source, findings: Iterable<Finding>, most: number): Issue[] {
  const issues = new Map<string, Issue>();
  for (const finding of findings) {
    const issue = toIssue(source, finding);
    issues.set(`${issue.pathText} ${issue.line}:${issue.column} ${issue.fact}`, issue);
    if (issues.size >= most) break;
  }
  return [...issues.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}
