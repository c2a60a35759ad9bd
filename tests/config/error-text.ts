import { formatIssues } from '../../src/config/format-issue.ts';
import type { Issue } from '../../src/config/issue.ts';
import { parseSite } from '../../src/config/parse-site.ts';

/** All issues of a text, warnings too. */
export function issuesOf(text: string): Issue[] {
  const parsed = parseSite(text);
  return parsed.ok ? parsed.warnings : parsed.issues;
}

/** What an editor reads about a text, without the lines of code around each place. */
export const errorText = (text: string): string =>
  `\n${formatIssues(issuesOf(text).map(({ frame: _, ...issue }) => issue))}`;
