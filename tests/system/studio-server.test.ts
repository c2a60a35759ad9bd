import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beforePath, examplesPath, studioPath, tokenHeader } from '../../src/studio/protocol.ts';
import { ask } from '../ask.ts';
import { startServer } from '../command.ts';
import { minimalText } from '../config/minimal-config.ts';
import { gitFolder } from '../git-folder.ts';
import { hearNews } from '../studio/hear-news.ts';
import { cookieOf, type ServedStudio, serveStudio, siteFolder, visit } from '../studio/served-studio.ts';

// `npm run studio` as a process, asked over HTTP.

const site = siteFolder('server');
const git = gitFolder(site.folder);
let studio: ServedStudio;
let png: Buffer;
let cookie: string;

beforeAll(async () => {
  git.commitAll('First');
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  studio = await serveStudio(site.folder);
  cookie = `${studio.cookie.name}=${studio.cookie.value}`;
}, 90_000);
afterAll(() => studio.end());

const title = ['routes', { id: 'home' }, 'sections', { id: 'hero' }, 'title'];
const newTitle = (base: string, expect: string, value: string) => ({
  base,
  label: 'Title of Hero',
  edits: [{ op: 'set', path: title, expect, value }],
});

it('Studio’s page loads its bundled script, which browsers keep, and has the token in a script that is none', async () => {
  const { status, headers, body } = await ask(studio.url, studioPath, { ...visit, cookie });
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['cache-control']).toBe('no-store');
  expect(studio.token).toMatch(/^[\w-]{43}$/);
  const [, address = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(body.toString()) ?? [];
  const script = await ask(studio.url, address);
  expect(script.headers['content-type']).toContain('javascript');
  expect(script.headers['cache-control']).toContain('immutable');
  expect(script.body.toString()).not.toContain(studio.token);
});

it('with --from-source, Studio’s page and its script are those of the source', async () => {
  const { url, address, stop } = await startServer([
    ...['studio', '--site', siteFolder('from-source').folder, '--from-source'],
  ]);
  const cookie = await cookieOf(url, address().slice(url.length));
  const page = (await ask(url, studioPath, { ...visit, cookie: `${cookie.name}=${cookie.value}` })).body.toString();
  expect(page).toContain('"token":');
  expect(page).toContain('/@react-refresh');
  expect(page).toContain('src="/src/studio/app/main.tsx');
  expect((await ask(url, '/src/studio/app/main.tsx')).headers['content-type']).toContain('javascript');
  stop();
});

it('the cookie is for Studio’s own pages in one browser, and nobody else on the machine reads what lies on the disk', async () => {
  expect(studio.path).toMatch(/^\/__studio\?code=[\w-]{43}$/);
  const other = siteFolder('server-cookie');
  const { url, address, stop } = await startServer(['studio', '--site', other.folder]);
  try {
    const first = address();
    const { status, headers } = await ask(url, first.slice(url.length), visit);
    expect([status, headers.location]).toEqual([303, studioPath]);
    expect(String(headers['set-cookie'])).toMatch(/^studio-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/__studio$/);
    const [name] = String(headers['set-cookie']).split('=');
    // Another browser gets another address.
    await expect.poll(address).not.toBe(first);
    expect((await ask(url, address().slice(url.length), visit)).status).toBe(303);
    expect(statSync(join(other.folder, '.cache/studio')).mode & 0o777).toBe(0o700);
    expect((await ask(url, studioPath, { ...visit, cookie: `${name}=${'x'.repeat(43)}` })).status).toBe(403);
    expect((await ask(url, studioPath, { ...visit, cookie: `${name}=` })).status).toBe(403);
  } finally {
    stop();
  }
});

it('each example has its page and its pictures, which the site itself lacks', async () => {
  const example = `${examplesPath}/hero-1`;
  expect((await ask(studio.url, example)).status).toBe(200);
  const picture = '/images/about.svg';
  expect((await ask(studio.url, picture, { referer: studio.url + example })).status).toBe(200);
  expect((await ask(studio.url, picture)).status).toBe(404);
});

it('the state is the text of the file, with what is wrong with it', async () => {
  const { ok, state } = await studio.call('state', {});
  expect(ok).toBe(true);
  expect(state.text).toBe(minimalText);
  expect(state.issues).toEqual([]);
  expect(state).not.toHaveProperty('trouble');
  expect([state.undo, state.redo]).toEqual([[], []]);
});

it('an edit is in the file, on the page and among the steps; undo and redo give the bytes', async () => {
  const { state: before } = await studio.call('state', {});
  const { ok, state } = await studio.call('edit', newTitle(before.hash, 'Software that lasts', 'Software for years'));
  expect(ok).toBe(true);
  const edited = minimalText.replace('Software that lasts', 'Software for years');
  expect(site.read()).toBe(edited);
  expect(state.text).toBe(edited);
  expect(state.undo).toMatchObject([{ label: 'Title of Hero', by: 'studio' }]);
  // At once: the page does not wait for whoever watches the disk.
  expect((await ask(studio.url, '/')).body.toString()).toContain('Software for years');

  const { state: undone } = await studio.call('undo', { base: state.hash });
  expect(site.read()).toBe(minimalText);
  expect(undone.redo).toMatchObject([{ label: 'Title of Hero' }]);
  const { state: redone } = await studio.call('redo', { base: undone.hash });
  expect(site.read()).toBe(edited);
  await studio.call('undo', { base: redone.hash });
});

it('a text of the code is in the file', async () => {
  const { state } = await studio.call('state', {});
  const text = minimalText.replace('Software that', 'Work that');
  expect((await studio.call('text', { base: state.hash, text })).ok).toBe(true);
  expect(site.read()).toBe(text);
  await studio.call('undo', { base: (await studio.call('state', {})).state.hash });
});

it('a strict edit that brings an error is not made, and the error is told as everywhere', async () => {
  const path = ['routes', { id: 'home' }, 'sections', { id: 'hero' }, 'actions', 0];
  const href = (href: string) => ({
    op: 'set',
    path,
    expect: { label: 'Read More', dialog: 'company' },
    value: { label: 'Read More', href },
  });
  const send = async (edit: unknown, strict: boolean) => {
    const { hash: base } = (await studio.call('state', {})).state;
    return studio.call('edit', { base, label: 'Link', strict, edits: [edit] });
  };
  const image = ['lists', 'team', 'items', { id: 'cto' }, 'image'];
  for (const [edit, message] of [
    [href('/nowhere'), 'The link "/nowhere" leads to no page.'],
    [
      { op: 'set', path: image, expect: '/images/cto.svg', value: '/images/none.svg' },
      'There is no file public/images/none.svg.',
    ],
    [{ op: 'remove', path: [...title.slice(0, 4), 'type'], expect: 'hero' }, '"type" is required.'],
  ] as const) {
    const refused = await send(edit, true);
    expect(refused).toMatchObject({ ok: false, error: message, issues: [{ message, severity: 'error' }] });
    expect(site.read()).toBe(minimalText);
  }
  expect(await send(href('/about'), true)).toMatchObject({ ok: true });
  await studio.call('undo', { base: (await studio.call('state', {})).state.hash });
  // Without it the edit is made, and what is wrong is in the state.
  const { ok, state } = await send(href('/nowhere'), false);
  expect(ok).toBe(true);
  expect(state.issues.map(({ message }) => message)).toContain('The link "/nowhere" leads to no page.');
  // What is wrong already stands in nobody's way.
  const there = newTitle(state.hash, 'Software that lasts', 'New');
  const second = await studio.call('edit', { ...there, strict: true });
  expect(second.ok).toBe(true);
  for (const { hash: base } of [second.state, state]) await studio.call('undo', { base });
  expect(site.read()).toBe(minimalText);
});

it('a picture is taken, is there at once, and can be cut', async () => {
  const upload = await studio.post('upload', { name: 'a.jpg', data: Buffer.from(png).toString('base64') });
  expect(upload.status).toBe(200);
  expect(JSON.parse(upload.body.toString()).file).toBe('/images/a.png');
  expect((await ask(studio.url, '/images/a.png')).body.equals(png)).toBe(true);
  const path = ['lists', 'team', 'items', { id: 'cto' }, 'image'];
  const edit = { op: 'set', path, expect: '/images/cto.svg', value: '/images/a.png' };
  const { hash: base } = (await studio.call('state', {})).state;
  const { ok, state } = await studio.call('edit', { base, label: 'Picture', strict: true, edits: [edit] });
  expect(ok).toBe(true);
  await studio.call('undo', { base: state.hash });
  const { body } = await studio.post('files', {});
  expect(JSON.parse(body.toString()).files).toContain('/images/a.png');
  rmSync(join(site.folder, 'public/images/a.png'));
  const long = await studio.post('upload', { name: 'a', data: 'A'.repeat(41_000_000) }).catch(() => ({ status: 413 }));
  expect(long.status).toBe(413);
});

it('pages as they were committed last are there as pictures, beside the new ones', async () => {
  const { hash: base } = (await studio.call('state', {})).state;
  const { state } = await studio.call('edit', newTitle(base, 'Software that lasts', 'New words'));
  const before = await ask(studio.url, `${beforePath}/`);
  expect(before.status).toBe(200);
  expect(before.body.toString()).toContain('Software that lasts');
  expect(before.body.toString()).not.toContain('<script');
  expect((await ask(studio.url, '/')).body.toString()).toContain('New words');
  expect((await ask(studio.url, `${beforePath}/nowhere`)).status).toBe(404);
  const { body } = await studio.post('changes', {});
  expect(JSON.parse(body.toString())).toMatchObject({ changes: [{ words: 'Headline of Hero on / changed' }] });
  await studio.call('undo', { base: state.hash });
});

describe('nobody else', () => {
  const elsewhere = 'https://evil.example';
  it.each([
    ['a page of another origin', { origin: elsewhere }],
    ['a page of another port', { origin: 'http://127.0.0.1:1' }],
    ['a page without an origin', { origin: 'null' }],
    ['a name that was pointed here', { host: 'evil.example', origin: 'http://evil.example' }],
    ['a form', { origin: undefined, 'content-type': 'multipart/form-data; boundary=x' }],
    ['a form of the page itself', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['text that looks like JSON', { 'content-type': 'text/plain' }],
    ['JSON of another charset', { 'content-type': 'application/json; charset=utf-16' }],
    ['a program without an origin', { origin: undefined }],
    ['a page without the token', { [tokenHeader]: undefined }],
    ['a page with another token', { [tokenHeader]: 'x'.repeat(43) }],
    ['a page with a part of the token', { [tokenHeader]: 'x' }],
    ['a frame of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('may write: %s', async (_who, headers) => {
    const { hash } = (await studio.call('state', {})).state;
    for (const [name, body] of [
      ['edit', newTitle(hash, 'Software that lasts', 'Hacked')],
      ['text', { base: hash, text: 'x' }],
      ['undo', { base: hash }],
      ['redo', { base: hash }],
      ['state', {}],
      ['restore', {}],
      ['upload', { name: 'hacked', data: Buffer.from(png).toString('base64') }],
      ['crop', { file: '/images/logo.svg', crop: { x: 0, y: 0, width: 1, height: 1 } }],
      ['files', {}],
      ['changes', {}],
      ['discard', { base: hash, changes: [] }],
      ['commit', { base: hash, changes: [], message: 'Hacked' }],
    ] as const) {
      const { status, body: answer } = await studio.post(name, body, headers);
      expect(status, name).toBe(403);
      expect(answer.toString()).not.toContain('Software');
    }
    expect(site.read()).toBe(minimalText);
    expect(readdirSync(join(site.folder, 'public/images')).sort()).toEqual(['cto.svg', 'logo.svg']);
    expect(git.run('log', '--format=%s')).toBe('First\n');
  });

  it('may write with another method, or in an address', async () => {
    const headers = { origin: studio.url, 'content-type': 'application/json', [tokenHeader]: studio.token };
    for (const method of ['GET', 'PUT', 'OPTIONS', 'DELETE'])
      expect((await ask(studio.url, `${studioPath}/api/state`, headers, method)).status, method).not.toBe(200);
    expect((await ask(studio.url, `${studioPath}/api/state?token=${studio.token}`, {}, 'POST', '{}')).status).toBe(403);
  });

  it.each([
    ['a page of another origin', { Origin: 'https://evil.example' }],
    ['a page of another port', { Origin: 'http://127.0.0.1:1' }],
    ['a name that was pointed here', { Host: 'evil.example', Origin: 'http://evil.example' }],
  ])('hears the news: %s', async (_who, headers) => {
    const heard = hearNews(studio.url, headers).then(({ end }) => end());
    await expect(heard).rejects.toThrow();
  });

  it.each([
    ['a script of a page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a frame', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['a program', {}],
    ['a name that was pointed here', { ...visit, host: 'evil.example' }],
  ])('is given the token: %s', async (_who, headers) => {
    const { status, body } = await ask(studio.url, studioPath, { cookie, ...headers });
    expect(status).toBe(403);
    expect(body.toString()).not.toContain(studio.token);
  });

  it.each([
    ['without the cookie', {}, studioPath],
    ['with another cookie', { cookie: `studio-1=${'x'.repeat(43)}` }, studioPath],
    ['with another code', {}, `${studioPath}?code=${'x'.repeat(43)}`],
    ['with the code of the terminal, once a browser has used it', {}, 'spent'],
  ])('is given the token by what it sends: a program that calls itself a browser, %s', async (_how, headers, path) => {
    const {
      status,
      body,
      headers: given,
    } = await ask(studio.url, path === 'spent' ? studio.path : path, { ...visit, ...headers });
    expect(status).toBe(403);
    expect(body.toString()).not.toContain(studio.token);
    expect(given['set-cookie']).toBeUndefined();
  });
});

it('what is no request gets a clear answer, and the file stays', async () => {
  const statuses = async (name: string, body: unknown) => (await studio.post(name, body)).status;
  expect(await statuses('edit', '{')).toBe(400);
  expect(await statuses('edit', { base: '', label: 'x', edits: [{ op: 'set', path: [{}], value: 1 }] })).toBe(400);
  expect(await statuses('edit', { base: '', label: 'x', file: '/etc/passwd', edits: [] })).toBe(400);
  expect(await statuses('undo', { base: 'x' })).toBe(422);
  expect(await statuses('constructor', {})).toBe(404);
  expect(await statuses('../state', {})).not.toBe(200);
  expect(site.read()).toBe(minimalText);
});
