import { existsSync } from 'node:fs';
import { migrate } from '../config/check/version.ts';
import { changesBetween } from '../config/diff/changes.ts';
import { formatChanges } from '../config/diff/format-changes.ts';
import { formatIssues } from '../config/report/format.ts';
import { displayName } from '../site/display-name.ts';
import { findGitFile } from '../site/git.ts';
import { parseValue, type ReadValue, readValue } from '../site/read-config.ts';
import { readOptions } from './options.ts';
import type { Output } from './output.ts';

/** Runs the diff command. Returns 0 if the configs could be compared, 2 if not, and with `--exit-code` 1 if they differ. */
export async function diff(
  argv: string[],
  configFile: string,
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
  const changes = changesBetween(migrate(before.value).value, migrate(after.value).value);
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
