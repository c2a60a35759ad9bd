import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { formatIssues, formats } from '../../src/diagnostics/format.ts';
import type { Issue } from '../../src/diagnostics/issue.ts';
import { print, type SafeText, safeLog, safeText, shellArgument } from '../../src/diagnostics/safe-text.ts';
import { siteOption } from '../../src/diagnostics/site-option.ts';

/** A name that a file or a key may have: it colors, goes back, breaks the line, changes the direction, and looks like a command. */
const hostile = 'a\u001b[31m\rb\n::error::c\u202ed\u009be\u2028\n##[error]f\u{e0041}';
const issue: Issue = {
  ...{
    file: hostile,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 2,
    path: [hostile],
    pathText: hostile,
    where: hostile,
  },
  ...{
    code: 'x/y',
    message: hostile,
    hint: hostile,
    severity: 'error',
    frame: `> 1 | ${hostile.replaceAll('\n', ' ')}`,
  },
};

/** What a terminal, or the log of a CI service, takes for more than text. */
const meant = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const commands = (text: string) => text.split('\n').filter((line) => /^\s*(::|##\[)/.test(line));

test.each(formats)('no name of a file or of a key does anything but being shown, as %s', (format) => {
  const written = formatIssues([issue, issue], { format });
  expect(written).not.toMatch(meant);
  const lines = commands(written);
  expect(lines).toHaveLength(format === 'github' ? 2 : 0);
  for (const line of lines) expect(line).toMatch(/^::error file=/);
  if (format === 'json') expect(JSON.parse(written).issues[0].file).toBe(hostile);
  if (format === 'sarif') expect(JSON.parse(written).runs[0].results[0].message.text).toBe(`${hostile} ${hostile}`);
});

test('a value that is printed stays in its line, and the lines around it say what they say', () => {
  const written: string[] = [];
  print({ write: (text: SafeText) => written.push(text) })`Wrote ${hostile}.`;
  expect(written.join('')).toBe(
    'Wrote a\\u001b[31m\\u000db\\u000a::error::c\\u202ed\\u009be\\u2028\\u000a##[error]f\\u{e0041}.\n',
  );
  expect(safeText('one\n ::error::two\n\tthree')).toBe('one\n \\::error::two\n\tthree');
  expect(safeLog(`\u001b[32mgreen\u001b[39m \u001b]0;title\u0007`)).toBe(
    '\u001b[32mgreen\u001b[39m \\u001b]0;title\\u0007',
  );
});

test.each(['My Site', '$(touch pwned)', "it's", '`x`', '-n', '~', 'a"b', 'a\\b', 'x;y', '', 'übung', 'plain/a-b_c.d'])(
  'a shell takes the printed argument for %j and nothing else',
  (name) => {
    const command = `printf '%s' ${shellArgument(name)}`;
    expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' })).toBe(name);
  },
);

test('the option of a printed command is quoted', () => {
  expect(siteOption('../My Site/site.config.json')).toBe(" --site '../My Site'");
  expect(siteOption('$(id)/site.config.json')).toBe(" --site '$(id)'");
  expect(siteOption('../plain/site.config.json')).toBe(' --site ../plain');
});
