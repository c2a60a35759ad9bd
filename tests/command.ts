import { spawnSync } from 'node:child_process';

/** Runs a command of the program as a process, by the project or by a copy of it, and gives its exit code and all that it wrote. */
export function runCommand(argv: string[], { cwd, env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/cli.ts', ...argv], {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, text: stdout + stderr };
}
