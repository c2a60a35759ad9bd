import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../ask.ts';
import { brokenConfig, minimalConfig } from '../config/minimal-config.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

// `npm run dev` as a process, in a copy of the project with a small site that shows many pictures.

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>';
const people = Array.from({ length: 100 }, (_, at) => `/images/person-${at}.svg`);
const config = brokenConfig((site) => {
  const [person] = site.lists.team.items;
  site.lists.team.items = people.map((image, at) => ({ ...person, id: `person-${at}`, image }));
});

const patient = { timeout: 40_000, interval: 200 };

let project: ProjectCopy;
let server: ChildProcess;
let url: string;
let output = '';

beforeAll(async () => {
  project = copyProject('dev-server-test');
  for (const image of [minimalConfig.brand.logo.src, ...people]) project.write(`public${image}`, drawing);
  project.write('site.config.json', config);
  // An editor that only notes what it is asked to open.
  project.write('editor/code', `#!/bin/sh\necho "$@" >> '${project.root}/editor/opened'\n`);
  chmodSync(join(project.root, 'editor/code'), 0o755);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['--import', 'tsx', 'src/cli/cli.ts', 'dev', '--port', String(port)], {
    cwd: project.root,
    env: { ...process.env, LAUNCH_EDITOR: join(project.root, 'editor/code'), NO_COLOR: '1' },
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text) => {
      output += text;
    });
  await vi.waitFor(() => expect(output).toContain(url), { timeout: 60_000, interval: 100 });
}, 90_000);
afterAll(() => {
  server.kill();
  project.remove();
});

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

describe('the editor', () => {
  const opened = () => (existsSync(join(project.root, 'editor/opened')) ? project.read('editor/opened') : '');
  const path = (file: string) => `/__open-in-editor?file=${encodeURIComponent(file)}`;
  const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
  const visit = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

  it.each([
    ['a link, a form or a refresh of another site', { 'sec-fetch-site': 'cross-site', ...visit }],
    ['a page of another port', { 'sec-fetch-site': 'same-site', ...visit }],
    ['the address bar', { 'sec-fetch-site': 'none', ...visit }],
    ['a link in the site itself', { 'sec-fetch-site': 'same-origin', ...visit }],
    ['a picture', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a script elsewhere', { ...own, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a name that was pointed here', { ...own, host: 'evil.example' }],
    ['a browser that does not say', {}],
  ])('is not opened by %s', async (_who, headers) => {
    for (const way of [
      path('package.json:1:1'),
      '/__OPEN-in-editor/?file=package.json',
      '/__open-in-editor.x?file=package.json',
    ])
      expect((await ask(url, way, headers)).status).toBe(403);
    expect(opened()).toBe('');
  });

  it('is not opened for a file outside of the project, nor for none', async () => {
    for (const file of ['/etc/hostname', '../../package.json', 'no-such-file.ts', ''])
      expect([file, (await ask(url, path(file), own)).status]).toEqual([file, 403]);
    expect((await ask(url, `${path('package.json')}&file=/etc/hostname`, own)).status).toBe(403);
    expect(opened()).toBe('');
  });

  it('is opened by a script of its own page, at the place', async () => {
    expect((await ask(url, path(`${project.root}/site.config.json:3:7`), own)).status).toBe(200);
    await expect.poll(opened, patient).toContain(`${project.root}/site.config.json:3:7`);
  });
});

describe('while files are replaced', () => {
  const shows = async (words: string) => (await ask(url, '/')).body.includes(words);

  it('says that a picture is gone, and that all is well once it is back', async () => {
    const file = join(project.root, 'public', people[0] ?? '');
    renameSync(file, join(project.root, 'aside.svg'));
    await expect.poll(() => output, patient).toContain('There is no file public/images/person-0.svg');
    output = '';
    renameSync(join(project.root, 'aside.svg'), file);
    await expect.poll(() => output, patient).toContain('The config is good again.');
  });

  it('lives on when public/ is replaced again and again', async () => {
    const [folder, aside] = [join(project.root, 'public'), join(project.root, 'aside')];
    const until = Date.now() + 4000;
    while (Date.now() < until) {
      for (const [from, to] of [
        [folder, aside],
        [aside, folder],
      ] as const) {
        renameSync(from, to);
        await wait(Math.random() * 120);
      }
    }
    await expect.poll(() => shows('Software that lasts'), patient).toBe(true);
    project.write('site.config.json', config.replace('"Made well"', '"Made better"'));
    await expect.poll(() => shows('Made better'), patient).toBe(true);
    expect(server.exitCode, output).toBe(null);
    expect(readFileSync(join(folder, people[0] ?? ''), 'utf8')).toBe(drawing);
  }, 120_000);
});

it('shows drafts with a mark, and follows redirects', async () => {
  const changed = JSON.parse(config);
  const [home] = changed.routes;
  home.sections[1].draft = true;
  changed.header.nav = [];
  changed.lists.team.items[0].draft = true;
  changed.routes.push({ ...home, id: 'later', path: '/later', title: 'Later', draft: true });
  changed.redirects = [{ from: '/old', to: '/about' }];
  project.write('site.config.json', JSON.stringify(changed));
  await vi.waitFor(async () => expect((await ask(url, '/later')).status).toBe(200), patient);
  const page = async (path: string) => String((await ask(url, path)).body);
  expect(await page('/later')).toMatch(/<title>Draft: Later.*#hero::after\{content:"Draft"/s);
  expect(await page('/')).toMatch(/#team::after\{content:"Draft".*Draft: Asha Sample/s);
  expect(await page('/')).not.toContain('#hero::after');
  const { status, headers } = await ask(url, '/old');
  expect([status, headers.location]).toEqual([302, '/about']);
});
