import { expect } from 'vitest';
import { formatIssues } from '../../src/diagnostics/format.ts';
import type { Issue } from '../../src/diagnostics/issue.ts';
import { oneOf } from '../../src/json/show-value.ts';
import { parseSite } from '../../src/validate/parse-site.ts';
import { collections, registry, sectionTypes } from '../registry.ts';

/** All issues of a text, warnings too; each with a code, by which programs know it. */
export function issuesOf(text: string): Issue[] {
  const parsed = parseSite(registry, text);
  const issues = parsed.ok ? parsed.warnings : parsed.issues;
  for (const { code } of issues) expect(code).toMatch(/^(more|[a-z]+\/[a-z-]+)$/);
  return issues;
}

/** What an editor reads about a text, without the lines of code around each place. */
export const errorText = (text: string): string =>
  `\n${formatIssues(issuesOf(text).map(({ frame: _, ...issue }) => issue))}`;

/** The same in one line for each issue. */
export const issueLines = (text: string): string =>
  withoutTypes(
    issuesOf(text)
      .map(
        ({ line, column, endLine, endColumn, pathText, where, severity, message, hint }) =>
          `${line}:${column}–${endLine > line ? `${endLine}:` : ''}${endColumn} ${pathText}${where ? ` (${where})` : ''}: ` +
          `${severity === 'warning' ? 'Warning: ' : ''}${message} ${hint}`,
      )
      .join('\n'),
  );

const [typeNames, kindNames] = [
  oneOf(sectionTypes.map(({ schema }) => schema.shape.type.value)),
  oneOf(collections.map(({ name }) => name)),
];
/** A text in which new section types and collections of lists change nothing. */
const withoutTypes = (text: string) =>
  text.replaceAll(typeNames, 'one of the section types').replaceAll(kindNames, 'one of the kinds');

/** Whether a text is JSON, as JSON.parse has it. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
