import type { Issue } from './issue.ts';

/** Writes issues as GitHub's workflow commands, which annotate the lines of a pull request. */
export function formatGithub(issues: Issue[]): string {
  return issues.map((issue) => `${command(issue)}\n`).join('');
}

function command({ severity, file, line, column, endLine, endColumn, pathText, where, fact, remedy }: Issue): string {
  const title = [pathText, where && `(${where})`].filter(Boolean).join(' ');
  // GitHub ignores columns over several lines, and takes the last column as included.
  const columns = line === endLine ? { col: column, endColumn: Math.max(column, endColumn - 1) } : {};
  const properties = Object.entries({ file, line, endLine, ...columns, ...(title && { title }) });
  return `::${severity} ${properties.map(([key, value]) => `${key}=${escapeProperty(String(value))}`).join(',')}::${escapeData(`${fact} ${remedy}`)}`;
}

const escapeData = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string) => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
