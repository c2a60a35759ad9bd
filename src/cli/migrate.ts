import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Issue } from '../diagnostics/issue.ts';
import { mostIssues, type SourceText, toIssues } from '../diagnostics/locate.ts';
import { type Output, print } from '../diagnostics/safe-text.ts';
import { rewrite } from '../json/edit/apply-edits.ts';
import { isSame, keyOf } from '../json/values.ts';
import { displayName } from '../project/display-name.ts';
import { languageFilesOf } from '../project/languages/language-files.ts';
import { listsInOrder, namedByIds, withIds } from '../project/languages/name-items.ts';
import { readValue } from '../project/read-config.ts';
import { replaceFiles } from '../project/replace-file.ts';
import { checkVersion, migrate as migrateValue, migrations } from '../validate/rules/version.ts';
import { diffOf, refuse } from './output.ts';

/**
 * Shows how an older config and its language files change to the current format, and with `write` writes all of them. Returns 1 for a
 * file with errors.
 */
export async function migrate(
  file: string,
  { write = false, steps = migrations },
  out: Output = process.stdout,
  err: Output = process.stderr,
): Promise<number> {
  const name = displayName(file);
  const read = await readValue(file);
  if (!read.ok) return refuse(err, read.issues);
  const { source, value: written } = read;
  const { value: current, changes } = migrateValue(written, steps);
  const from = keyOf(written, 'version');
  const { diagnostic } = checkVersion(current);
  if (changes.length === 0 && diagnostic) return refuse(err, toIssues(source, [diagnostic], 1));

  const languages = await readLanguages(current, file);
  if (!languages.ok) return refuse(err, languages.issues);
  const own = languages.files.map(({ value }) => value);
  const lists = own.flatMap((one) => listsInOrder(current, one));
  const value = withIds(current, lists, own);
  const texts: Changed[] = [{ file, name, source, value, isChanged: !isSame(value, written) }];
  const issues: Issue[] = [];
  for (const { file, source, value: before } of languages.files) {
    const { value: after, diagnostics } = namedByIds(value, before);
    issues.push(...toIssues(source, diagnostics, mostIssues));
    texts.push({ file, name: source.file, source, value: after, isChanged: !isSame(after, before) });
  }
  if (issues.length > 0) return refuse(err, issues);
  const changed = texts.filter(({ isChanged }) => isChanged);
  if (changed.length === 0) {
    print(out)`${name} has version ${String(from)}, the current one. There is nothing to do.`;
    return 0;
  }

  if (changes.length > 0) print(out)`${name}: version ${String(from)} to ${String(keyOf(value, 'version'))}`;
  for (const change of changes) print(out)`- ${change}`;
  if (lists.length > 0)
    print(out)`The files of other languages name the items of lists by ids, in place of their order.`;
  const files = changed.map(({ source, value, ...one }) => ({
    ...one,
    before: source.text,
    content: rewrite(source.text, value),
  }));
  for (const { name, before, content } of files) {
    print(out)``;
    out.write(diffOf(name, before, content));
  }
  if (write) await replaceFiles(files);
  const names = files.map(({ name }) => name).join(' and ');
  if (write) print(out)`Wrote ${names}.`;
  else print(out)`Nothing was written. To write it, add --write.`;
  return 0;
}

/** A file with its new value. */
interface Changed {
  file: string;
  name: string;
  source: SourceText;
  value: unknown;
  isChanged: boolean;
}

type ReadLanguages =
  | { ok: true; files: { file: string; source: SourceText; value: unknown }[] }
  | { ok: false; issues: Issue[] };

async function readLanguages(value: unknown, configFile: string): Promise<ReadLanguages> {
  const files = [];
  for (const { name } of languageFilesOf(value)) {
    const file = join(dirname(configFile), name);
    if (!existsSync(file)) continue;
    const read = await readValue(file);
    if (!read.ok) return read;
    files.push({ file, ...read });
  }
  return { ok: true, files };
}
