import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../ask.ts';
import { minimalText } from '../config/minimal-config.ts';
import { hearNews } from '../studio/hear-news.ts';
import { type ServedStudio, serveStudio, siteFolder } from '../studio/served-studio.ts';

// The file is saved, broken and taken away by others while `npm run studio` runs; and the server is killed and started again.

const patient = { timeout: 20_000, interval: 20 };
const title = ['routes', { id: 'home' }, 'sections', { id: 'hero' }, 'title'];
const newTitle = (base: string, expect: string, value: string) => ({
  base,
  label: 'Title of Hero',
  edits: [{ op: 'set', path: title, expect, value }],
});

describe('while the server runs', () => {
  const site = siteFolder('outside');
  let studio: ServedStudio;
  let heard: Awaited<ReturnType<typeof hearNews>>;
  beforeAll(async () => {
    studio = await serveStudio(site.folder);
    heard = await hearNews(studio.url);
    await ask(studio.url, '/');
  }, 90_000);
  afterAll(async () => {
    heard?.end();
    await studio?.end();
  });
  const next = async (change: () => void) => {
    const { text: _, ...state } = (await studio.call('state', {})).state;
    // What was done before is told first.
    if (heard.news.length > 0) await vi.waitFor(() => expect(heard.news.at(-1)).toMatchObject(state), patient);
    const before = heard.news.length;
    change();
    await vi.waitFor(() => expect(heard.news.length).toBeGreaterThan(before), patient);
    return heard.news.slice(before);
  };
  const page = async () => (await ask(studio.url, '/')).body.toString();

  it.each<[string, (text: string) => void]>([
    ['written over', (text) => writeFileSync(site.config, text)],
    [
      'replaced, as many editors do',
      (text) => {
        writeFileSync(`${site.config}.new`, text);
        renameSync(`${site.config}.new`, site.config);
      },
    ],
  ])('a save from outside is told, and is a step: %s', async (_how, save) => {
    const { state } = await studio.call('state', {});
    const text = state.text.replace('Software that lasts', 'From outside');
    const [news] = await next(() => save(text));
    expect(news).toMatchObject({ text, undo: [{ label: 'Changed in a text editor', by: 'outside' }] });
    expect(await page()).toContain('From outside');
    await studio.call('undo', { base: news?.hash });
    expect(site.read()).toBe(minimalText);
  });

  it('its own save is told once, with the same state as its answer', async () => {
    const { state: before } = await studio.call('state', {});
    const count = heard.news.length;
    const { state } = await studio.call('edit', newTitle(before.hash, 'Software that lasts', 'By Studio'));
    await vi.waitFor(() => expect(heard.news.length).toBeGreaterThan(count), patient);
    expect(heard.news.at(-1)).toEqual(state);
    // What the disk says of it afterwards is nothing new.
    await new Promise((done) => setTimeout(done, 500));
    expect(heard.news).toHaveLength(count + 1);
    await studio.call('undo', { base: state.hash });
  });

  it('a save that breaks the file keeps the last good page, and says where and what to do', async () => {
    const [news] = await next(() => writeFileSync(site.config, minimalText.replace('"version": 2,', '"version": 2')));
    expect(news?.issues[0]).toMatchObject({ line: 2, code: 'json/missing-comma', severity: 'error' });
    expect(await page()).toContain('Software that lasts');
    const answer = await studio.call('edit', newTitle(news?.hash ?? '', 'Software that lasts', 'X'));
    expect(answer).toMatchObject({ ok: false, error: expect.stringContaining('has syntax errors') });
    const { ok, state } = await studio.call('undo', { base: news?.hash });
    expect([ok, state.issues]).toEqual([true, []]);
    expect(site.read()).toBe(minimalText);
  });

  it('a file that is gone is told, with its last text, and so is one that is back', async () => {
    const [gone] = await next(() => rmSync(site.config));
    expect(gone).toMatchObject({ trouble: expect.stringMatching(/is not there: it was deleted or renamed\.$/) });
    expect((await studio.call('state', {})).state.text).toBe(minimalText);
    expect(await page()).toContain('Software that lasts');
    const [back] = await next(() => writeFileSync(site.config, minimalText));
    expect(back).not.toHaveProperty('trouble');
    expect(back?.issues).toEqual([]);
  });

  it('a folder in its place is told, and the server lives', async () => {
    await next(() => {
      rmSync(site.config);
      mkdirSync(site.config);
    });
    await vi.waitFor(() => expect(heard.news.at(-1)?.trouble).toMatch(/is a folder, not a file\.$/), patient);
    const { ok } = await studio.call('restore', {});
    expect(ok).toBe(true);
    expect(site.read()).toBe(minimalText);
  });

  it('50 MB of rubbish in its place are told, and the server lives', async () => {
    await next(() => writeFileSync(site.config, Buffer.alloc(50_000_000, 'x')));
    await vi.waitFor(
      () => expect(heard.news.at(-1)?.trouble).toMatch(/has 50 MB; Studio edits files of up to/),
      patient,
    );
    expect(await page()).toContain('Software that lasts');
    expect((await studio.call('restore', {})).ok).toBe(true);
    expect(site.read() === minimalText).toBe(true);
  });

  it('a picture that is taken away is told among the issues', async () => {
    const [news] = await next(() => rmSync(`${site.folder}/public/images/cto.svg`));
    expect(news?.issues.map(({ message }) => message)).toEqual(['There is no file public/images/cto.svg.']);
    expect(news?.text).toBe(minimalText);
  });
});

it('a server that was killed in the middle of many edits comes back with each of them, and with what was saved meanwhile', async () => {
  const site = siteFolder('killed');
  const first = await serveStudio(site.folder);
  let { state } = await first.call('state', {});
  let answered = 'Software that lasts';
  let sent = answered;
  const typing = (async () => {
    for (let at = 0; ; at++) {
      sent = `Typed ${at}`;
      const answer = await first.call('edit', newTitle(state.hash, answered, sent));
      answered = sent;
      state = answer.state;
    }
  })().catch(() => {});
  await vi.waitFor(() => expect(answered).toBe('Typed 20'), { timeout: 60_000, interval: 1 });
  await first.end();
  await typing;
  writeFileSync(site.config, site.read().replace('Our team', 'People'));

  const second = await serveStudio(site.folder);
  expect(second.token).not.toBe(first.token);
  const again = (await second.call('state', {})).state;
  const isKept = again.text.includes(`"${answered}"`) || again.text.includes(`"${sent}"`);
  expect(isKept, again.text.slice(0, 2000)).toBe(true);
  const isThere = again.text.includes(`"${sent}"`);
  expect(isThere || again.redo.length === 1 || again.notice === undefined).toBe(true);
  expect(again.undo[0]?.label).toBe('Changed in a text editor');
  expect(again.undo.at(-1)?.label).toBe('Title of Hero');
  await second.call('undo', { base: again.hash, step: again.undo.at(-1)?.id });
  expect(site.read()).toBe(minimalText);
  await second.end();
}, 120_000);

describe('a site that cannot be shown', () => {
  it.each<[string, (config: string) => void, RegExp | undefined]>([
    ['without its config', (config) => rmSync(config), /is not there/],
    ['with a config that is wrong', (config) => writeFileSync(config, '{ "version": 2 }'), undefined],
  ])(
    'is opened all the same: %s',
    async (name, harm, trouble) => {
      const site = siteFolder(`not-shown-${name.replaceAll(' ', '-')}`);
      harm(site.config);
      const studio = await serveStudio(site.folder);
      const { state } = await studio.call('state', {});
      expect(state.issues.length).toBeGreaterThan(0);
      if (trouble) expect(state.trouble).toMatch(trouble);
      else expect(state).not.toHaveProperty('trouble');
      expect((await ask(studio.url, '/')).status).toBe(503);
      writeFileSync(site.config, minimalText);
      await vi.waitFor(async () => expect((await studio.call('state', {})).state.issues).toEqual([]), patient);
      expect((await ask(studio.url, '/')).status).toBe(200);
      await studio.end();
    },
    90_000,
  );
});
