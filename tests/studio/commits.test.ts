import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteCommits } from '../../src/studio/server/commits.ts';
import { minimalConfig, minimalText } from '../config/minimal-config.ts';
import { gitFolder } from '../git-folder.ts';
import { registry } from '../registry.ts';
import { reopen } from './open-file.ts';
import { siteFolder } from './served-studio.ts';

// Changes of a site that is in a git repository, and commits of some of them.

async function open(name: string, { commit = true } = {}) {
  const site = siteFolder(name);
  const git = gitFolder(site.folder);
  if (commit) git.commitAll('First');
  return { ...site, ...git, ...(await commitsOf(site.config, site.folder)) };
}

async function commitsOf(config: string, folder: string) {
  const { file } = await reopen(config, folder);
  const options = { configFile: config, cacheDir: join(folder, '.cache/studio'), file, check: async () => [] };
  const commits = siteCommits({ registry, ...options });
  const found = async () => {
    const answer = await commits.changes();
    if (!answer.ok) throw new Error(answer.error);
    return answer;
  };
  const idsOf = async (words: RegExp) =>
    (await found()).changes.flatMap((change) => (words.test(change.words) ? [change.id] : []));
  const commit = async (words: RegExp, message = '') => {
    const changes = await idsOf(words);
    return commits.commit({ base: file.state().hash, changes, message });
  };
  return { file, commits, found, idsOf, commit };
}

const changed = minimalText
  .replace('"Our team"', '"People"')
  .replace('Software that lasts', 'New')
  .replace('Who we are', 'Us');
const words = [
  'Headline of Hero on / changed',
  'Heading of Team on / changed',
  'Description of the page /about changed',
];

it('tells what is different from the last commit, and which other files are', async () => {
  const { config, folder, found } = await open('changes');
  expect(await found()).toMatchObject({ changes: [], others: [] });
  writeFileSync(config, changed);
  writeFileSync(join(folder, 'public/images/new picture.svg'), '');
  writeFileSync(join(folder, 'notes.txt'), '');
  const { changes, others } = await found();
  expect(changes.map(({ words }) => words)).toEqual(words);
  expect(changes[0]).toMatchObject({ before: 'Software that lasts', after: 'New' });
  expect(others).toEqual(['public/images/new picture.svg']);
});

it('discards one change, and the last one gives the bytes of the commit', async () => {
  const { config, read, file, commits, idsOf } = await open('discard');
  // Other bytes for the same values.
  writeFileSync(config, `${changed.replace('"motto": ', '"motto":   ')}\n`);
  const discard = async (words: RegExp) => {
    const changes = await idsOf(words);
    return commits.discard({ base: file.state().hash, changes });
  };
  expect(await discard(/Hero/)).toMatchObject({ ok: true });
  expect(read()).toBe(`${changed.replace('"New"', '"Software that lasts"').replace('"motto": ', '"motto":   ')}\n`);
  expect(file.state().undo[0]).toMatchObject({ label: 'Changes discarded', by: 'studio' });
  expect(await discard(/./)).toMatchObject({ ok: true });
  expect(read()).toBe(minimalText);
  await file.undo({ base: file.state().hash });
  expect(read()).toContain('"People"');
});

it('commits some changes, in a message, and leaves the rest of the index and of the file', async () => {
  const { config, folder, read, run, commit, commitAll, found } = await open('commit-some', { commit: false });
  const unnamed = join(folder, 'public/images/unnamed.svg');
  writeFileSync(unnamed, '');
  commitAll('First');
  writeFileSync(config, changed);
  writeFileSync(join(folder, 'staged.txt'), 'staged');
  writeFileSync(unnamed, 'changed');
  run('add', 'staged.txt');
  const message = '--amend\n\n# not a comment; $(touch x) `touch y`';
  expect(await commit(/Hero/, message)).toEqual({
    ok: true,
    commit: run('rev-parse', '--short', 'HEAD').trim(),
    files: [],
  });
  expect(run('log', '--format=%B')).toBe(`${message}\n\nFirst\n\n`);
  expect(run('show', 'HEAD:site.config.json')).toBe(minimalText.replace('Software that lasts', 'New'));
  expect(run('show', '--name-only', '--format=').trim()).toBe('site.config.json');
  expect(run('status', '--porcelain').split('\n').filter(Boolean)).toEqual([
    ' M public/images/unnamed.svg',
    ' M site.config.json',
    'A  staged.txt',
  ]);
  expect(read()).toBe(changed);
  expect((await found()).changes.map((change) => change.words)).toEqual(words.slice(1));
});

it('commits all, with a message of its own if none is given', async () => {
  const { config, run, commit, found } = await open('commit-all');
  writeFileSync(config, `${changed}\n`);
  expect(await commit(/./)).toMatchObject({ ok: true });
  expect(run('log', '-1', '--format=%s')).toBe(`${words[0]}, and 2 more changes\n`);
  expect(run('log', '-1', '--format=%b')).toBe(`${words.map((one) => `- ${one}\n`).join('')}\n`);
  expect(run('show', 'HEAD:site.config.json')).toBe(`${changed}\n`);
  expect(run('status', '--porcelain')).toBe('');
  expect(await found()).toMatchObject({ changes: [] });
  expect(await commit(/./)).toEqual({ ok: false, error: 'There is nothing to commit.' });
});

it('makes the first commit of a file, and of a repository', async () => {
  const { run, commits, file, found } = await open('commit-first', { commit: false });
  expect(await found()).toMatchObject({ none: 'The file was not committed yet.', changes: [] });
  expect(await commits.commit({ base: file.state().hash, changes: [], message: 'Site' })).toMatchObject({ ok: true });
  expect(run('show', 'HEAD:site.config.json')).toBe(minimalText);
  expect(run('show', '--name-only', '--format=').trim().split('\n')).toEqual([
    'public/images/cto.svg',
    'public/images/logo.svg',
    'site.config.json',
  ]);
});

it('commits a site in a folder of a repository, through a link, with the line ends that the repository keeps', async () => {
  const site = siteFolder('commit-below');
  const below = join(site.folder, 'public/site');
  const { run, commitAll } = gitFolder(site.folder);
  run('config', 'core.autocrlf', 'true');
  const real = siteFolder('commit-below/public/site', minimalText.replaceAll('\n', '\r\n'));
  commitAll('First');
  const { file, commits, idsOf } = await commitsOf(real.config, below);
  writeFileSync(real.config, changed.replaceAll('\n', '\r\n'));
  expect(await commits.commit({ base: file.state().hash, changes: [], message: 'x' })).toMatchObject({ ok: false });
  const changes = await idsOf(/Hero/);
  expect(await commits.commit({ base: file.state().hash, changes, message: 'x' })).toMatchObject({ ok: true });
  const committed = minimalText.replace('Software that lasts', 'New');
  expect(run('cat-file', 'blob', 'HEAD:public/site/site.config.json')).toBe(committed);
  expect(run('show', '--name-only', '--format=').trim()).toBe('public/site/site.config.json');
  await commits.discard({ base: file.state().hash, changes: await idsOf(/./) });
  expect(real.read()).toBe(committed.replaceAll('\n', '\r\n'));
});

it('says why where git refuses', async () => {
  const { config, run, hook, commit } = await open('commit-refused');
  writeFileSync(config, changed);
  hook('pre-commit', 'echo "Not on a Friday." >&2; exit 1');
  expect(await commit(/Hero/)).toEqual({ ok: false, error: 'Not on a Friday.' });
  expect(run('log', '--format=%s')).toBe('First\n');
  expect(run('diff', '--cached')).toBe('');
});

it('takes what a hook has made of the file', async () => {
  const { config, run, hook, commit } = await open('commit-hook');
  writeFileSync(config, changed);
  hook('commit-msg', 'echo "Reviewed" >> "$1"');
  expect(await commit(/./, 'All')).toMatchObject({ ok: true });
  expect(run('log', '-1', '--format=%B')).toContain('Reviewed');
  expect(run('status', '--porcelain')).toBe('');
});

it('commits nothing in the midst of a merge', async () => {
  const { config, run, commit, commitAll } = await open('commit-merge');
  run('checkout', '--quiet', '-b', 'other');
  writeFileSync(config, minimalText.replace('"Acme"', '"Other"'));
  commitAll('Other');
  run('checkout', '--quiet', 'main');
  run('merge', '--no-ff', '--no-commit', 'other');
  expect(await commit(/./)).toEqual({
    ok: false,
    error: 'A merge or a rebase is in progress. Finish it first.',
  });
  expect(run('log', '--format=%s')).toBe('First\n');
});

it('commits nothing that was not seen', async () => {
  const { config, file, commits, idsOf, run } = await open('commit-unseen');
  writeFileSync(config, changed);
  const changes = await idsOf(/Hero/);
  const { hash: base } = file.state();
  writeFileSync(config, changed.replace('"New"', '"Newer"'));
  const answer = await commits.commit({ base, changes, message: 'x' });
  expect(answer).toEqual({ ok: false, error: expect.stringContaining('has changed meanwhile') });
  expect(run('log', '--format=%s')).toBe('First\n');
});

it('commits no change that is wrong without another one', async () => {
  const { config, folder } = await open('commit-wrong');
  writeFileSync(config, changed);
  const { file } = await reopen(config, folder);
  const issue = { severity: 'error', code: 'x', message: 'Wrong.', path: [] };
  const check = async () => [issue] as never;
  const commits = siteCommits({ registry, configFile: config, cacheDir: join(folder, '.cache/studio'), file, check });
  const answer = await commits.changes();
  const [first] = answer.ok ? answer.changes : [];
  expect(await commits.commit({ base: file.state().hash, changes: [first?.id ?? ''], message: 'x' })).toEqual({
    ok: false,
    error: 'These changes need others to be right. Commit those too.',
    issues: [issue],
  });
});

it('tells nothing of a text that is no JSON, and says so', async () => {
  const { config, commits } = await open('commit-broken');
  writeFileSync(config, '{');
  expect(await commits.changes()).toEqual({ ok: false, error: expect.stringMatching(/has syntax errors/) });
});

it('works without git, and says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  try {
    const config = join(folder, 'site.config.json');
    writeFileSync(config, minimalText);
    const { found, commits, file } = await commitsOf(config, folder);
    const none = expect.stringMatching(/in no git repository/);
    expect(await found()).toMatchObject({ none, changes: [] });
    const asked = { base: file.state().hash, changes: [] };
    expect(await commits.commit({ ...asked, message: '' })).toEqual({ ok: false, error: none });
    expect(await commits.discard(asked)).toEqual({ ok: false, error: none });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('a site in two languages', () => {
  const hero = { path: ['routes', { id: 'home' }, 'sections', { id: 'hero' }] };
  const site = { ...minimalConfig, locales: { de: {} } };
  const text = `${JSON.stringify(site, null, 2)}\n`;
  const german = JSON.stringify(
    {
      routes: {
        home: { sections: { hero: { title: { of: 'Software that lasts', text: 'Software, die bleibt' } } } },
        about: { title: 'Über uns' },
      },
    },
    null,
    2,
  );

  async function openBoth(name: string) {
    const { folder, config } = siteFolder(name, text);
    const language = join(folder, 'site.config.de.json');
    writeFileSync(language, german);
    const git = gitFolder(folder);
    git.commitAll('First');
    const opened = await commitsOf(config, folder);
    const removeHero = () =>
      opened.file.edit({
        base: opened.file.state().hash,
        label: 'Removed',
        edits: [{ op: 'remove', ...hero, expect: site.routes[0]?.sections[0] }],
      });
    const both = () => [config, language].map((file) => readFileSync(file, 'utf8'));
    return { folder, config, language, both, removeHero, ...git, ...opened };
  }

  it('gets the translation of a deleted section back when its deletion is discarded', async () => {
    const { both, removeHero, commits, file, idsOf } = await openBoth('languages-discard');
    await removeHero();
    expect(both()[1]).not.toContain('bleibt');
    const changes = await idsOf(/removed/);
    expect(await commits.discard({ base: file.state().hash, changes })).toMatchObject({ ok: true });
    expect(both()).toEqual([text, german]);
    await file.undo({ base: file.state().hash });
    expect(both()[1]).not.toContain('bleibt');
  });

  it('keeps in a commit the translation of what is deleted in a change that is not committed', async () => {
    const { config, both, removeHero, run, commit } = await openBoth('languages-commit-some');
    await removeHero();
    writeFileSync(config, both()[0]?.replace('Who we are', 'Us') as string);
    expect(await commit(/changed/)).toMatchObject({ ok: true, files: [] });
    expect(run('show', 'HEAD:site.config.json')).toBe(text.replace('Who we are', 'Us'));
    expect(run('show', 'HEAD:site.config.de.json')).toBe(german);
    const left = both();
    expect(await commit(/removed/)).toMatchObject({ ok: true, files: ['site.config.de.json'] });
    expect([run('show', 'HEAD:site.config.json'), run('show', 'HEAD:site.config.de.json')]).toEqual(left);
    expect(run('status', '--porcelain')).toBe('');
  });

  it('shows the site before the changes with the language files of that time', async () => {
    const { removeHero, commits } = await openBoth('languages-before');
    await removeHero();
    expect(await commits.textsBefore()).toEqual({ 'site.config.json': text, 'site.config.de.json': german });
  });
});

describe('files that the config names', () => {
  it('are committed with the changes that name them, and ignored ones are told', async () => {
    const { config, folder, commit, found, run } = await open('commit-named');
    for (const name of ['new', 'other', 'ignored']) writeFileSync(join(folder, `public/images/${name}.svg`), '');
    writeFileSync(join(folder, '.gitignore'), '.cache/\nignored.svg\n');
    run('commit', '--quiet', '--message', 'Ignored', '--', '.gitignore');
    const named = minimalText
      .replace('"Our team"', '"People"')
      .replace('/images/logo.svg', '/images/new.svg')
      .replace('/images/logo.svg', '/images/ignored.svg');
    writeFileSync(config, named);
    expect(await found()).toMatchObject({
      named: ['public/images/new.svg'],
      ignored: ['public/images/ignored.svg'],
      others: ['public/images/other.svg'],
    });
    expect(await commit(/Team/)).toMatchObject({ ok: true, files: [] });
    expect(await commit(/./)).toMatchObject({ ok: true, files: ['public/images/new.svg'] });
    expect(run('status', '--porcelain').trim()).toBe('?? public/images/other.svg');
  });
});
