import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createSite } from '../../src/cli/init.ts';
import { type CiHost, ciFiles, ciTemplate, writeSitePackage } from '../../src/cli/site-package.ts';
import { upgrade } from '../../src/cli/upgrade.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ci-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const hosts = Object.keys(ciFiles) as CiHost[];

test.each(hosts)('a site for %s has its file alone, which is the one that docs/deploy.md shows', (host) => {
  writeSitePackage(folder, folder, host);
  const text = readFileSync(join(folder, ciFiles[host]), 'utf8');
  expect(readFileSync('docs/deploy.md', 'utf8')).toContain(`\`\`\`yaml\n${text}\`\`\`\n`);
  for (const other of hosts) expect(existsSync(join(folder, ciFiles[other]))).toBe(other === host);
  expect(existsSync(join(folder, '.github'))).toBe(host === 'github');
});

test.each(hosts)('what %s runs are scripts of the site, in this order, and it publishes what they write', (host) => {
  writeSitePackage(folder, folder, host);
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const jobs = parse(readFileSync(ciTemplate(host), 'utf8'), { strict: true });
  const steps: string[] =
    host === 'gitlab' ? jobs.pages.script : jobs.jobs.site.steps.flatMap(({ run }: { run?: string }) => run ?? []);
  expect(steps[0]).toBe('npm ci');
  const names = steps.slice(1).map((step) => /^npm run (?:--silent )?([a-z]+)/.exec(step)?.[1]);
  expect(names).toEqual(['validate', 'build']);
  for (const name of names) expect(scripts).toHaveProperty(name as string);
  if (host === 'gitlab') {
    expect(jobs.pages.pages).toEqual({ publish: 'dist' });
    expect(jobs.site.script).toEqual(steps);
  } else {
    expect(jobs.jobs.site.steps.at(-1).with).toEqual({ path: 'dist' });
    expect(jobs.jobs.publish).toMatchObject({ needs: 'site', permissions: { pages: 'write', 'id-token': 'write' } });
    expect(jobs.on).toHaveProperty('schedule');
  }
});

test('a folder that has something in it is left as it is, and a site without a package.json has no CI', async () => {
  writeFileSync(join(folder, 'own.txt'), 'own');
  await expect(createSite(folder, 'site', { from: 'blank' })).rejects.toThrow('Nothing was written.');
  await expect(createSite(join(folder, 'new'), 'new', { from: 'blank', ci: 'github' })).rejects.toThrow(
    'A site without a package.json has no CI of its own.',
  );
  expect(existsSync(join(folder, 'new'))).toBe(false);
});

test.each(hosts)('upgrade takes the file of %s as its own', async (host) => {
  await createSite(join(folder, 'site'), 'site', { from: 'blank' });
  rmSync(join(folder, 'site/.gitignore'));
  writeSitePackage(join(folder, 'site'), join(folder, 'site'), host);
  const file = join(folder, 'site/package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/("site-from-json": )"[^"]*"/, '$1"0.9.0"'));
  let out = '';
  await upgrade(join(folder, 'site'), {}, { write: (part) => (out += part) });
  expect(out).toContain('Nothing was written.');
  expect(out).not.toContain('is not what');
});
