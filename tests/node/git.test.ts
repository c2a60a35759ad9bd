import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findGitFile } from '../../src/project/git.ts';
import { gitFolder } from '../git-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'git-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('to look at a repository runs no program that its settings name', async () => {
  const ran = join(folder, 'ran');
  const site = join(folder, 'site');
  mkdirSync(site);
  const config = join(site, 'site.config.json');
  writeFileSync(config, '{}\n');
  writeFileSync(join(site, '.gitattributes'), '*.json filter=evil diff=evil\n');
  const git = gitFolder(site);
  git.commitAll('First');
  const program = `sh -c 'echo >> "${ran}"; cat'`;
  for (const setting of [
    'core.fsmonitor',
    'filter.evil.smudge',
    'filter.evil.clean',
    'diff.evil.textconv',
    'diff.external',
  ])
    git.run('config', setting, program);
  git.run('config', 'filter.evil.required', 'true');
  writeFileSync(config, '{ }\n');

  const found = await findGitFile(config);
  expect(await found?.textAt('HEAD')).toBe('{}\n');
  expect(await found?.read(['status', '--porcelain', '-z'])).toContain('site.config.json');
  expect(existsSync(ran)).toBe(false);
});
