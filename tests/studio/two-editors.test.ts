import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Edit } from '../../src/json/edit/apply-edits.ts';
import type { IdEdit } from '../../src/json/edit/id-edits.ts';
import { idPathOf } from '../../src/json/edit/id-path.ts';
import { spliceBetween } from '../../src/json/edit/splice.ts';
import { actionTo, applyAction, type History, mostSteps, shortened } from '../../src/studio/server/history.ts';
import type { Json } from '../config/changed-config.ts';
import { at, draw, edited, editOf, json, parse, style, write } from '../config/written-json.ts';
import { runs } from '../properties.ts';
import { reopen } from './open-file.ts';
import { siteFolder } from './served-studio.ts';

// Studio and a text editor write one file, in turn and at once, and the server is started again now and then.

const object = fc.dictionary(fc.constantFrom('id', 'a', 'b', 'items'), json, { minKeys: 1, noNullPrototype: true });
const event = fc.record({
  by: fc.constantFrom('form', 'form', 'form', 'disk', 'both', 'undo', 'restart'),
  form: draw,
  disk: draw,
  style,
});

/** An edit as a form sends it: by ids, with the value that it has seen. */
function byIds(value: Json, edit: Edit): IdEdit {
  const path = idPathOf(value, edit.path);
  const expected = edit.op === 'set' || edit.op === 'remove' ? { expect: at(value, edit.path) } : {};
  return { ...edit, path, ...expected } as IdEdit;
}

test('200 edits by form and disk; undone, they give the first bytes, and made again the last', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(object, style, fc.array(event, { minLength: 200, maxLength: 200 }), async (value, how, events) => {
      const { config, folder, read } = siteFolder(`two-editors-${run++}`, write(value as Json, how).text);
      const first = readFileSync(config);
      let { file, send } = await reopen(config, folder);
      for (const { by, form, disk, style } of events) {
        await file.look();
        const before = parse(read());
        const { hash: base } = file.state();
        const edit = editOf(before, form);
        if (by === 'disk' || by === 'both') {
          const change = editOf(before, disk);
          const after = change ? edited(before, change) : before;
          // A config is an object.
          if (typeof after === 'object' && after && !Array.isArray(after))
            writeFileSync(config, write(after, style).text);
        }
        if (by === 'restart') ({ file, send } = await reopen(config, folder));
        if (by === 'undo') await file.undo({ base });
        if ((by !== 'form' && by !== 'both') || !edit || (edit.op === 'set' && edit.path.length === 0)) continue;
        const answer = await send('Form', [byIds(before, edit)], { base });
        if (by === 'form') expect(answer).toMatchObject({ ok: true });
        if (by === 'form') expect(parse(read())).toEqual(edited(before, edit));
        expect(file.state().text).toBe(read());
      }
      await send('Last', [{ op: 'insert', path: ['last'], value: true }]);
      const last = readFileSync(config);
      while ((await file.undo({ base: file.state().hash })).ok);
      expect(readFileSync(config)).toEqual(first);
      ({ file, send } = await reopen(config, folder));
      while ((await file.redo({ base: file.state().hash })).ok);
      expect(readFileSync(config)).toEqual(last);
    }),
    { ...runs(3), endOnFailure: true },
  );
});

test('a thousand steps are kept and more, the oldest ones go', () => {
  const begin: History = { texts: { a: 'a 0' }, steps: [], done: 0 };
  let history = begin;
  const step = { label: 'A', by: 'studio' as const, time: 0 };
  for (let at = 1; at <= mostSteps + 10; at++) {
    const text = `a ${at}`;
    history = applyAction(history, actionTo(history, { a: text }, step)) as History;
    expect(history.steps.at(-1)?.splices).toEqual({ a: spliceBetween(`a ${at - 1}`, text) });
  }
  const kept = shortened(history);
  expect(kept.steps).toHaveLength(mostSteps);
  expect(mostSteps).toBeGreaterThanOrEqual(1000);
  expect(applyAction(kept, { done: 0 })?.texts).toEqual({ a: 'a 10' });
  expect(applyAction({ ...begin }, { done: 1 })).toBeUndefined();
});
