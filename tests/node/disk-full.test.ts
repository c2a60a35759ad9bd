import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

// A disk of 60 MB in memory, with a copy of the project on it, which is then filled to the last bytes.

let project: ProjectCopy | undefined;
let isMounted = false;

beforeAll(() => {
  project = copyProject('disk-full-test', (root) => {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=60m', 'tmpfs', root], { stdio: 'ignore' });
      isMounted = true;
    } catch {
      // Only whoever may mount can make a small disk.
    }
  });
});
afterAll(() => {
  if (project && isMounted) execFileSync('umount', ['-l', project.root]);
  project?.remove();
});

it('says that the disk is full, and leaves the last good site', ({ skip }) => {
  skip(!isMounted, 'a small disk cannot be mounted here');
  const { root, read, write } = project as ProjectCopy;
  const build = () =>
    spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/cli.ts', 'build'], { cwd: root, encoding: 'utf8' });
  const site = () =>
    readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name)).toString('base64')])
      .sort(([one], [other]) => ((one as string) < (other as string) ? -1 : 1));
  expect(build()).toMatchObject({ status: 0 });
  const before = site();

  // All but some pages: enough to begin, too little to end.
  const { bsize, bavail } = statfsSync(root);
  writeFileSync(join(root, 'filler'), Buffer.alloc(bsize * bavail - 100_000));
  write('site.config.json', read('site.config.json').replace('"motto": "', '"motto": "X'));
  const { status, stderr } = build();
  expect(status).toBe(2);
  expect(stderr).toMatch(/^The disk is full\.\nNothing was built; dist\/ is unchanged\.\n$/);
  expect(site()).toEqual(before);

  rmSync(join(root, 'filler'));
  expect(build()).toMatchObject({ status: 0 });
  expect(site()).not.toEqual(before);
}, 180_000);
