import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studioPath, tokenHeader } from '../../src/studio/protocol.ts';
import { ask } from '../ask.ts';
import { minimalText } from '../config/minimal-config.ts';
import { type ServedStudio, serveStudio, siteFolder, visit } from './served-studio.ts';

// `npm run studio` as a process, asked over HTTP.

const site = siteFolder('server');
let studio: ServedStudio;

beforeAll(async () => {
  studio = await serveStudio(site.folder);
}, 90_000);
afterAll(() => studio.end());

const title = ['routes', { id: 'home' }, 'sections', { id: 'hero' }, 'title'];
const newTitle = (base: string, expect: string, value: string) => ({
  base,
  label: 'Title of Hero',
  edits: [{ op: 'set', path: title, expect, value }],
});

it('Studio’s page loads its script through Vite, and has the token in a script that is none', async () => {
  const { status, headers, body } = await ask(studio.url, studioPath, visit);
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['cache-control']).toBe('no-store');
  expect(body.toString()).toMatch(/src="\/src\/studio\/app\/main\.tsx/);
  expect(studio.token).toMatch(/^[\w-]{43}$/);
  const script = await ask(studio.url, '/src/studio/app/main.tsx');
  expect(script.headers['content-type']).toContain('javascript');
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

it('a splice of the code is in the file', async () => {
  const { state } = await studio.call('state', {});
  const at = minimalText.indexOf('Software that');
  const splice = { at, removed: 'Software', inserted: 'Work' };
  expect((await studio.call('splice', { base: state.hash, splice })).ok).toBe(true);
  expect(site.read()).toBe(minimalText.replace('Software that', 'Work that'));
  await studio.call('undo', { base: (await studio.call('state', {})).state.hash });
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
      ['splice', { base: hash, splice: { at: 0, removed: '', inserted: 'x' } }],
      ['undo', { base: hash }],
      ['redo', { base: hash }],
      ['state', {}],
    ] as const) {
      const { status, body: answer } = await studio.post(name, body, headers);
      expect(status, name).toBe(403);
      expect(answer.toString()).not.toContain('Software');
    }
    expect(site.read()).toBe(minimalText);
  });

  it('may write with another method, or in an address', async () => {
    const headers = { origin: studio.url, 'content-type': 'application/json', [tokenHeader]: studio.token };
    for (const method of ['GET', 'PUT', 'OPTIONS', 'DELETE'])
      expect((await ask(studio.url, `${studioPath}/api/state`, headers, method)).status, method).not.toBe(200);
    expect((await ask(studio.url, `${studioPath}/api/state?token=${studio.token}`, {}, 'POST', '{}')).status).toBe(403);
  });

  it.each([
    ['a script of a page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a frame', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['a program', {}],
    ['a name that was pointed here', { ...visit, host: 'evil.example' }],
  ])('is given the token: %s', async (_who, headers) => {
    const { status, body } = await ask(studio.url, studioPath, headers);
    expect(status).toBe(403);
    expect(body.toString()).not.toContain(studio.token);
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
