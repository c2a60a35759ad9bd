import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { diff } from '../../src/cli/diff.ts';
import { minimalText } from '../config/minimal-config.ts';
import { gitFolder } from '../git-folder.ts';
import { siteFolder } from '../studio/served-studio.ts';

// `npm run diff` in a repository of two commits, with a file that has changed since.

const site = siteFolder('diff-command');
const other = join(site.folder, 'other.json');
const hero = '- Headline of Hero on / changed: "Software that lasts" → "New"\n';
const team = '- Heading of Team on / changed: "Our team" → "People"\n';

beforeAll(() => {
  const { run, commitAll } = gitFolder(site.folder);
  commitAll('First');
  run('tag', 'first');
  writeFileSync(site.config, minimalText.replace('Software that lasts', 'New'));
  commitAll('Second');
  writeFileSync(site.config, site.read().replace('Our team', 'People'));
  writeFileSync(other, minimalText);
});

async function run(older = 'HEAD', newer?: string, options: Parameters<typeof diff>[2] = {}) {
  let [out, err] = ['', ''];
  const write = (text: string) => {
    out += text;
  };
  const code = await diff(
    older,
    newer,
    options,
    { folder: site.folder, configFile: site.config },
    { write },
    { write: (text) => (err += text) },
  ).catch((error) => error.message);
  return { code, out, err };
}

describe('diff tells in words what is different', () => {
  it.each<[string, Parameters<typeof run>, string]>([
    ['since the last commit', [], team],
    ['since a revision', ['first'], hero + team],
    ['between two revisions', ['first', 'HEAD'], hero],
    [
      'between a revision and a file',
      ['HEAD', other],
      '- Headline of Hero on / changed: "New" → "Software that lasts"\n',
    ],
    ['between two files', [other, site.config], hero + team],
    [
      'for a pull request',
      ['HEAD', undefined, { markdown: true }],
      '- Heading of Team on / changed: `"Our team"` → `"People"`\n',
    ],
  ])('%s', async (_what, argv, out) => {
    expect(await run(...argv)).toEqual({ code: 0, out, err: '' });
  });

  it('and by its exit code, if asked', async () => {
    expect((await run('HEAD', undefined, { exitCode: true })).code).toBe(1);
    expect(await run(other, other, { exitCode: true })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^No changes/),
    });
  });
});

describe('diff says what is wrong', () => {
  it.each([
    ['a revision that is none', 'nowhere'],
    ['an option for a revision', '--output=x'],
  ])('%s', async (_what, name) => {
    expect((await run(name)).code).toBe(`There is no revision "${name}" in this repository.`);
  });

  it('with a text that is no JSON, by its place', async () => {
    const broken = join(site.folder, 'broken.json');
    writeFileSync(broken, '{\n  "version": 2\n  "brand": {}\n}');
    const { code, out, err } = await run('HEAD', broken);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/broken\.json:2:\d+/);
  });
});
