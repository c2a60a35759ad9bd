import { expect } from 'vitest';
import { parseSite } from '../../src/config/check/parse-site.ts';
import { formatIssues } from '../../src/config/report/format.ts';
import type { Issue } from '../../src/config/report/issue.ts';

/** All issues of a text, warnings too; each with a code, by which programs know it. */
export function issuesOf(text: string): Issue[] {
  const parsed = parseSite(text);
  const issues = parsed.ok ? parsed.warnings : parsed.issues;
  for (const { code } of issues)
    expect(code).toMatch(
      /^(more|(about|action|alt|brand|contact|draft|duplicate|header|json|label|link|markdown|menu|network|redirect|reference|routes|security|shape|table|text|texts|title|token|version|video)\/[a-z-]+)$/,
    );
  return issues;
}

/** What an editor reads about a text, without the lines of code around each place. */
export const errorText = (text: string): string =>
  `\n${formatIssues(issuesOf(text).map(({ frame: _, ...issue }) => issue))}`;
