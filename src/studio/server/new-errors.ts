import { basename } from 'node:path';
import { parseText } from '../../config/edit/apply-id-edits.ts';
import { idPathOf } from '../../config/edit/id-path.ts';
import type { Issue } from '../../config/report/issue.ts';
import { quote } from '../../config/report/show-value.ts';

/** Returns the errors of a text that another text does not have at the same place. */
export function newErrors(before: Checked, after: Checked): Issue[] {
  const known = new Set(named(before).map(([name]) => name));
  return named(after).flatMap(([name, issue]) => (known.has(name) ? [] : [issue]));
}

/**
 * Returns one error that says where language files still translate what an edit renames or removes; undefined if they do not. Studio does
 * not change these files.
 */
export function stillTranslated(errors: Issue[]): Issue | undefined {
  const left = errors.filter(({ code }) => code.startsWith('locale/'));
  const [first] = left;
  if (!first) return undefined;
  const places = left.map(({ file, line }) => `${basename(file)}:${line}`).join(' and ');
  const name = first.path.at(-1);
  const fix =
    typeof name === 'string' ? `Rename or remove ${quote(name)} there first` : 'Remove the translation there first';
  return { ...first, fact: `This is translated in ${places}.`, fix: `${fix}, in a text editor.` };
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
  return errors.map((issue) => [JSON.stringify([idPathOf(value, issue.path), issue.code, issue.fact]), issue]);
}
