import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { safeText } from '../diagnostics/safe-text.ts';

/** Runs a program of a package, and returns its exit code. `change` changes what it says. */
export function runProgramChanged(
  packageName: string,
  cwd: string,
  args: string[],
  change: (text: string) => string,
): number {
  const run = spawnSync(process.execPath, [programOf(packageName), ...args], { cwd, encoding: 'utf8' });
  process.stdout.write(safeText(change(run.stdout ?? '')));
  process.stderr.write(safeText(change(run.stderr ?? '')));
  return run.status ?? 2;
}

/** Runs a program of a package, and returns its exit code. */
export const runProgram = (packageName: string, cwd: string, args: string[], stdio?: 'inherit' | 'ignore'): number =>
  runNode(programOf(packageName), cwd, args, stdio);

/** Runs a file with Node.js, and returns its exit code. */
export const runNode = (file: string, cwd: string, args: string[], stdio: 'inherit' | 'ignore' = 'inherit'): number =>
  spawnSync(process.execPath, [file, ...args], { cwd, stdio: ['inherit', stdio, 'inherit'] }).status ?? 2;

/** The file of the program of a package. Throws if the package is not installed. */
function programOf(packageName: string): string {
  const { resolve } = createRequire(import.meta.url);
  try {
    const file = resolve(`${packageName}/package.json`);
    const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { bin: string | Record<string, string> };
    return join(dirname(file), typeof bin === 'string' ? bin : (Object.values(bin)[0] as string));
  } catch (error) {
    throw new Error(`This command needs a package that is not installed: npm install --save-dev ${packageName}`, {
      cause: error,
    });
  }
}
