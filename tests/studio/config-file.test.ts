import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { IdEdit } from '../../src/json/edit/id-edits.ts';
import type { FileState } from '../../src/studio/protocol.ts';
import { reopen } from './open-file.ts';
import { siteFolder } from './served-studio.ts';

// The config as Studio edits it, on the disk, beside others who write it too.

const text = JSON.stringify({ a: 'one', b: 'two', items: [{ id: 'x', t: 1 }, { id: 'y' }, { id: 'z' }] }, null, 2);

async function openFile(name: string) {
  const site = siteFolder(name, text);
  return { ...site, ...(await reopen(site.config, site.folder)) };
}

const set = (key: string, expect: string, value: string): IdEdit => ({ op: 'set', path: [key], expect, value });
const labels = ({ undo }: FileState) => undo.map(({ label }) => label);

describe('saving', () => {
  it('keeps what somebody else has saved meanwhile, whoever was first', async () => {
    const { config, read, file, send } = await openFile('both');
    const base = file.state().hash;
    writeFileSync(config, text.replace('"two"', '"2"'));
    expect(await send('A', [set('a', 'one', '1')], { base })).toMatchObject({ ok: true });
    expect(read()).toBe(text.replace('"two"', '"2"').replace('"one"', '"1"'));
    expect(labels(file.state())).toEqual(['A', 'Changed in a text editor']);
    expect(file.state().undo.map(({ by }) => by)).toEqual(['studio', 'outside']);
  });

  it('shows both values where both have changed one, and loses neither', async () => {
    const { config, read, file, send } = await openFile('conflict');
    const base = file.state().hash;
    const theirs = text.replace('"one"', '"theirs"');
    writeFileSync(config, theirs);
    const answer = await send('A', [set('b', 'two', '2'), set('a', 'one', 'mine')], { base });
    expect(answer).toMatchObject({
      ok: false,
      error: 'The file has another value there now.',
      conflicts: [{ path: ['a'], found: 'theirs', meant: 'mine' }],
      state: { text: theirs },
    });
    expect(read()).toBe(theirs);
  });

  it('moves and adds where others have moved and added', async () => {
    const { config, read, file, send } = await openFile('lists');
    const base = file.state().hash;
    writeFileSync(config, text.replace('{\n      "id": "y"\n    },\n    ', ''));
    const edits: IdEdit[] = [
      { op: 'move', path: ['items', { id: 'x' }], to: 2 },
      { op: 'insert', path: ['items', 3], value: { id: 'new' } },
    ];
    expect(await send('Lists', edits, { base })).toMatchObject({ ok: true });
    expect(JSON.parse(read()).items.map(({ id }: { id: string }) => id)).toEqual(['z', 'x', 'new']);
  });

  it('takes a whole text only for the text that it was made of', async () => {
    const { config, read, file } = await openFile('texts');
    const { hash: base } = file.state();
    const saved = text.replace('"one"', '"a long way"');
    writeFileSync(config, saved);
    const mine = text.replace('"two"', '"2"');
    const answer = await file.replaceText({ base, text: mine });
    expect(answer).toMatchObject({ ok: false, state: { text: saved } });
    expect(read()).toBe(saved);
    const both = saved.replace('"two"', '"2"');
    expect(await file.replaceText({ base: file.state().hash, text: both })).toMatchObject({ ok: true });
    expect(read()).toBe(both);
  });

  it('tells each change', async () => {
    const { config, file, news, send } = await openFile('news');
    await send('A', [set('a', 'one', '1')]);
    writeFileSync(config, '\ufeff{\r\n}');
    await file.look();
    await file.look();
    await file.undo({ base: file.state().hash });
    expect(news.map(({ version }) => version)).toEqual([1, 2, 3]);
    expect(news[1]?.text).toBe('\ufeff{\r\n}');
    expect(news[2]).toEqual(file.state());
  });

  it('makes edits that come at the same time one after the other', async () => {
    const { read, file, send } = await openFile('same-time');
    const base = file.state().hash;
    const edits = [...'abcdefghij'].map((id, at) =>
      send(id, [{ op: 'insert', path: ['items', at], value: { id } }], { base }),
    );
    expect((await Promise.all(edits)).map(({ ok }) => ok)).not.toContain(false);
    expect(JSON.parse(read()).items).toHaveLength(13);
    expect(file.state().undo).toHaveLength(10);
  });

  it('loses nothing where two servers write at the same moment', async () => {
    const { config, folder, read, file, send } = await openFile('same-moment');
    const other = await reopen(config, folder);
    const type = async (by: { file: typeof file; send: typeof send }, key: string, value: string) => {
      for (let at = 0; at < 25; at++) {
        const answer = await by.send(key, [set(key, value, `${key}${at}`)]);
        expect(answer).toMatchObject({ ok: true });
        value = `${key}${at}`;
      }
    };
    await Promise.all([type({ file, send }, 'a', 'one'), type(other, 'b', 'two')]);
    expect(read()).toBe(text.replace('"one"', '"a24"').replace('"two"', '"b24"'));
  });

  it('goes on where a killed server has left its lock, and the clock was set back since', async () => {
    const { config, folder, send } = await openFile('future-lock');
    const lock = join(folder, '.cache/studio/journal.lock');
    mkdirSync(lock);
    utimesSync(lock, Date.now() / 1000 + 86_400, Date.now() / 1000 + 86_400);
    expect(await send('A', [set('a', 'one', '1')])).toMatchObject({ ok: true });
    expect(readFileSync(config, 'utf8')).toContain('"1"');
    expect(existsSync(lock)).toBe(false);
  }, 20_000);

  it.each([
    ['a file', (lock: string) => writeFileSync(lock, 'x')],
    ['a folder with something in it', (lock: string) => mkdirSync(join(lock, 'sub'), { recursive: true })],
    ['a link', (lock: string) => symlinkSync('/nowhere', lock)],
  ])(
    'says so where %s is in the place of the lock, and changes nothing',
    async (_, make) => {
      const { config, folder, send } = await openFile('other-lock');
      const lock = join(folder, '.cache/studio/journal.lock');
      make(lock);
      const answer = await send('A', [set('a', 'one', '1')]);
      expect(answer).toMatchObject({
        ok: false,
        error: expect.stringMatching(
          /journal\.lock cannot be used as a lock, as something is there already\. Remove it/,
        ),
      });
      expect(readFileSync(config, 'utf8')).toBe(text);
      rmSync(lock, { recursive: true });
      expect(await send('A', [set('a', 'one', '1')])).toMatchObject({ ok: true });
    },
    20_000,
  );

  it('goes on where a killed server has left its lock', async () => {
    const { config, folder, send } = await openFile('left-lock');
    const lock = join(folder, '.cache/studio/journal.lock');
    mkdirSync(lock);
    utimesSync(lock, 0, 0);
    expect(await send('A', [set('a', 'one', '1')])).toMatchObject({ ok: true });
    expect(existsSync(lock)).toBe(false);
    expect(existsSync(config)).toBe(true);
  });

  it('writes nothing where an edit changes nothing', async () => {
    const { config, file, send } = await openFile('nothing');
    const { mtimeMs, ino } = statSync(config);
    await send('A', [set('a', 'one', 'one')]);
    expect(statSync(config)).toMatchObject({ mtimeMs, ino });
    expect(file.state().undo).toEqual([]);
  });

  it('keeps a link a link, the mode of the file, and leaves nothing beside it', async () => {
    const { config, folder, read } = siteLinked('linked');
    const { send } = await reopen(config, folder);
    await send('A', [set('a', 'one', '1')]);
    expect(lstatSync(config).isSymbolicLink()).toBe(true);
    expect(read()).toContain('"1"');
    expect(statSync(config).mode & 0o777).toBe(0o640);
    expect(readdirSync(folder).sort()).toEqual(['.cache', 'public', 'real.json', 'site.config.json']);
  });

  function siteLinked(name: string) {
    const site = siteFolder(name, text);
    const real = join(site.folder, 'real.json');
    renameSync(site.config, real);
    chmodSync(real, 0o640);
    symlinkSync('real.json', site.config);
    return site;
  }
});

describe('a file in trouble', () => {
  const refusal = async (answer: ReturnType<Awaited<ReturnType<typeof reopen>>['send']>) => {
    const given = await answer;
    return given.ok ? undefined : given.error;
  };

  it.each<[string, (config: string) => void, RegExp]>([
    ['deleted', (config) => rmSync(config), /is not there: it was deleted or renamed\.$/],
    [
      'replaced by a folder',
      (config) => {
        rmSync(config);
        mkdirSync(config);
        writeFileSync(join(config, 'kept'), '');
      },
      /is a folder, not a file\.$/,
    ],
    [
      'replaced by 50 MB of rubbish',
      (config) => writeFileSync(config, Buffer.alloc(50_000_000, '}')),
      /has 50 MB; Studio edits files of up to 16 MB\.$/,
    ],
    ['saved as UTF-16', (config) => writeFileSync(config, `\ufeff${text}`, 'utf16le'), /The file is saved as UTF-16\./],
  ])('%s: says so, loses nothing, goes on when it is back, and can restore it', async (name, harm, words) => {
    const { config, folder, read, file, send } = await openFile(`harmed-${name.replaceAll(/\W/g, '-')}`);
    await send('A', [set('a', 'one', '1')]);
    const good = read();
    harm(config);
    await file.look();
    expect(file.state()).toMatchObject({ text: good, trouble: expect.stringMatching(words) });
    expect(await refusal(send('B', [set('b', 'two', '2')]))).toMatch(words);
    expect(await refusal(file.undo({ base: file.state().hash }))).toMatch(words);

    expect(await file.restore()).toMatchObject({ ok: true });
    expect(read()).toBe(good);
    expect(file.state()).not.toHaveProperty('trouble');
    expect(labels(file.state())).toEqual(['A']);
    // What was in its place is beside it.
    const aside = readdirSync(folder).filter((one) => one.startsWith('site.config.json.'));
    expect(aside).toHaveLength(name === 'deleted' ? 0 : 1);

    rmSync(config);
    await file.look();
    writeFileSync(config, good);
    expect(await send('B', [set('b', 'two', '2')])).toMatchObject({ ok: true });
  });

  it('read-only: says so, and writes as soon as it may', async () => {
    const { config, read, file, send } = await openFile('read-only');
    chmodSync(config, 0o444);
    expect(await refusal(send('A', [set('a', 'one', '1')]))).toMatch(/is read-only, so it was not written\.$/);
    expect(file.state()).toMatchObject({ text, trouble: expect.stringContaining('is read-only'), undo: [] });
    expect(read()).toBe(text);
    chmodSync(config, 0o644);
    expect(await send('A', [set('a', 'one', '1')])).toMatchObject({ ok: true });
    expect(file.state()).not.toHaveProperty('trouble');
    expect(labels(file.state())).toEqual(['A']);
  });

  it('with the marks of a merge: takes no edit, and is mended in the code or by undo', async () => {
    const { config, read, file, send } = await openFile('merge');
    writeFileSync(config, text.replace('  "a"', '<<<<<<< HEAD\n  "a"'));
    expect(await refusal(send('A', [set('a', 'one', '1')]))).toMatch(/has syntax errors\. Fix them first/);
    const { hash, text: broken } = file.state();
    expect(broken).toContain('<<<<<<<');
    expect(await file.replaceText({ base: hash, text: broken.replace('<<<<<<< HEAD\n', '') })).toMatchObject({
      ok: true,
    });
    expect(read()).toBe(text);
    await file.undo({ base: file.state().hash });
    await file.undo({ base: file.state().hash });
    expect(read()).toBe(text);
    expect(file.state().redo.map(({ label }) => label)).toEqual(['Changed in a text editor', 'Code']);
  });

  it('never there: Studio opens, says so, and takes it when it comes', async () => {
    const { config, folder } = siteFolder('never');
    rmSync(config);
    const { file, send } = await reopen(config, folder);
    expect(file.state()).toMatchObject({ text: '', trouble: expect.stringMatching(/is not there/), undo: [] });
    expect(await refusal(file.restore())).toMatch(/has not seen the file yet/);
    writeFileSync(config, text);
    expect(await send('A', [set('a', 'one', '1')])).toMatchObject({ ok: true });
  });

  it('on a full disk: says so, loses nothing, and writes as soon as there is room', async ({ skip }) => {
    const { folder } = siteFolder('full');
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
    } catch {
      skip('a small disk cannot be mounted here');
    }
    try {
      const config = join(folder, 'site.config.json');
      const large = JSON.stringify({ a: 'one', text: 'x'.repeat(100_000) });
      writeFileSync(config, large);
      const { file, send } = await reopen(config, folder);
      const { bsize, bavail } = statfsSync(folder);
      writeFileSync(join(folder, 'filler'), Buffer.alloc(bsize * bavail));
      expect(await refusal(send('A', [set('a', 'one', '1')]))).toMatch(/^The disk is full/);
      expect(file.state()).toMatchObject({
        text: large,
        trouble: expect.stringMatching(/^The disk is full/),
        notice: expect.stringMatching(/^The undo steps are not stored on disk\. The disk is full/),
        undo: [],
      });
      expect(readFileSync(config, 'utf8')).toBe(large);
      rmSync(join(folder, 'filler'));
      expect(await send('A', [set('a', 'one', '1')])).toMatchObject({ ok: true });
      expect(file.state()).not.toHaveProperty('notice');
      const again = await reopen(config, folder);
      expect(labels(again.file.state())).toEqual(['A']);
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  });
});

describe('the steps', () => {
  const journalOf = (folder: string) => join(folder, '.cache/studio/journal');

  it('outlive the server', async () => {
    const { config, folder, read, send } = await openFile('restart');
    await send('A', [set('a', 'one', '1')]);
    await send('B', [set('b', 'two', '2')]);
    const { file } = await reopen(config, folder);
    expect(labels(file.state())).toEqual(['B', 'A']);
    await file.undo({ base: file.state().hash });
    const last = await reopen(config, folder);
    expect(labels(last.file.state())).toEqual(['A']);
    expect(last.file.state().redo.map(({ label }) => label)).toEqual(['B']);
    await last.file.undo({ base: last.file.state().hash });
    expect(read()).toBe(text);
  });

  it('take in what was saved while no server ran', async () => {
    const { config, folder, read, send } = await openFile('while-off');
    await send('A', [set('a', 'one', '1')]);
    writeFileSync(config, read().replace('two', '2'));
    const { file } = await reopen(config, folder);
    expect(labels(file.state())).toEqual(['Changed in a text editor', 'A']);
    const [, first] = file.state().undo;
    await file.undo({ base: file.state().hash, step: first?.id as number });
    expect(read()).toBe(text);
  });

  it('tell of a change that the file does not have any more when the server comes back', async () => {
    const { config, folder, read, send } = await openFile('killed');
    await send('A', [set('a', 'one', '1')]);
    const before = read();
    await send('Title', [set('b', 'two', '2')], { merge: 'b' });
    const between = read();
    await send('Title', [set('b', '2', '23')], { merge: 'b' });
    const after = read();
    // As if it had ended between the journal and the file.
    writeFileSync(config, between);
    const { file } = await reopen(config, folder);
    expect(file.state()).toMatchObject({ text: between, notice: expect.stringContaining('The last change, “Title”') });
    expect(labels(file.state())).toEqual(['Title', 'A']);
    await file.redo({ base: file.state().hash });
    expect(read()).toBe(after);
    expect(file.state()).not.toHaveProperty('notice');
    for (const expected of [between, before, text]) {
      await file.undo({ base: file.state().hash });
      expect(read()).toBe(expected);
    }
  });

  it('of one field in a row are one', async () => {
    const { read, file, send } = await openFile('keys');
    let typed = 'one';
    for (const letter of 'typed') {
      await send('A', [set('a', typed, typed + letter)], { merge: 'a' });
      typed += letter;
    }
    expect(labels(file.state())).toEqual(['A']);
    await send('B', [set('b', 'two', '2')], { merge: 'b' });
    await send('A', [set('a', typed, 'x')], { merge: 'a' });
    expect(labels(file.state())).toEqual(['A', 'B', 'A']);
    const first = file.state().undo[2]?.id as number;
    await file.undo({ base: file.state().hash, step: first });
    expect(read()).toBe(text);
    await file.redo({ base: file.state().hash, step: first });
    expect(read()).toBe(text.replace('"one"', '"onetyped"'));
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const [seconds, pause] of [0, 4, 4, 6].entries()) {
      vi.setSystemTime(Date.now() + pause * 1000);
      const [before] = /(?<="b": )"\w+"/.exec(read()) ?? [];
      await send('C', [set('b', JSON.parse(before ?? ''), `more${seconds}`)], { merge: 'c' });
    }
    vi.useRealTimers();
    expect(labels(file.state())).toEqual(['C', 'C', 'A']);
  });

  it('that were taken back go when something else is done', async () => {
    const { file, send } = await openFile('gone');
    await send('A', [set('a', 'one', '1')]);
    await file.undo({ base: file.state().hash });
    await send('B', [set('b', 'two', '2')]);
    expect([labels(file.state()), file.state().redo]).toEqual([['B'], []]);
    expect(await file.redo({ base: file.state().hash })).toMatchObject({
      ok: false,
      error: 'There is nothing to redo.',
    });
  });

  it('are not taken back by whoever has not seen the last one', async () => {
    const { config, file, send } = await openFile('unseen');
    await send('A', [set('a', 'one', '1')]);
    const { hash: base } = file.state();
    writeFileSync(config, text.replace('two', '2'));
    expect(await file.undo({ base })).toMatchObject({ ok: false, error: expect.stringContaining('has changed') });
    expect(labels(file.state())).toEqual(['Changed in a text editor', 'A']);
  });

  it.each<[string, (journal: string) => void]>([
    [
      'another label',
      (journal) => writeFileSync(journal, readFileSync(journal, 'utf8').replace('"label":"B"', '"label":"X"')),
    ],
    ['a changed letter', (journal) => writeFileSync(journal, readFileSync(journal, 'utf8').replace('one', 'two'))],
    [
      'a lost line',
      (journal) => writeFileSync(journal, readFileSync(journal, 'utf8').split('\n').toSpliced(1, 1).join('\n')),
    ],
    ['nothing in it', (journal) => writeFileSync(journal, '')],
    ['rubbish', (journal) => writeFileSync(journal, Buffer.alloc(1000, 0xff))],
    ['a line too many', (journal) => appendFileSync(journal, 'x\n')],
  ])('whose journal has %s are put aside, with a word', async (what, harm) => {
    const { config, folder, read, send } = await openFile(`damaged-${what.replaceAll(' ', '-')}`);
    await send('A', [set('a', 'one', '1')]);
    await send('B', [set('b', 'two', '2')]);
    harm(journalOf(folder));
    const { file, send: sendAgain } = await reopen(config, folder);
    expect(file.state()).toMatchObject({
      text: read(),
      undo: [],
      notice: expect.stringMatching(/renamed to .*damaged/),
    });
    expect(existsSync(`${journalOf(folder)}.damaged`)).toBe(true);
    await sendAgain('C', [set('a', '1', 'x')]);
    expect(labels((await reopen(config, folder)).file.state())).toEqual(['C']);
  });

  it('whose journal ends in half a line are those before it', async () => {
    const { config, folder, send } = await openFile('half');
    await send('A', [set('a', 'one', '1')]);
    appendFileSync(journalOf(folder), '01234567 {"put":{"id":9');
    const { file } = await reopen(config, folder);
    expect(labels(file.state())).toEqual(['A']);
    expect(file.state()).not.toHaveProperty('notice');
  });

  it('of two servers of one site do not harm each other', async () => {
    const one = await openFile('two-servers');
    const other = await reopen(one.config, one.folder);
    await one.send('A', [set('a', 'one', '1')]);
    await one.send('A', [set('a', '1', '2')]);
    await other.send('B', [set('b', 'two', '2')]);
    await one.send('C', [set('a', '2', 'x')]);
    await other.file.look();
    expect(labels(one.file.state())).toEqual(['C', 'Changed in a text editor', 'A', 'A']);
    const { file } = await reopen(one.config, one.folder);
    expect(file.state()).not.toHaveProperty('notice');
    while ((await file.undo({ base: file.state().hash })).ok);
    expect(one.read()).toBe(text);
  });
});
