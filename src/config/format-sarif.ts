import type { Issue } from './issue.ts';

/** Writes issues as a SARIF 2.1.0 log, which code hosts and editors read. */
export function formatSarif(issues: Issue[]): object {
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
  { code, severity, fact, remedy, file, line, column, endLine, endColumn, pathText, where }: Issue,
  ruleIndex: number,
) {
  const logical = pathText && { logicalLocations: [{ fullyQualifiedName: pathText, ...(where && { name: where }) }] };
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: `${fact} ${remedy}` },
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
