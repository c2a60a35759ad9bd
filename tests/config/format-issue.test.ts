import { expect, test } from 'vitest';
import { formatIssues } from '../../src/config/format-issue.ts';
import type { Issue } from '../../src/config/issue.ts';
import { issuesOf } from './error-text.ts';
import { brokenConfig } from './minimal-config.ts';

const issues = issuesOf(
  brokenConfig((c) => {
    c.routes[0].sections[0].type = 'heroo';
    c.routes[1].title = '100%, that: is a very long title indeed, longer than sixty characters';
  }),
);

test('writes for people: place, path, name, fact, remedy, code', () => {
  expect(`\n${formatIssues(issues)}`).toMatchInlineSnapshot();
});

test('colours for a terminal alone, and changes nothing else', () => {
  const colored = formatIssues(issues, { color: true });
  expect(colored).toContain('\u001b[31m');
  expect(colored.replace(/\u001b\[\d+m/g, '')).toBe(formatIssues(issues));
});

test('shows one frame for several issues of one place', () => {
  const text = formatIssues(issuesOf(brokenConfig((c) => c.routes.push({}))));
  expect(text.match(/is required/g)).toHaveLength(7);
  expect(text.match(/\^/g)).toHaveLength(1);
});

test('writes JSON for programs', () => {
  const { valid, issues: read } = JSON.parse(formatIssues(issues, { format: 'json' })) as { valid: boolean; issues: Issue[] };
  expect(valid).toBe(false);
  expect(read).toEqual(JSON.parse(JSON.stringify(issues)));
  expect(JSON.parse(formatIssues([], { format: 'json' }))).toEqual({ valid: true, issues: [] });
});

test('writes annotations for GitHub, with what has a meaning there escaped', () => {
  const odd = { ...(issues[0] as Issue), file: 'a,b:c.json', pathText: 'x', where: undefined, fact: '100%\r\nsure', remedy: 'Now.' };
  expect(`\n${formatIssues([...issues, odd], { format: 'github' })}`).toMatchInlineSnapshot();
});

test('writes SARIF 2.1.0', () => {
  const log = JSON.parse(formatIssues(issues, { format: 'sarif' }));
  expect(log).toMatchInlineSnapshot();
});
