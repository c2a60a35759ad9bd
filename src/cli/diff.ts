import { existsSync } from 'node:fs';
import { formatIssues } from '../diagnostics/format.ts';
import { changesBetween } from '../project/changes/changes.ts';
import { formatChanges } from '../project/changes/format-changes.ts';
import { displayName } from '../project/display-name.ts';
import { findGitFile } from '../project/git.ts';
import { parseValue, type ReadValue, readValue } from '../project/read-config.ts';
import { loadRegistry } from '../project/registry.ts';
import { migrate } from '../validate/rules/version.ts';
import { readOptions } from './options.ts';
import type { Output } from './output.ts';
import type { SiteFolder } from './site-folder.ts';

/** Runs the diff command. Returns 0 if the configs could be compared, 2 if not, and with `--exit-code` 1 if they differ. */
export async function diff(
  argv: string[],
  { folder, configFile }: Pick<SiteFolder, 'folder' | 'configFile'>,
  out: Output = process.stdout,
  err: Output = process.stderr,
): Promise<number> {
  const { values, positionals } = readOptions({
    args: argv,
    allowPositionals: true,
    options: {
      markdown: { type: 'boolean', default: false },
      'exit-code': { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 2) throw new Error(`Give at most two configs, not ${positionals.length}.`);
  const [old = 'HEAD', now] = positionals;
  const [before, after] = [
    await read(old, configFile),
    await (now === undefined ? readValue(configFile) : read(now, configFile)),
  ];
  if (!before.ok || !after.ok) {
    const issues = [before, after].flatMap((one) => (one.ok ? [] : one.issues));
    err.write(`${formatIssues(issues, { color: err.isTTY })}\n`);
    return 2;
  }
  const changes = changesBetween(await loadRegistry(folder), migrate(before.value).value, migrate(after.value).value);
  out.write(
    changes.length > 0
      ? formatChanges(changes, values)
      : `No changes${values.markdown ? '.' : ` in ${displayName(configFile)}.`}\n`,
  );
  return values['exit-code'] && changes.length > 0 ? 1 : 0;
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
