import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The commands as processes, for sites in folders of their own.

const starters = ['blank', 'company', 'event', 'restaurant', 'saas'];
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sites-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const at = (...path: string[]) => join(folder, ...path);

function run(argv: string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/cli.ts', ...argv], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, text: (stdout + stderr).replaceAll(folder, 'sites') };
}

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

  it('is valid, and builds without a warning', () => {
    expect(fifteenLines.trim().split('\n').length).toBeLessThanOrEqual(15);
    expect(run(['validate', '--strict', '--site', at('lines')])).toEqual({
      status: 0,
      text: 'sites/lines/site.config.json is valid: 1 route, 1 section\n',
    });
    const { status, text } = run(['build'], { SITE: at('lines') });
    expect({ status, text: text.replace(/[\d.]+ s/, 'n s') }).toEqual({
      status: 0,
      text: 'Built 1 pages in n s: sites/lines/dist/\n',
    });
  });

  it('has the gallery, with what the examples show and with files of its own', async () => {
    mkdirSync(at('lines/public'));
    writeFileSync(at('lines/public/own.txt'), 'mine');
    const argv = ['--import', 'tsx', 'src/cli/cli.ts', 'gallery', '--site', at('lines'), '--port', '0'];
    const server = spawn(process.execPath, argv);
    try {
      const url = await new Promise<string>((done, fail) => {
        server.stdout.on('data', (text) => {
          const [url] = /http:\/\/[^/]+/.exec(text) ?? [];
          if (url) done(url);
        });
        server.on('exit', (code) => fail(new Error(`gallery exited with ${code}`)));
      });
      const get = async (path: string) => (await fetch(url + path)).text();
      expect(await get('/gallery')).toContain('id="team"');
      expect(await get('/team-1')).toContain('Meet the team');
      expect(await get('/images/team/cto.svg')).toMatch(/^<svg/);
      expect(await get('/own.txt')).toBe('mine');
    } finally {
      server.removeAllListeners('exit').kill();
      rmSync(at('lines/public'), { recursive: true });
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

  it('keeps its icons between builds, makes them anew from the same input with the same bytes, and takes its own instead', () => {
    const icon = at('lines/dist/icon-512.png');
    const [before, { ino }] = [readFileSync(icon), statSync(icon)];
    expect(run(['build', '--site', at('lines')]).status).toBe(0);
    expect(statSync(icon).ino).toBe(ino);
    for (const made of ['dist', '.cache']) rmSync(at('lines', made), { recursive: true });
    const own = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>';
    mkdirSync(at('lines/public'));
    writeFileSync(at('lines/public/favicon.svg'), own);
    expect(run(['build', '--site', at('lines')]).status).toBe(0);
    expect(readFileSync(icon)).toEqual(before);
    expect(readFileSync(at('lines/dist/favicon.svg'), 'utf8')).toBe(own);
  });
});

describe('npm run init', () => {
  it.each(starters)('makes a site from %s that is valid', (from) => {
    expect(run(['init', at(from), '--from', from, '--name', 'Zweite Küche'])).toEqual({
      status: 0,
      text: `Made sites/${from}/ from ${from}. See it: npm run dev -- --site sites/${from}\n`,
    });
    expect(readdirSync(at(from))).toEqual(expect.arrayContaining(['.gitignore', 'public', 'site.config.json']));
    expect(readdirSync(at(from))).not.toContain('art');
    const config = JSON.parse(readFileSync(at(from, 'site.config.json'), 'utf8'));
    expect(config.brand.name).toBe('Zweite Küche');
    expect(resolve(at(from), config.$schema)).toBe(resolve('schema/site.schema.json'));
    const { status, text } = run(['validate', '--all', '--site', at(from)]);
    expect(status).toBe(0);
    expect(text).toMatch(/sites\/\w+\/site\.config\.json is valid: \d+ routes?, \d+ sections?/);
  });

  it('brings nothing of another site, and no site sees the files of one that was built before', () => {
    const build = (site: string) => expect(run(['build', '--site', at(site)]).status).toBe(0);
    build('blank');
    const dist = allOf(at('blank/dist'));
    build('restaurant');
    build('blank');
    expect(allOf(at('blank/dist')) === dist).toBe(true);
    const ofRestaurant = /Slow food|trout\.svg/;
    expect(['restaurant', 'blank', 'company'].map((site) => ofRestaurant.test(allOf(at(site))))).toEqual([
      true,
      false,
      false,
    ]);
    expect(['restaurant', 'blank'].map((site) => existsSync(at(site, 'dist/images')))).toEqual([true, false]);
  });

  it.each([
    [
      'a folder that holds something',
      ['full'],
      'sites/full is not empty: it holds letter.txt. Name a new folder. Nothing was written.\n',
    ],
    ['a file', ['full/letter.txt'], 'sites/full/letter.txt is a file. Name a new folder. Nothing was written.\n'],
    [
      'a starter that there is not',
      ['other', '--from', 'resturant'],
      'There is no starter "resturant". Did you mean "restaurant"?\n',
    ],
    [
      'a name that is no name',
      ['other', '--name', ' '],
      'brand.name: "name" is blank. Write at least one visible character.\nNothing was written.\n',
    ],
    [
      'a name with a token that there is not',
      ['other', '--name', '{nme}'],
      expect.stringMatching(/brand\.name: .*\{nme\}[\s\S]*Nothing was written\.\n$/),
    ],
  ])('refuses %s, with nothing written', (_, [name = '', ...options], text) => {
    mkdirSync(at('full'), { recursive: true });
    writeFileSync(at('full/letter.txt'), 'mine');
    const before = readdirSync(folder).sort();
    expect(run(['init', at(name), ...options])).toEqual({ status: 2, text });
    expect(readdirSync(folder).sort()).toEqual(before);
    expect(readdirSync(at('full'))).toEqual(['letter.txt']);
  });

  it('says which starters there are', () => {
    expect(run(['init'])).toEqual({
      status: 2,
      text: `Usage: npm run init -- folder [--from ${starters.filter((name) => name !== 'company').join('|')}|company] [--name "Your name"]\n`,
    });
  });
});

it.each([
  ['no folder', ['nowhere'], 'There is no folder sites/nowhere. npm run init -- sites/nowhere makes a site there.\n'],
  [
    'a folder without a config',
    ['full'],
    'There is no site.config.json in sites/full. npm run init makes a site in a new folder.\n',
  ],
  ['nothing', [''], '--site wants the folder of a site, such as --site ../my-site\n'],
])('each command refuses %s after --site in one sentence', (_, [name = ''], text) => {
  mkdirSync(at('full'), { recursive: true });
  for (const command of ['validate', 'build', 'dev', 'migrate', 'nginx', 'preview'])
    expect(run([command, name ? `--site=${at(name)}` : '--site'])).toEqual({ status: 2, text });
  expect(existsSync(at('nowhere'))).toBe(false);
});

it('a site has section types of its own, live and static, which are built, and which no other site knows', () => {
  const [site, other] = [at('with-own'), at('without-own')];
  for (const one of [site, other]) run(['init', one]);
  expect(run(['new:section', 'visiting-hours', '--site', site])).toMatchObject({ status: 0 });
  expect(run(['new:section', 'price-finder', '--live', '--site', site])).toMatchObject({ status: 0 });
  const schema = JSON.parse(readFileSync(join(site, 'site.config.json'), 'utf8')).$schema;
  expect(readFileSync(join(site, schema), 'utf8')).toContain('"price-finder"');
  for (const one of [site, other]) {
    const config = JSON.parse(readFileSync(join(one, 'site.config.json'), 'utf8'));
    config.routes[0].sections.push(
      { type: 'visiting-hours', id: 'hours', title: 'Come and see us' },
      { type: 'price-finder', id: 'prices', title: 'Prices', items: [{ name: 'Small', text: 'Ten coins' }] },
    );
    writeFileSync(join(one, 'site.config.json'), JSON.stringify(config));
  }
  const file = join(site, 'sections/visiting-hours/VisitingHours.tsx');
  writeFileSync(join(site, 'sections/visiting-hours/Own.module.css'), '.own { outline: 7px dotted; }');
  const styled = readFileSync(file, 'utf8').replace('<Container>', '<Container className={styles.own}>');
  writeFileSync(file, `import styles from './Own.module.css';\n${styled}`);
  expect(run(['build', '--site', site]).text).toContain('Built 1 pages');
  const html = readFileSync(join(site, 'dist/index.html'), 'utf8');
  for (const part of ['Come and see us', 'Ten coins', 'outline:7px dotted']) expect(html).toContain(part);
  expect(spawnSync('node_modules/.bin/tsc', ['-p', site, '--noEmit'], { encoding: 'utf8' }).stdout).toBe('');
  expect(run(['validate', '--site', other])).toMatchObject({ status: 1 });

  rmSync(join(site, 'sections/price-finder/section.ts'));
  expect(run(['validate', '--site', site])).toEqual({
    status: 2,
    text: 'sites/with-own/sections/price-finder/section.ts is missing. Run npm run new:section -- price-finder --site sites/with-own to create it, or remove the folder.\n',
  });
}, 240_000);
