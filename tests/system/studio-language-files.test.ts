import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IdEdit } from '../../src/json/edit/id-edits.ts';
import type { FileState } from '../../src/studio/protocol.ts';
import { reopen } from '../studio/open-file.ts';
import { siteFolder } from '../studio/served-studio.ts';

// The config and the file of a further language, as Studio edits them in one step, on the disk.

const text = JSON.stringify(
  {
    locales: { de: {} },
    header: { nav: [{ label: 'One' }, { label: 'Two' }] },
    routes: [
      {
        path: '/',
        title: 'Home',
        sections: [
          { id: 'hero', title: 'A' },
          { id: 'team', title: 'B', lead: 'Long' },
        ],
      },
    ],
  },
  null,
  2,
);
const german = `{
   "routes": { "home": {
      "title": { "of": "Home", "text": "Start" },
      "sections": {
         "hero": { "title": { "of": "A", "text": "Ä" } },
         "team": { "title": { "of": "B", "text": "Bö" } }
      }
   } }
}\n`;
const germanWithoutHero = german.replace(/ *"hero".*\n/, '');

const hero = ['routes', { id: 'home' }, 'sections', { id: 'hero' }];
const team = ['routes', { id: 'home' }, 'sections', { id: 'team' }];
const removeHero: IdEdit = { op: 'remove', path: hero, expect: { id: 'hero', title: 'A' } };
const set = (path: IdEdit['path'], expect: string, value: string): IdEdit => ({ op: 'set', path, expect, value });

async function openSite(name: string) {
  const site = siteFolder(name, text);
  const language = join(site.folder, 'site.config.de.json');
  writeFileSync(language, german);
  const both = () => [site.read(), readFileSync(language, 'utf8')];
  return { ...site, language, both, ...(await reopen(site.config, site.folder)) };
}

const labels = ({ undo }: FileState) => undo.map(({ label }) => label);
const textWithoutHero = text.replace(/ *\{\n *"id": "hero",\n *"title": "A"\n *\},\n/, '');

describe('one step', () => {
  it('changes both files, and undo and redo do too, to the byte', async () => {
    const { both, file, send } = await openSite('languages-step');
    expect(await send('Removed', [removeHero])).toMatchObject({ ok: true });
    expect(both()).toEqual([textWithoutHero, germanWithoutHero]);
    expect(labels(file.state())).toEqual(['Removed']);
    await file.undo({ base: file.state().hash });
    expect(both()).toEqual([text, german]);
    await file.redo({ base: file.state().hash });
    expect(both()).toEqual([textWithoutHero, germanWithoutHero]);
  });

  it('outlives the server', async () => {
    const { config, folder, both, send } = await openSite('languages-restart');
    await send('Removed', [removeHero]);
    const { file } = await reopen(config, folder);
    expect(labels(file.state())).toEqual(['Removed']);
    expect(both()).toEqual([textWithoutHero, germanWithoutHero]);
    await file.undo({ base: file.state().hash });
    expect(both()).toEqual([text, german]);
  });

  it('leaves the bytes of a language file that it does not concern', async () => {
    const { both, send } = await openSite('languages-apart');
    await send('Title', [set([...hero, 'title'], 'A', 'New')]);
    await send('Moved', [{ op: 'move', path: hero, to: 1 }]);
    expect(both()[1]).toBe(german);
  });

  it('is whole when the server is killed between the two files: the journal completes it', async () => {
    const { config, folder, both } = await openSite('languages-killed');
    const program = resolve(import.meta.dirname, '../studio/die-between.ts');
    const { signal } = spawnSync(process.execPath, ['--import', 'tsx', program, folder], { stdio: 'inherit' });
    expect(signal).toBe('SIGKILL');
    const isAfter = both().map((now, at) => now !== [text, german][at]);
    expect(isAfter.toSorted()).toEqual([false, true]);
    const { file } = await reopen(config, folder);
    expect(both()).toEqual([textWithoutHero, germanWithoutHero]);
    expect(labels(file.state())).toEqual(['Hero removed']);
    await file.undo({ base: file.state().hash });
    expect(both()).toEqual([text, german]);
  }, 60_000);

  it('is not there when the server was killed before the first file, and redo makes it', async () => {
    const { config, folder, both, language, send } = await openSite('languages-unwritten');
    await send('Removed', [removeHero]);
    writeFileSync(config, text);
    writeFileSync(language, german);
    const { file } = await reopen(config, folder);
    expect(file.state()).toMatchObject({ undo: [], notice: expect.stringContaining('“Redo” makes it.') });
    await file.redo({ base: file.state().hash });
    expect(both()).toEqual([textWithoutHero, germanWithoutHero]);
  });
});

describe('others who write the language file', () => {
  const theirs = german.replace('Bö', 'Bär');

  it('are heard: their save is a step, and an undo takes it back first', async () => {
    const { both, language, file, send } = await openSite('languages-outside');
    await send('Removed', [removeHero]);
    const saved = germanWithoutHero.replace('Bö', 'Bär');
    writeFileSync(language, saved);
    await file.look();
    expect(labels(file.state())).toEqual(['Changed in a text editor: site.config.de.json', 'Removed']);
    await file.undo({ base: file.state().hash });
    expect(both()).toEqual([textWithoutHero, germanWithoutHero]);
    await file.redo({ base: file.state().hash });
    const removed = file.state().undo.at(-1)?.id as number;
    await file.undo({ base: file.state().hash, step: removed });
    expect(both()).toEqual([text, german]);
    await file.redo({ base: file.state().hash, step: file.state().redo.at(-1)?.id as number });
    expect(both()).toEqual([textWithoutHero, saved]);
  });

  it('are not overwritten by an undo that has not seen them', async () => {
    const { both, language, file, send } = await openSite('languages-unseen');
    await send('Removed', [removeHero]);
    const { hash: base } = file.state();
    const saved = germanWithoutHero.replace('Bö', 'Bär');
    writeFileSync(language, saved);
    expect(await file.undo({ base })).toMatchObject({ ok: false, error: expect.stringContaining('has changed') });
    expect(both()).toEqual([textWithoutHero, saved]);
  });

  it('keep their save, and so does Studio its own, when both write at the same moment', async () => {
    const { config, folder, language, both } = await openSite('languages-same-moment');
    let isFirst = true;
    const { file, send } = await reopen(config, folder, async () => {
      // Studio has read the files, and has not written them.
      if (isFirst) writeFileSync(language, theirs);
      isFirst = false;
      return [];
    });
    expect(await send('Removed', [removeHero], { strict: true })).toMatchObject({ ok: true });
    expect(both()).toEqual([textWithoutHero, germanWithoutHero.replace('Bö', 'Bär')]);
    expect(labels(file.state())).toEqual(['Removed', 'Changed in a text editor: site.config.de.json']);
  });

  it('are heard too when they saved while no server ran', async () => {
    const { config, folder, both, language, send } = await openSite('languages-while-off');
    await send('Title', [set([...team, 'title'], 'B', 'C')]);
    writeFileSync(language, theirs);
    const { file } = await reopen(config, folder);
    await file.look();
    expect(labels(file.state())[0]).toMatch(/^Changed in a text editor/);
    await file.undo({ base: file.state().hash });
    expect(both()[1]).toBe(german);
  });
});

describe('a language file in trouble', () => {
  const errorOf = async (answer: ReturnType<Awaited<ReturnType<typeof reopen>>['send']>) => {
    const given = await answer;
    return given.ok ? undefined : given.error;
  };

  it('read-only: nothing is written in any file, and the message names it', async () => {
    const { folder, both, language, file, send } = await openSite('languages-read-only');
    chmodSync(language, 0o444);
    expect(await errorOf(send('Removed', [removeHero]))).toMatch(/site\.config\.de\.json is read-only/);
    expect(both()).toEqual([text, german]);
    expect(labels(file.state())).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(['.cache', 'public', 'site.config.de.json', 'site.config.json']);
    // What does not concern it is saved.
    expect(await send('Title', [set([...team, 'title'], 'B', 'New')])).toMatchObject({ ok: true });
    chmodSync(language, 0o644);
    expect(await send('Removed', [removeHero])).toMatchObject({ ok: true });
  });

  it('deleted: says so before anything is written, and goes on when it is back', async () => {
    const { read, language, file, send } = await openSite('languages-deleted');
    rmSync(language);
    expect(await errorOf(send('Removed', [removeHero]))).toMatch(/site\.config\.de\.json is not there/);
    expect(read()).toBe(text);
    expect(existsSync(language)).toBe(false);
    expect(labels(file.state())).toEqual([]);
    writeFileSync(language, german);
    expect(await send('Removed', [removeHero])).toMatchObject({ ok: true });
  });

  it('no JSON: a text is saved, and what would move translations is refused', async () => {
    const { read, language, send } = await openSite('languages-broken');
    writeFileSync(language, german.replace('{', ''));
    expect(await send('Title', [set([...team, 'title'], 'B', 'C')])).toMatchObject({ ok: true });
    const before = read();
    expect(await errorOf(send('Removed', [removeHero]))).toMatch(/site\.config\.de\.json has syntax errors/);
    expect(read()).toBe(before);
  });
});

describe('an older step alone', () => {
  const undoOnly = async ({ file }: Awaited<ReturnType<typeof reopen>>, label: string) => {
    await file.look();
    const { hash: base, undo } = file.state();
    return file.revert({ base, step: undo.find((one) => one.label === label)?.id as number });
  };

  it('is undone in all its files, as a new step, and the later ones stay', async () => {
    const site = await openSite('revert');
    await site.send('Removed', [removeHero]);
    await site.send('Lead', [set([...team, 'lead'], 'Long', 'Short')]);
    writeFileSync(site.language, site.both()[1]?.replace('Bö', 'Bär') as string);
    expect(await undoOnly(site, 'Removed')).toMatchObject({ ok: true });
    expect(site.both()).toEqual([text.replace('Long', 'Short'), german.replace('Bö', 'Bär')]);
    expect(labels(site.file.state())).toEqual([
      'Undone: Removed',
      'Changed in a text editor: site.config.de.json',
      'Lead',
      'Removed',
    ]);
    await site.file.undo({ base: site.file.state().hash });
    expect(site.both()[0]).toBe(textWithoutHero.replace('Long', 'Short'));
  });

  it('is refused, with a message, where a later step has changed the same place', async () => {
    const site = await openSite('revert-refused');
    await site.send('First', [set([...team, 'title'], 'B', 'C')]);
    await site.send('Second', [set([...team, 'title'], 'C', 'D')]);
    const before = site.both();
    expect(await undoOnly(site, 'First')).toMatchObject({
      ok: false,
      error: '“First” cannot be undone alone: a later step has changed the same place. Undo the later steps first.',
    });
    expect(site.both()).toEqual(before);
    expect(labels(site.file.state())).toEqual(['Second', 'First']);
  });
});
