/** The results of a benchmark. */
export interface Table {
  title: string;
  columns: string[];
  rows: (string | number)[][];
}

/** Writes a table as Markdown. */
export function asMarkdown({ title, columns, rows }: Table): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [title, '', line(columns), line(columns.map(() => '--:')), ...rows.map(line), ''].join('\n');
}
