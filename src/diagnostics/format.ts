import type { Issue } from './issue.ts';
import { joinSafe, type SafeText, safeCommand, safeJson, safePart, styled } from './safe-text.ts';

export const formats = ['text', 'json', 'github', 'sarif'] as const;
export type Format = (typeof formats)[number];

export interface FormatOptions {
  /** `text` by default. */
  format?: Format;
  /** Whether to use terminal colors; no by default. */
  color?: boolean | undefined;
}

/** Writes issues for people (text), programs (json, sarif) or the annotations of a pull request (github), ending with a line break. */
export function formatIssues(issues: Issue[], { format = 'text', color = false }: FormatOptions = {}): SafeText {
  const line = '\n' as SafeText;
  switch (format) {
    case 'text':
      return formatText(issues, color);
    case 'json': {
      const valid = issues.every(({ severity }) => severity === 'warning');
      return joinSafe([safeJson({ valid, issues: issues.map(forPrograms) }), line]);
    }
    case 'github':
      return joinSafe(issues.flatMap((issue) => [command(issue), line]));
    case 'sarif':
      return joinSafe([safeJson(formatSarif(issues)), line]);
  }
}

/** An issue under the keys that programs know: `fact` is its message, and `fix` its hint. */
const forPrograms = ({ message, hint, edit: _, isCause: __, parts, ...rest }: Issue): object => ({
  ...rest,
  fact: message,
  fix: hint,
  ...(parts && { parts: parts.map(forPrograms) }),
});

type Paint = (style: 'strong' | 'quiet' | 'red' | 'yellow', text: string) => SafeText;

const codes = { strong: 1, quiet: 2, red: 31, yellow: 33 };

function formatText(issues: Issue[], color: boolean): SafeText {
  const paint: Paint = (style, text) => (color ? styled(codes[style], safePart(text)) : safePart(text));
  return joinSafe(
    issues.map((issue, at) => formatOne(issue, issues[at + 1], paint)),
    '\n',
  );
}

/** Writes one issue. Consecutive issues at the same place share a frame, below the last of them. */
function formatOne(issue: Issue, next: Issue | undefined, paint: Paint): SafeText {
  const { severity, message, hint, frame } = issue;
  const mark = severity === 'warning' ? paint('yellow', 'Warning: ') : '';
  const where = issue.where ? paint('quiet', ` (${issue.where})`) : '';
  const path = issue.pathText ? `  ${safePart(issue.pathText)}` : '';
  const words = safePart(`${message} ${hint}`.trimEnd());
  const lines = [`${paint('strong', positionOf(issue))}${path}${where}`, `  ${mark}${words}`] as SafeText[];
  if (frame && !(next && positionOf(next) === positionOf(issue)))
    lines.push(...paintFrame(frame, paint, severity === 'error' ? 'red' : 'yellow'));
  return joinSafe([...lines, '' as SafeText], '\n');
}

const positionOf = ({ file, line, column }: Issue) => `${file}:${line}:${column}`;

const paintFrame = (frame: string, paint: Paint, mark: 'red' | 'yellow') =>
  frame.split('\n').map((row) => {
    const style = row.startsWith('>') ? undefined : /^ +\| +\^+$/.test(row) ? mark : 'quiet';
    return joinSafe(['    ' as SafeText, style ? paint(style, row) : safePart(row)]);
  });

/** Writes an issue as GitHub's workflow command, which annotates the lines of a pull request. */
function command({
  severity,
  file,
  line,
  column,
  endLine,
  endColumn,
  pathText,
  where,
  message,
  hint,
}: Issue): SafeText {
  const title = [pathText, where && `(${where})`].filter(Boolean).join(' ');
  // GitHub ignores columns of a range over several lines, and its last column is inclusive.
  const columns = line === endLine ? { col: column, endColumn: Math.max(column, endColumn - 1) } : {};
  return safeCommand(severity, { file, line, endLine, ...columns, ...(title && { title }) }, `${message} ${hint}`);
}

/** Returns issues as a SARIF 2.1.0 log, which code hosts and editors read. */
function formatSarif(issues: Issue[]): object {
  const rules = [...new Set(issues.map(({ code }) => code))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'site-from-json', rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: issues.map((issue) => result(issue, rules.indexOf(issue.code))),
      },
    ],
  };
}

function result(
  { code, severity, message, hint, file, line, column, endLine, endColumn, pathText, where }: Issue,
  ruleIndex: number,
) {
  const logical = pathText && { logicalLocations: [{ fullyQualifiedName: pathText, ...(where && { name: where }) }] };
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: `${message} ${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file.replaceAll('\\', '/')) },
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
        ...logical,
      },
    ],
  };
}
