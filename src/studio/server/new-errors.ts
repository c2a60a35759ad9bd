import type { Issue } from '../../diagnostics/issue.ts';
import { parseText } from '../../json/edit/apply-id-edits.ts';
import { idPathOf } from '../../json/edit/id-path.ts';

/** Returns the errors of a text that another text does not have at the same place. */
export function newErrors(before: Checked, after: Checked): Issue[] {
  const known = new Set(named(before).map(([name]) => name));
  return named(after).flatMap(([name, issue]) => (known.has(name) ? [] : [issue]));
}

interface Checked {
  text: string;
  issues: Issue[];
}

/** Returns the errors of a text, each with a name that does not change when lines and items move. */
function named({ text, issues }: Checked): [string, Issue][] {
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return [];
  const value = parseText(text);
  return errors.map((issue) => [JSON.stringify([idPathOf(value, issue.path), issue.code, issue.message]), issue]);
}
