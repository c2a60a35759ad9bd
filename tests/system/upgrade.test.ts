import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { linkPackages, siteFolder } from '../../src/cli/site-folder.ts';
import { upgrade as upgradeFolder } from '../../src/cli/upgrade.ts';
import { validate } from '../../src/cli/validate.ts';
import { runCommand } from '../command.ts';
import { minimalText } from '../config/minimal-config.ts';

// Sites of earlier versions: `tests/fixtures/upgrade/<version>/<site>`. The starters among them get the pictures of today's.

const fixtures = join(import.meta.dirname, '../fixtures/upgrade');
const { version: current } = JSON.parse(readFileSync('package.json', 'utf8'));
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const sites = foldersIn(fixtures).flatMap((version) =>
  foldersIn(join(fixtures, version)).map((name) => [version, name]),
);

const work = mkdtempSync(join(tmpdir(), 'upgrade-'));
afterAll(() => rmSync(work, { recursive: true }));

/** A copy of a site of an earlier version. */
function copyOf(version = '', name = ''): string {
  const folder = join(work, version, name);
  rmSync(folder, { recursive: true, force: true });
  const pictures = name === 'company' ? 'public' : join('examples', name, 'public');
  if (existsSync(pictures)) cpSync(pictures, join(folder, 'public'), { recursive: true });
  cpSync(join(fixtures, version, name), folder, { recursive: true });
  return folder;
}

/** The texts of the files of a site by their paths. */
const textsOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|css|json)$/.test(path) && !/^(node_modules|public|dist)/.test(path))
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

/** What the command does, within this process. */
async function upgrade(folder: string, { write = false } = {}) {
  let text = '';
  const out = { write: (part: string) => (text += part) };
  return { status: await upgradeFolder(folder, { write }, out, out), text };
}
const nothing = (folder: string) => ({
  status: 0,
  text: `${folder}/site.config.json: there is nothing to do for site-from-json ${current}.\n`,
});

it.each(sites)('of version %s, %s passes through upgrade and is valid', async (version, name) => {
  const folder = copyOf(version, name);
  const before = textsOf(folder);
  const shown = await upgrade(folder);
  if (version === current) expect(shown).toEqual(nothing(folder));
  if (version === 'before-1.0.0')
    expect(shown).toMatchObject({ status: 0, text: expect.stringMatching(/^- 1\.0\.0: /) });
  expect(textsOf(folder)).toEqual(before);
  expect(await upgrade(folder, { write: true })).toMatchObject({ status: 0 });
  expect(await upgrade(folder)).toEqual(nothing(folder));
  linkPackages(folder);
  let text = '';
  const status = await validate(undefined, {}, siteFolder(folder), { write: (part) => (text += part) });
  expect(status, text).toBe(0);
});

it('code of earlier section types has the new form, keeps its comments, and builds', async () => {
  const folder = copyOf('before-1.0.0', 'own-code');
  expect(await upgrade(folder, { write: true })).toMatchObject({ status: 0 });
  const texts = Object.entries(textsOf(folder)).filter(([path]) => path.startsWith('sections/'));
  const text = texts.map(([path, text]) => `----- ${path}\n${text}`).join('\n');
  await expect(text).toMatchFileSnapshot('../fixtures/upgrade/own-code.txt');
  const checked = runCommand(['check', '--site', folder]);
  expect(checked.text).toMatch(/The types of .*sections are right\.\n.*\n.*: 0 problems\n/);
  expect(checked.status).toBe(0);
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  expect(html).toContain('Open on Saturdays');
  // One item, as `limit` says.
  expect(html).not.toContain('Closed at New Year');
}, 120_000);

it('sets the versions of packages that a site shares with the builder, and leaves files, links and others alone', async () => {
  const folder = join(work, 'versions');
  mkdirSync(join(folder, '.github/workflows'), { recursive: true });
  writeFileSync(join(folder, 'site.config.json'), minimalText);
  writeFileSync(join(folder, '.github/workflows/site.yml'), 'name: Mine\n');
  const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const dependencies = {
    'site-from-json': '^0.9.0',
    react: '>=19',
    zod: 'latest',
    '@mantine/core': 'file:../core',
    sharp: '0.1.0',
  };
  const file = join(folder, 'package.json');
  writeFileSync(
    file,
    `${JSON.stringify({ dependencies, devDependencies: { '@mantine/charts': '~9.0.0' } }, null, '\t')}\n`,
  );
  const { text } = await upgrade(folder, { write: true });
  expect(text).toContain('.github/workflows/site.yml is not what npm run init writes now. It stays as it is.\n');
  expect(text).toContain('Install the packages of package.json again');
  const expected = { ...dependencies, 'site-from-json': current, react: peerDependencies.react };
  const devDependencies = { '@mantine/charts': peerDependencies['@mantine/core'] };
  expect(readFileSync(file, 'utf8')).toBe(
    `${JSON.stringify({ dependencies: expected, devDependencies }, null, '\t')}\n`,
  );
  expect(await upgrade(folder)).toEqual(nothing(folder));
});

it('goes through several sites, and one that cannot be upgraded keeps none back', () => {
  const [first, last] = ['first', 'last'].map((name) => join(work, name));
  for (const folder of [first, last]) {
    mkdirSync(folder as string);
    writeFileSync(join(folder as string, 'site.config.json'), minimalText);
  }
  const { status, text } = runCommand(['upgrade', first as string, join(work, 'none'), last as string]);
  expect(status).toBe(2);
  expect(text).toMatch(/first\n.*nothing to do.*\n\n.*none\n\n.*last\n.*nothing to do.*\nThere is no folder .*none\./);
});
