import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a git repository of a folder, with an author; gives what runs git in it. */
export function gitFolder(folder: string) {
  const run = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  run('init', '--quiet', '--initial-branch=main');
  run('config', 'user.name', 'Asha Sample');
  run('config', 'user.email', 'asha@example.com');
  writeFileSync(join(folder, '.gitignore'), '.cache/\n');
  return {
    run,
    commitAll(message: string) {
      run('add', '--all');
      run('commit', '--quiet', '--message', message);
    },
    hook(name: string, script: string) {
      const hooks = join(folder, '.git/hooks');
      mkdirSync(hooks, { recursive: true });
      writeFileSync(join(hooks, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(hooks, name), 0o755);
    },
  };
}
