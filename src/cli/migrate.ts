import { createTwoFilesPatch } from 'diff';
import { checkVersion, migrate as migrateValue, migrations } from '../config/check/version.ts';
import { rewrite } from '../config/edit/apply-edits.ts';
import { keyOf } from '../config/json.ts';
import { toIssues } from '../config/report/locate.ts';
import { displayName } from '../site/display-name.ts';
import { readValue } from '../site/read-config.ts';
import { replaceFile } from '../site/replace-file.ts';
import { readOptions, usageOf } from './options.ts';
import { type Output, refuseToWrite } from './output.ts';

/** Shows how an older config changes to the current version, and with `--write` writes it. Returns 1 for a file with errors. */
export async function migrate(
  argv: string[],
  out: Output = process.stdout,
  err: Output = process.stderr,
  { configFile = 'site.config.json', steps = migrations } = {},
): Promise<number> {
  const options = { write: { type: 'boolean', default: false } } as const;
  const { values, positionals } = readOptions({ args: argv, allowPositionals: true, options });
  const [file = displayName(configFile), ...others] = positionals;
  if (others.length > 0) throw new Error(usageOf('migrate'));
  const name = displayName(file);
  const read = await readValue(file);
  if (!read.ok) return refuseToWrite(err, read.issues);
  const { source, value: written } = read;
  const { value, changes } = migrateValue(written, steps);
  const from = keyOf(written, 'version');
  if (changes.length === 0) {
    const { diagnostic } = checkVersion(value);
    if (diagnostic) return refuseToWrite(err, toIssues(source, [diagnostic], 1));
    out.write(`${name} has version ${from}, the current one. There is nothing to do.\n`);
    return 0;
  }

  const result = rewrite(source.text, value);
  out.write(`${name}: version ${from} to ${keyOf(value, 'version')}\n`);
  out.write(changes.map((change) => `- ${change}\n`).join(''));
  out.write(`\n${diffOf(name, source.text, result)}\n`);
  if (values.write) await replaceFile(file, result);
  out.write(values.write ? `Wrote ${name}.\n` : 'Nothing was written. To write it, add --write.\n');
  return 0;
}

/** Returns a unified diff without terminal control characters. */
function diffOf(name: string, before: string, after: string): string {
  const diff = createTwoFilesPatch(name, name, before, after, undefined, undefined, { context: 3 });
  return diff.replace(/^Index: .*\n=+\n/, '').replace(/(?![\t\n])[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');
}
