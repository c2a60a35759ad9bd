import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Path } from '../../src/diagnostics/issue.ts';
import { applyEdits, type Edit, rewrite } from '../../src/json/edit/apply-edits.ts';
import { applyIdEdits } from '../../src/json/edit/apply-id-edits.ts';
import { editValue } from '../../src/json/edit/id-edits.ts';
import { findPath, type IdPath, idPathOf } from '../../src/json/edit/id-path.ts';
import { applySplice, invertSplice, spliceBetween } from '../../src/json/edit/splice.ts';
import { runs } from '../properties.ts';
import type { Json } from './changed-config.ts';
import {
  at,
  draw,
  edited,
  editOf,
  isContainer,
  json,
  leaf,
  parse,
  pathsOf,
  type Span,
  spanKey,
  style,
  type Written,
  write,
  written,
} from './written-json.ts';

// Edits of texts in every layout, against the same edits of values.

/** The characters of a text within which an edit changes something. */
function spanOf({ value, spans }: Written, { path, ...edit }: Edit): Span {
  const span = (to: Path) => spans.get(spanKey(to)) as { key: Span; value: Span };
  const owner = path.slice(0, -1);
  if (edit.op === 'set') return span(path).value;
  if (edit.op === 'rename') return span(path).key;
  const parts = at(value, owner) as Json[];
  const steps: (string | number)[] = Array.isArray(parts) ? [...parts.keys()] : inText(Object.keys(parts), owner);
  const own = path.at(-1) as string | number;
  const index = steps.indexOf(own);
  const around = span(owner).value;
  const before = (place: number) =>
    place > 0 ? span([...owner, steps[place - 1] as string]).value.end : around.start + 1;
  const after = (place: number) =>
    place < steps.length ? span([...owner, steps[place] as string]).key.start : around.end - 1;
  if (edit.op === 'move') {
    const [low, high] = [Math.min(index, edit.to), Math.max(index, edit.to)];
    return { start: span([...owner, low]).value.start, end: span([...owner, high]).value.end };
  }
  if (edit.op === 'remove') return { start: before(index), end: after(index + 1) };
  const place = edit.at ?? (own as number);
  return { start: before(place), end: after(place) };

  function inText(keys: string[], path: Path): string[] {
    const start = (name: string) => span([...path, name]).value.start;
    return keys.sort((a, b) => start(a) - start(b));
  }
}

test('edits of a text are edits of its value', () => {
  fc.assert(
    fc.property(written, fc.array(draw, { maxLength: 8 }), ({ text, value }, draws) => {
      let expected = value;
      const edits = draws.flatMap((one) => {
        const edit = editOf(expected, one);
        if (edit) expected = edited(expected, edit);
        return edit ?? [];
      });
      expect(parse(applyEdits(text, edits))).toEqual(expected);
      let step = text;
      for (const edit of edits) step = applyEdits(step, [edit]);
      expect(parse(step)).toEqual(expected);
    }),
    runs(1000),
  );
});

test('an edit changes nothing beside its place, and no line end, indentation or blank line of it', () => {
  fc.assert(
    fc.property(written, draw, (file, one) => {
      const edit = editOf(file.value, one);
      fc.pre(edit !== undefined);
      const { start, end } = spanOf(file, edit);
      const result = applyEdits(file.text, [edit]);
      expect(result.slice(0, start)).toBe(file.text.slice(0, start));
      const rest = file.text.slice(end);
      expect(result.slice(result.length - rest.length)).toBe(rest);
      expect(result.length).toBeGreaterThanOrEqual(start + rest.length);
      if (!/\n/.test(file.text) && Object.keys(file.value as object).length > 0) expect(result).not.toMatch(/\n/);
      if (/\r\n/.test(file.text)) expect(result.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      else expect(result).not.toMatch(/\r/);
    }),
    runs(1000),
  );
});

test('an inverse edit gives back every byte', () => {
  fc.assert(
    fc.property(written, draw, leaf, ({ text, value }, one, scalar) => {
      const edit = editOf(value, { ...one, value: one.op === 'set' ? scalar : one.value });
      fc.pre(edit !== undefined && edit.op !== 'remove');
      const { path } = edit;
      const inverse = inverseOf(edit);
      function inverseOf(edit: Edit): Edit {
        if (edit.op === 'rename')
          return { op: 'rename', path: [...path.slice(0, -1), edit.key], key: String(path.at(-1)) };
        if (edit.op === 'move') return { op: 'move', path: [...path.slice(0, -1), edit.to], to: Number(path.at(-1)) };
        if (edit.op === 'set') return { op: 'set', path, value: at(value, path) };
        return { op: 'remove', path };
      }
      fc.pre(edit.op !== 'set' || !isContainer(at(value, path)));
      expect(applyEdits(applyEdits(text, [edit]), [inverse])).toBe(text);
      expect(applyEdits(text, [edit, inverse])).toBe(text);
    }),
    runs(1000),
  );
});

test('the splice of any edit, turned round, gives back every byte', () => {
  fc.assert(
    fc.property(written, draw, ({ text, value }, one) => {
      const edit = editOf(value, one);
      fc.pre(edit !== undefined);
      const result = applyEdits(text, [edit]);
      const splice = spliceBetween(text, result);
      expect(applySplice(text, splice)).toBe(result);
      expect(applySplice(result, invertSplice(splice))).toBe(text);
    }),
    runs(1000),
  );
});

test('an edit of a text is the same edit of its value', () => {
  fc.assert(
    fc.property(written, draw, ({ value }, one) => {
      const edit = editOf(value, one);
      fc.pre(edit !== undefined);
      expect(editValue(value, edit)).toEqual(edited(value, edit));
    }),
    runs(1000),
  );
});

test('a splice begins and ends with what differs', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '😀', '😁') });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { removed, inserted } = spliceBetween(before, after);
      if (!removed || !inserted) return;
      expect([...removed][0]).not.toBe([...inserted][0]);
      expect([...removed].at(-1)).not.toBe([...inserted].at(-1));
    }),
    runs(1000),
  );
});

test('a splice cuts no character in half', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '😀', '😁', '🀄', '\ud83d', '\ude00') });
  const isCut = (one: string, at: number) =>
    /[\ud800-\udbff]$/.test(one.slice(0, at)) && /^[\udc00-\udfff]/.test(one.slice(at));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { at, removed, inserted } = spliceBetween(before, after);
      expect(before.slice(0, at) + inserted + before.slice(at + removed.length)).toBe(after);
      const ends = [at, at + removed.length].map((end) => isCut(before, end));
      expect([...ends, ...[at, at + inserted.length].map((end) => isCut(after, end))]).not.toContain(true);
    }),
    runs(1000),
  );
});

const named = fc
  .uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), text: fc.string(), list: fc.array(fc.string()) }),
    {
      selector: ({ id }) => id,
      minLength: 1,
    },
  )
  .map((items) => ({ items }));

test('a path by ids finds what it was made for, wherever that is moved', () => {
  fc.assert(
    fc.property(named, fc.nat(), fc.nat(), fc.nat(), (value, where, from, to) => {
      const paths = pathsOf(value as unknown as Json).filter((path) => path.length > 1);
      const path = paths[where % paths.length] as Path;
      const idPath = idPathOf(value, path);
      expect(findPath(value, idPath)).toEqual(path);
      const { length } = value.items;
      const moved = editValue(value, { op: 'move', path: ['items', from % length], to: to % length }) as Json;
      expect(at(moved, findPath(moved, idPath) as Path)).toEqual(at(value as unknown as Json, path));
    }),
    runs(1000),
  );
});

test('edits of two authors are both made where neither has changed what the other saw', () => {
  fc.assert(
    fc.property(
      named,
      style,
      fc.nat(),
      fc.nat(),
      fc.string(),
      fc.string(),
      (value, how, first, second, text, other) => {
        const file = write(value as unknown as Json, how);
        const set = (which: number, text: string) => {
          const item = value.items[which % value.items.length] as (typeof value.items)[number];
          const path: IdPath = ['items', { id: item.id }, 'text'];
          return { op: 'set' as const, path, expect: item.text, value: text };
        };
        const [mine, theirs] = [set(first, text), set(second, other)];
        const moved = applyIdEdits(file.text, [theirs, { op: 'move', path: ['items', 0], to: value.items.length - 1 }])
          .text as string;
        const both = applyIdEdits(moved, [mine], true);
        const isSameItem = first % value.items.length === second % value.items.length;
        if (isSameItem && theirs.value !== mine.expect) {
          expect(both.conflicts).toEqual([{ path: mine.path, found: theirs.value, meant: mine.value }]);
          return;
        }
        const textOf = (path: IdPath) =>
          at(parse(both.text as string), findPath(parse(both.text as string), path) as Path);
        expect(textOf(mine.path)).toBe(mine.value);
        if (!isSameItem) expect(textOf(theirs.path)).toBe(theirs.value);
      },
    ),
    runs(1000),
  );
});

test('a text that is written anew says the new value, and keeps the order of its keys', () => {
  fc.assert(
    fc.property(written, json, ({ text, value }, next) => {
      expect(rewrite(text, value)).toBe(text);
      const result = rewrite(text, next);
      expect(parse(result)).toEqual(next);
      expect(rewrite(result, next)).toBe(result);
      const isObject = (one: Json) => isContainer(one) && !Array.isArray(one);
      if (!isObject(value) || !isObject(next)) return;
      const keys = (of: string) =>
        Object.keys(parse(of) as object).filter(
          (one) => Object.hasOwn(value as object, one) && Object.hasOwn(next as object, one),
        );
      expect(keys(result)).toEqual(keys(text));
    }),
    runs(1000),
  );
});

const items = fc
  .uniqueArray(fc.record({ id: fc.string(), b: json, 'é "': json }), { selector: ({ id }) => id, maxLength: 6 })
  .map((list) => list as Json);

test('one edit is found from the new value alone: a value, a key that has gone or is new, an item by its id', () => {
  fc.assert(
    fc.property(fc.tuple(items, style), draw, leaf, ([list, how], one, scalar) => {
      const file = write({ items: list, b: { c: 1 } }, how);
      const drawn = editOf(file.value, { ...one, value: one.op === 'set' ? scalar : one.value });
      const isId = drawn?.path.at(-1) === 'id';
      fc.pre(drawn !== undefined && !isId && drawn.path.length > 0);
      const inList =
        (drawn.op === 'insert' || drawn.op === 'remove' || drawn.op === 'move') &&
        drawn.path.length === 2 &&
        drawn.path[0] === 'items';
      const isKey = drawn.op === 'set' || (drawn.op === 'remove' && typeof drawn.path.at(-1) === 'string');
      fc.pre(isKey || (inList && drawn.op !== 'insert'));
      expect(rewrite(file.text, edited(file.value, drawn))).toBe(applyEdits(file.text, [drawn]));
    }),
    runs(1000),
  );
});
