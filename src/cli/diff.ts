import { existsSync } from 'node:fs';
import { type Output, print } from '../diagnostics/safe-text.ts';
import { changesBetween } from '../project/changes/changes.ts';
import { formatChanges } from '../project/changes/format-changes.ts';
import { displayName } from '../project/display-name.ts';
import { findGitFile } from '../project/git.ts';
import { parseValue, type ReadValue, readValue } from '../project/read-config.ts';
import { loadRegistry } from '../project/registry.ts';
import { migrate } from '../validate/rules/version.ts';
import { writeIssues } from './output.ts';
import type { SiteFolder } from './site-folder.ts';

interface Options {
  markdown?: boolean;
  exitCode?: boolean;
}

/**
 * Describes the changes between two files or revisions; without `newer`, to the current file. Returns 0 if they could be compared, 2 if
 * not, and with `exitCode` 1 if they differ.
 */
export async function diff(
  older: string,
  newer: string | undefined,
  { markdown = false, exitCode = false }: Options,
  { folder, configFile }: Pick<SiteFolder, 'folder' | 'configFile'>,
  out: Output = process.stdout,
  err: Output = process.stderr,
): Promise<number> {
  const before = await read(older, configFile);
  const after = await (newer === undefined ? readValue(configFile) : read(newer, configFile));
  if (!before.ok || !after.ok) {
    writeIssues(
      err,
      [before, after].flatMap((one) => (one.ok ? [] : one.issues)),
    );
    return 2;
  }
  const changes = changesBetween(await loadRegistry(folder), migrate(before.value).value, migrate(after.value).value);
  if (changes.length > 0) out.write(formatChanges(changes, { markdown }));
  else if (markdown) print(out)`No changes.`;
  else print(out)`No changes in ${displayName(configFile)}.`;
  return exitCode && changes.length > 0 ? 1 : 0;
}

/** Reads a config from a file or, if there is none, from a git revision. */
async function read(name: string, configFile: string): Promise<ReadValue> {
  if (existsSync(name)) return readValue(name);
  const git = await findGitFile(configFile);
  if (!git) throw new Error(`There is no file "${name}", and ${displayName(configFile)} is in no git repository.`);
  const text = await git.textAt(name);
  if (text === undefined) throw new Error(`The revision "${name}" has no ${git.path}.`);
  return parseValue(text, `${name}:${git.path}`);
}
