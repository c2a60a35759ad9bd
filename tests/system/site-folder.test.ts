import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { init } from '../../src/cli/init.ts';
import { openSite, siteFolder } from '../../src/cli/site-folder.ts';
import { validate } from '../../src/cli/validate.ts';
import { programArguments, runCommand, startServer } from '../command.ts';
import { minimalText } from '../config/minimal-config.ts';
import { buildFolder, writeSmallSite } from '../served-site.ts';

// Sites in folders of their own. Each starter, as it is made and built, is looked at by e2e/audits.

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sites-'));
  mkdirSync(at('full'));
  writeFileSync(at('full/letter.txt'), 'mine');
});
afterAll(() => rmSync(folder, { recursive: true }));
const at = (...path: string[]) => join(folder, ...path);
const named = (text: string) => text.replaceAll(folder, 'sites');

it.each(['a[bc] {x,y} all*'])('ajv-cli checks the config in a folder named %s, which is no pattern', (name) => {
  mkdirSync(at(name));
  const check = (text: string) => {
    writeFileSync(at(name, 'site.config.json'), text);
    return run('ajv', '--site', at(name));
  };
  expect(check(minimalText)).toEqual({ status: 0, text: `sites/${name}/site.config.json valid\n` });
  const wrong = check(minimalText.replace('"version"', '"verzion"'));
  expect(wrong).toEqual({ status: 1, text: expect.stringContaining(`sites/${name}/site.config.json invalid\n`) });
});

/** What a command of the command line says and how it ends. */
const run = (...argv: string[]) => {
  const { status, text } = runCommand(argv);
  return { status, text: named(text).replace(/[\d.]+ s:/, 'n s:') };
};
const build = (site: string) => buildFolder(at(site));

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** The names and the contents of the files below a folder, as one text; without scripts, which have words of their own. */
const allOf = (path: string) =>
  filesIn(path)
    .filter((file) => !file.endsWith('.js'))
    .sort()
    .map((file) => `${file.slice(path.length)}\n${readFileSync(file, 'latin1')}`)
    .join('\n');

const fifteenLines = `{
  "version": 2,
  "brand": { "name": "Lago" },
  "seo": { "siteUrl": "https://lago.example" },
  "routes": [
    {
      "path": "/",
      "title": "Lago",
      "sections": [
        { "type": "hero", "id": "hero", "title": "Slow food by the water" }
      ]
    }
  ]
}
`;

describe('a site of fifteen lines', () => {
  beforeAll(() => {
    mkdirSync(at('lines'));
    writeFileSync(at('lines/site.config.json'), fifteenLines);
  });

  it('is valid, and builds without a warning, by --site and by the variable SITE', () => {
    expect(fifteenLines.trim().split('\n').length).toBeLessThanOrEqual(15);
    expect(run('validate', '--strict', '--site', at('lines'))).toEqual({
      status: 0,
      text: 'sites/lines/site.config.json is valid: 1 route, 1 section\n',
    });
    const { status, text } = runCommand(['build'], { env: { SITE: at('lines') } });
    expect([status, named(text).replace(/[\d.]+ s:/, 'n s:')]).toEqual([0, 'Built 1 page in n s: sites/lines/dist/\n']);
  });

  it('has the gallery, with what the examples show and with files of its own', async () => {
    // A folder that is linked is as good as any.
    mkdirSync(at('lines/files'));
    symlinkSync('files', at('lines/public'));
    writeFileSync(at('lines/public/own.txt'), 'mine');
    const { url, stop } = await startServer(['gallery', '--site', at('lines')]);
    try {
      const get = async (path: string) => (await fetch(url + path)).text();
      expect(await get('/gallery')).toContain('id="team"');
      expect(await get('/team-1')).toContain('Meet the team');
      expect(await get('/images/team/cto.svg')).toMatch(/^<svg/);
      expect(await get('/own.txt')).toBe('mine');
    } finally {
      stop();
      rmSync(at('lines/public/own.txt'));
    }
  });

  it('has icons of its first letter on its accent, in every size', async () => {
    expect(readFileSync(at('lines/dist/favicon.svg'), 'utf8')).toMatch(/fill="#2456d6".*fill="#ffffff".*<path d="M/);
    for (const [name, side] of Object.entries({ 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 })) {
      const { width, height } = await sharp(at(`lines/dist/${name}.png`)).metadata();
      expect([name, width, height]).toEqual([name, side, side]);
    }
    const { channels } = await sharp(at('lines/dist/icon-maskable-512.png')).stats();
    expect(channels[3]?.min ?? 255).toBe(255);
    expect(readFileSync(at('lines/dist/favicon.ico')).subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]));
  });

  it('keeps its icons between builds, makes them anew from the same input with the same bytes, and takes its own instead', async () => {
    const icon = at('lines/dist/icon-512.png');
    const [before, { ino }] = [readFileSync(icon), statSync(icon)];
    await build('lines');
    expect(statSync(icon).ino).toBe(ino);
    for (const made of ['dist', '.cache']) rmSync(at('lines', made), { recursive: true });
    const own = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>';
    writeFileSync(at('lines/public/favicon.svg'), own);
    await build('lines');
    expect(readFileSync(icon)).toEqual(before);
    expect(readFileSync(at('lines/dist/favicon.svg'), 'utf8')).toBe(own);
  });
});

describe('npm run init', () => {
  it('makes a site of a name from a starter, blank unless reported, and says how to see it', async () => {
    await init(at('restaurant'), { from: 'restaurant', name: 'Zweite Küche' });
    for (const [site, ...options] of [['blank'], ['company', '--from', 'company']])
      expect(run('init', at(site ?? ''), ...options, '--name', 'Zweite Küche')).toEqual({
        status: 0,
        text: `Created sites/${site}/ from ${site}. To see it: npm run dev -- --site sites/${site}\n`,
      });
    for (const site of ['blank', 'company', 'restaurant']) {
      const names = readdirSync(at(site));
      expect(names).toEqual(expect.arrayContaining(['.gitignore', 'public', 'site.config.json']));
      expect(readFileSync(at(site, '.gitignore'), 'utf8')).toContain('.env.local\n');
      expect(names).not.toContain('art');
      const config = JSON.parse(readFileSync(at(site, 'site.config.json'), 'utf8'));
      expect(config.brand.name).toBe('Zweite Küche');
      expect(resolve(at(site), config.$schema)).toBe(resolve('schema/site.schema.json'));
    }
    expect(await validate(undefined, { all: true }, siteFolder(at('company')), { write: () => true })).toBe(0);
  });

  it('validate --strict finds nothing in any starter', async () => {
    for (const from of ['blank', 'restaurant', 'saas', 'event']) {
      const site = at(`strict-${from}`);
      await init(site, { from });
      let text = '';
      const file = join(site, 'site.config.json');
      const code = await validate(file, { strict: true }, undefined, { write: (part) => (text += part) });
      expect([code, text]).toEqual([0, expect.stringContaining('is valid')]);
    }
  });

  it('brings nothing of another site, and no site sees the files of one that was built before', async () => {
    await build('blank');
    const dist = allOf(at('blank/dist'));
    await build('restaurant');
    await build('blank');
    expect(allOf(at('blank/dist')) === dist).toBe(true);
    const ofRestaurant = /Slow food|trout\.svg/;
    const sites = ['restaurant', 'blank', 'company'];
    expect(sites.map((site) => ofRestaurant.test(allOf(at(site))))).toEqual([true, false, false]);
    expect(['restaurant', 'blank'].map((site) => existsSync(at(site, 'dist/images')))).toEqual([true, false]);
  });

  it.each([
    [
      'a folder that holds something',
      'full',
      'Lago',
      'sites/full is not empty: it contains letter.txt. Name a new folder. Nothing was written.',
    ],
    ['a file', 'full/letter.txt', 'Lago', 'sites/full/letter.txt is a file. Name a new folder. Nothing was written.'],
    [
      'a name that is no name',
      'other',
      ' ',
      'brand.name: "name" is blank. Write at least one visible character.\nNothing was written.',
    ],
    ['a name with a token that there is not', 'other', '{nme}', /brand\.name: .*\{nme\}[\s\S]*Nothing was written\.$/],
  ])('refuses %s, with nothing written', async (_, folderName, name, says) => {
    const before = readdirSync(folder).sort();
    const refused = await init(at(folderName), { from: 'blank', name }).catch(({ message }) => named(message));
    expect(refused).toEqual(typeof says === 'string' ? says : expect.stringMatching(says));
    expect(readdirSync(folder).sort()).toEqual(before);
    expect(readdirSync(at('full'))).toEqual(['letter.txt']);
  });
});

it('a change of a language file renders the pages of that language alone', async () => {
  cpSync('tests/fixtures/languages', at('languages'), { recursive: true });
  mkdirSync(at('languages/public'));
  await build('languages');
  const inodes = () =>
    new Map(
      filesIn(at('languages/dist'))
        .filter((file) => file.endsWith('.html'))
        .map((file) => [file, statSync(file).ino]),
    );
  const before = inodes();
  const file = at('languages/site.config.de.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Zwei Tage gute Software', 'Zwei Tage am Meer'));
  await build('languages');
  const changed = [...inodes()].filter(([file, inode]) => before.get(file) !== inode).map(([file]) => file);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((file) => !file.startsWith(at('languages/dist/de/')))).toEqual([]);
});

it('a server for editing takes no notice of what other commands write in the builder’s cache', async () => {
  const site = writeSmallSite('beside-commands', () => {});
  const other = resolve('.cache/of-another-command/tsconfig.json');
  mkdirSync(dirname(other), { recursive: true });
  writeFileSync(other, '{}');
  const server = await startServer(['dev', '--site', site]);
  try {
    server.takeOutput();
    writeFileSync(other, '{ }');
    const config = join(site, 'site.config.json');
    writeFileSync(config, readFileSync(config, 'utf8').replace('"hero"', '"heroo"'));
    await expect.poll(server.output, { timeout: 60_000 }).toContain('Unknown section type');
    expect(server.output()).not.toContain('tsconfig');
  } finally {
    server.stop();
    for (const made of [site, dirname(other)]) rmSync(made, { recursive: true });
  }
});

it('what is no folder of a site after --site is refused in one sentence, with 2, by every command alike', async () => {
  const [nowhere, full] = [at('nowhere'), at('full')];
  const says = `There is no folder ${nowhere}. To create a site there, run npm run init -- ${nowhere}`;
  await expect(openSite(nowhere)).rejects.toThrow(new Error(says));
  await expect(openSite(full)).rejects.toThrow(
    new Error(`There is no site.config.json in ${full}. To create a site in a new folder, run npm run init.`),
  );
  expect(runCommand(['build', '--site', nowhere])).toEqual({ status: 2, text: `${says}\n` });
});

it('the section types of a folder run only when that is allowed, which a terminal asks once', async ({ skip }) => {
  skip(spawnSync('script', ['--version']).status !== 0, 'there is no program that makes a terminal');
  const [site, ran] = [at('own-code'), at('ran')];
  mkdirSync(join(site, 'sections/probe'), { recursive: true });
  writeFileSync(join(site, 'site.config.json'), minimalText);
  writeFileSync(
    join(site, 'sections/probe/section.ts'),
    `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(ran)}, '');\n`,
  );
  /** Validates in a terminal, where the answer is typed once the question is there: what is typed before it may be lost. */
  const validateInTerminal = async (answer: string) => {
    const command = [process.execPath, ...programArguments, 'validate', '--site', site].join(' ');
    const terminal = spawn('script', ['-qec', command, '/dev/null'], { timeout: 60_000 });
    let says = '';
    terminal.stdout.on('data', (text) => {
      says += text;
      if (says.includes('Run them? (y/N)')) terminal.stdin.end(answer);
    });
    const [status] = await once(terminal, 'close');
    return { status, asks: says.includes('Run them? (y/N)'), ran: existsSync(ran), says };
  };
  for (const answer of ['n\n', '\n', '\u0004'])
    expect(await validateInTerminal(answer), JSON.stringify(answer)).toMatchObject({
      status: 2,
      asks: true,
      ran: false,
    });
  const allowed = await validateInTerminal('y\n');
  expect(allowed).toMatchObject({ asks: true, ran: true });
  expect(allowed.says).toContain('own-code/sections run as code');
  rmSync(ran);
  expect(await validateInTerminal('')).toMatchObject({ asks: false, ran: true });
  // What nobody can answer is told.
  const copy = at('own-code-elsewhere');
  cpSync(site, copy, { recursive: true });
  expect(run('validate', '--site', copy).text).toContain('own-code-elsewhere/sections run as code');
  expect(run('validate', '--site', copy).text).not.toContain('run as code');
});
