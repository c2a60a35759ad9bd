import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { safeText } from '../diagnostics/safe-text.ts';
import { packageRoot } from '../project/package-root.ts';

/** Runs a program of a package, and returns its exit code. `change` changes what it says. */
export function runProgramChanged(name: string, cwd: string, args: string[], change: (text: string) => string): number {
  const run = spawnSync(join(packageRoot, 'node_modules/.bin', name), args, { cwd, encoding: 'utf8' });
  process.stdout.write(safeText(change(run.stdout ?? '')));
  process.stderr.write(safeText(change(run.stderr ?? '')));
  return run.status ?? 2;
}

/** Runs a program of a package, and returns its exit code. */
export const runProgram = (name: string, cwd: string, args: string[], stdio: 'inherit' | 'ignore' = 'inherit') =>
  spawnSync(join(packageRoot, 'node_modules/.bin', name), args, { cwd, stdio: ['inherit', stdio, 'inherit'] }).status ??
  2;
