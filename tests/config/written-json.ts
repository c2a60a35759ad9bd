import fc from 'fast-check';
import type { Path } from '../../src/diagnostics/issue.ts';
import type { Edit } from '../../src/json/edit/apply-edits.ts';
import type { Json } from './changed-config.ts';

// JSON texts in every layout, and edits of what they say.

export interface Span {
  start: number;
  end: number;
}

/** A text that says a value, and where the parts of the value are in it: their keys, and they themselves. */
export interface Written {
  text: string;
  value: Json;
  spans: Map<string, { key: Span; value: Span }>;
}

export interface Style {
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

export const spanKey = (path: Path) => JSON.stringify(path);

export function write(value: Json, style: Style): Written {
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
export const leaf: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom('', 'x', 'a, b', '{"a": [1, 2]}', '\\ é \u2028', true, null, 0, -1.5, 1e21),
  fc.string(),
);
export const { json } = fc.letrec<{ json: Json; list: Json; object: Json }>((tie) => ({
  json: fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaf, tie('list'), tie('object')),
  list: fc.array(tie('json'), { maxLength: 4 }) as fc.Arbitrary<Json>,
  object: fc.dictionary(key, tie('json'), { maxKeys: 4, noNullPrototype: true }) as fc.Arbitrary<Json>,
}));
const container = json.filter((value) => typeof value === 'object' && value !== null);

export const style: fc.Arbitrary<Style> = fc
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

/** JSON texts in every layout. */
export const written = fc.tuple(container, style).map(([value, how]) => write(value, how));

/** What is drawn to make an edit of a value: where, and with what. */
export const draw = fc.record({
  op: fc.constantFrom('set' as const, 'insert' as const, 'remove' as const, 'move' as const, 'rename' as const),
  where: fc.nat(),
  to: fc.nat(),
  key,
  value: json,
});
export type Draw = typeof draw extends fc.Arbitrary<infer One> ? One : never;

export const isContainer = (value: Json) => typeof value === 'object' && value !== null;
export const parse = (text: string): Json => JSON.parse(text.replace(/^\ufeff/, ''));
export const at = (value: Json, path: Path): Json =>
  path.reduce((part, step) => (part as Record<string | number, Json>)[step] as Json, value);

export function pathsOf(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Object.entries(value);
  return [
    path,
    ...parts.flatMap(([step, part]) => pathsOf(part, [...path, Array.isArray(value) ? Number(step) : step])),
  ];
}

/** An edit of a value that can be made; undefined where the drawn operation finds no place. */
export function editOf(value: Json, { op, where, to, key, value: part }: Draw): Edit | undefined {
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
export function edited(value: Json, edit: Edit): Json {
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
