import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits, type Edit, rewrite } from '../../src/config/edit/apply-edits.ts';
import type { Path } from '../../src/config/report/issue.ts';
import type { Json } from './changed-config.ts';

// Edits of texts in every layout, against the same edits of values.

interface Span {
  start: number;
  end: number;
}

/** A text that says a value, and where the parts of the value are in it: their keys, and they themselves. */
interface Written {
  text: string;
  value: Json;
  spans: Map<string, { key: Span; value: Span }>;
}

interface Style {
  step: string;
  lineEnd: string;
  colon: string;
  comma: string;
  pad: string;
  /** In turn for each object and list: is it broken, and for each entry: is a blank line before it. */
  breaks: boolean[];
  blanks: boolean[];
  before: string;
  after: string;
}

const spanKey = (path: Path) => JSON.stringify(path);

function write(value: Json, style: Style): Written {
  const spans: Written['spans'] = new Map();
  let text = style.before.replace('\n', style.lineEnd);
  const start = text.length;
  let turn = 0;
  const put = (part: Json, path: Path, indent: string, isFlat: boolean) => {
    if (typeof part !== 'object' || part === null) {
      text += JSON.stringify(part);
      return;
    }
    const entries = Object.entries(part);
    const isList = Array.isArray(part);
    const isBroken = !isFlat && entries.length > 0 && style.breaks[turn++ % style.breaks.length] === true;
    text += isList ? '[' : '{';
    for (const [at, [name, inside]] of entries.entries()) {
      if (at > 0) text += isBroken ? ',' : style.comma;
      else if (!isBroken) text += style.pad;
      if (isBroken)
        text += style.blanks[turn++ % style.blanks.length] && at > 0 ? style.lineEnd.repeat(2) : style.lineEnd;
      if (isBroken) text += indent + style.step;
      const key = { start: text.length, end: text.length };
      if (!isList) {
        text += JSON.stringify(name);
        key.end = text.length;
        text += style.colon;
      }
      const { length: start } = text;
      const step = isList ? at : name;
      put(inside, [...path, step], indent + style.step, !isBroken);
      spans.set(spanKey([...path, step]), { key, value: { start, end: text.length } });
    }
    if (entries.length > 0) text += isBroken ? style.lineEnd + indent : style.pad;
    text += isList ? ']' : '}';
  };
  put(value, [], '', false);
  spans.set('[]', { key: { start: 0, end: 0 }, value: { start, end: text.length } });
  return { text: text + style.after.replaceAll('\n', style.lineEnd), value, spans };
}

const key = fc.constantFrom('id', 'a', 'b', 'c', 'é "', '', '1', 'toString');
const leaf: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom('', 'x', 'a, b', '{"a": [1, 2]}', '\\ é \u2028', true, null, 0, -1.5, 1e21),
  fc.string(),
);
const { json } = fc.letrec<{ json: Json; list: Json; object: Json }>((tie) => ({
  json: fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaf, tie('list'), tie('object')),
  list: fc.array(tie('json'), { maxLength: 4 }) as fc.Arbitrary<Json>,
  object: fc.dictionary(key, tie('json'), { maxKeys: 4, noNullPrototype: true }) as fc.Arbitrary<Json>,
}));
const container = json.filter((value) => typeof value === 'object' && value !== null);

const style: fc.Arbitrary<Style> = fc
  .record({
    step: fc.constantFrom('  ', '    ', '\t'),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    tight: fc.boolean(),
    pad: fc.constantFrom('', ' '),
    breaks: fc.oneof(
      fc.constantFrom([true], [false]).map((one) => [...one]),
      fc.array(fc.boolean(), { minLength: 1 }),
    ),
    blanks: fc.oneof(fc.constant<boolean[]>([false]), fc.array(fc.boolean(), { minLength: 1 })),
    before: fc.constantFrom('', '\ufeff', ' ', '\n'),
    after: fc.constantFrom('', '\n', '\n\n'),
  })
  .map(({ tight, ...rest }) => ({ ...rest, colon: tight ? ':' : ': ', comma: tight ? ',' : ', ' }));

const written = fc.tuple(container, style).map(([value, how]) => write(value, how));

/** What is drawn to make an edit of a value: where, and with what. */
const draw = fc.record({
  op: fc.constantFrom('set' as const, 'insert' as const, 'remove' as const, 'move' as const, 'rename' as const),
  where: fc.nat(),
  to: fc.nat(),
  key,
  value: json,
});
type Draw = typeof draw extends fc.Arbitrary<infer One> ? One : never;

const isContainer = (value: Json) => typeof value === 'object' && value !== null;
const parse = (text: string): Json => JSON.parse(text.replace(/^\ufeff/, ''));
const at = (value: Json, path: Path): Json =>
  path.reduce((part, step) => (part as Record<string | number, Json>)[step] as Json, value);

function pathsOf(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Object.entries(value);
  return [
    path,
    ...parts.flatMap(([step, part]) => pathsOf(part, [...path, Array.isArray(value) ? Number(step) : step])),
  ];
}

/** An edit of a value that can be made; undefined where the drawn operation finds no place. */
function editOf(value: Json, { op, where, to, key, value: part }: Draw): Edit | undefined {
  const pick = (paths: Path[]) => paths[where % paths.length];
  const paths = pathsOf(value);
  if (op === 'set') return { op, path: pick(paths) as Path, value: part };
  if (op === 'insert') {
    const path = pick(paths.filter((one) => isContainer(at(value, one))));
    const owner = path && at(value, path);
    if (Array.isArray(owner)) return { op, path: [...(path as Path), to % (owner.length + 1)], value: part };
    if (!owner || Object.hasOwn(owner as object, key)) return undefined;
    return { op, path: [...(path as Path), key], value: part, at: to % (Object.keys(owner).length + 1) };
  }
  const isItem = (path: Path) => typeof path.at(-1) === 'number';
  const path = pick(paths.filter((one) => one.length > 0 && (op === 'remove' || isItem(one) === (op === 'move'))));
  if (!path) return undefined;
  const owner = at(value, path.slice(0, -1));
  if (op === 'remove') return { op, path };
  if (op === 'move') return { op, path, to: to % (owner as Json[]).length };
  return Object.hasOwn(owner as object, key) ? undefined : { op, path, key };
}

/** The same edit of a value. */
function edited(value: Json, edit: Edit): Json {
  const { path } = edit;
  const step = path.at(-1);
  if (step === undefined) return edit.op === 'set' ? (edit.value as Json) : value;
  const copy = structuredClone(value);
  const owner = at(copy, path.slice(0, -1)) as Json[] & Record<string, Json>;
  if (edit.op === 'set') owner[step as number] = edit.value as Json;
  else if (edit.op === 'insert' && Array.isArray(owner)) owner.splice(step as number, 0, edit.value as Json);
  else if (edit.op === 'insert') owner[step as number] = edit.value as Json;
  else if (edit.op === 'move') owner.splice(edit.to, 0, ...owner.splice(step as number, 1));
  else {
    if (edit.op === 'rename') (owner as Record<string, Json>)[edit.key] = owner[step as number] as Json;
    if (Array.isArray(owner)) owner.splice(step as number, 1);
    else delete (owner as Record<string, Json>)[step];
  }
  return copy;
}

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

const runs = { numRuns: 1000 };

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
    runs,
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
    runs,
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
    runs,
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
    runs,
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
    runs,
  );
});
