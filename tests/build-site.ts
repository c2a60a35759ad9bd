import { spawnSync } from 'node:child_process';
import { copyProject } from './project-copy.ts';

// Builds the site that the browser tests look at: the tests' config in a copy of the project, `.cache/test-site`.

const { root } = copyProject('test-site');
const build = ['--import', 'tsx', 'src/cli/cli.ts', 'build', '--compress'];
process.exitCode = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' }).status ?? 1;
