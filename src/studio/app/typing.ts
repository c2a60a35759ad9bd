import { shapeDiagnostics } from '../../config/check/shape.ts';
import { editValue } from '../../config/edit/id-edits.ts';
import { findPath, type IdPath, isSamePath } from '../../config/edit/id-path.ts';
import { isSame } from '../../config/json.ts';
import { type Outline, optionOf } from '../../config/outline.ts';
import type { Path } from '../../config/report/issue.ts';
import { filled, labelOf, outlineOfPath, pathKey, valueIn } from './paths.ts';
import { change } from './saving.ts';
import { type Draft, getState, setState, withEntry } from './store.ts';

// Typed text is shown on the page with each key, and written a moment after the last key. Invalid text stays in its field as a draft.

/** The time between the last key and the write, in milliseconds. */
const quiet = 250;

interface Typing {
  path: IdPath;
  value: unknown;
  /** The value before the first key. */
  seen: unknown;
  outline: Outline | undefined;
  also: IdPath[] | undefined;
  /** Called when the value is in the store or a draft. */
  done: () => void;
}

let typing: (Typing & { timer: ReturnType<typeof setTimeout> }) | undefined;

interface TypingOptions {
  outline?: Outline;
  /** Other places that get the same value. */
  also?: IdPath[];
  done?: () => void;
}

/** Must be called with the value of a field for each key. Undefined removes the key of the config. */
export function typeValue(path: IdPath, value: unknown, options: TypingOptions = {}): void {
  const isSameField = isSamePath(typing?.path, path);
  if (!isSameField) leaveField();
  if (typing) clearTimeout(typing.timer);
  const state = getState();
  const seen = isSameField ? typing?.seen : valueIn(state.value, path);
  const outline = options.outline ?? outlineOfPath(state.value, path);
  const timer = setTimeout(leaveField, quiet);
  typing = { path, value, seen, outline, also: options.also, done: options.done ?? (() => {}), timer };
  if (state.saving === 'saved') setState({ saving: 'waiting' });
}

/** Shows a text on the page, before it is saved. */
export function showText(path: IdPath, text: string): void {
  getState().frame?.showText(path, text);
}

/** Returns a text as the page shows it. */
export const shownText = (text: string): string => filled(getState().value, text);

/** Writes the typed value, or keeps it as a draft. */
export function leaveField(): void {
  if (!typing) return;
  const { timer, path, value, seen, outline, also, done } = typing;
  clearTimeout(timer);
  typing = undefined;
  setField(path, value, { outline, seen, also });
  done();
}

interface FieldOptions {
  outline?: Outline | undefined;
  /** The value before the first key. */
  seen?: unknown;
  also?: IdPath[] | undefined;
}

/** Writes the value of a field; undefined removes its key. A value that brings an error becomes a draft. */
export function setField(
  path: IdPath,
  value: unknown,
  { outline, seen = valueIn(getState().value, path), also }: FieldOptions = {},
): void {
  const { saving } = getState();
  const turn = (last.get(pathKey(path)) ?? 0) + 1;
  last.set(pathKey(path), turn);
  const issues = value === undefined ? [] : shapeIssues(path, value, outline);
  draft(path, value, issues);
  if (saving === 'waiting') setState({ saving: 'saved' });
  if (issues.length > 0 || isSame(seen, value)) return;
  const label = labelOf(getState().value, path);
  void change({ label, strict: true, field: { path, value, seen, ...(also && { also }) } }).then((answer) => {
    // Only the answer to the last value of the field counts.
    if (last.get(pathKey(path)) === turn) draft(path, value, answer.ok ? [] : (answer.issues ?? []));
    // Text that was typed meanwhile replaces the value before the refused one.
    if (!answer.ok && typing && isSamePath(typing.path, path)) typing.seen = seen;
  });
}

/** The number of writes of each field. */
const last = new Map<string, number>();

function draft(path: IdPath, value: unknown, issues: Draft['issues']): void {
  const { drafts } = getState();
  const next = withEntry(drafts, path, issues.length > 0 ? { path, value, issues } : undefined);
  if (next !== drafts) setState({ drafts: next });
}

/** Removes the draft and the conflict of a field. */
export function dropDraft(path: IdPath): void {
  const { drafts, conflicts } = getState();
  setState({ drafts: withEntry(drafts, path, undefined), conflicts: withEntry(conflicts, path, undefined) });
}

/** Checks a value against the schema alone. Returns errors with the words of `npm run validate`. */
export function shapeIssues(path: IdPath, value: unknown, outline: Outline | undefined) {
  const option = outline?.kind === 'choice' ? (optionOf(value, outline) ?? outline) : outline;
  const { error } = option?.schema.safeParse(value) ?? {};
  if (!error) return [];
  const state = getState();
  const owner = findPath(state.value, path.slice(0, -1));
  const at = owner && [...owner, ...stepOf(state.value, path)];
  if (!at) return [{ fact: error.message, fix: '' }];
  const whole = editValue(state.value, { op: 'set', path: at, value });
  const issues = error.issues.map((issue) => ({ ...issue, path: [...at, ...issue.path] }));
  return [...shapeDiagnostics(whole, issues)].map(({ fact, fix, at }) => ({
    fact,
    fix,
    isPart: typeof at === 'object',
  }));
}

function stepOf(value: unknown, path: IdPath): Path {
  const step = path.at(-1);
  if (step === undefined) return [];
  return typeof step === 'object' ? (findPath(value, path)?.slice(-1) ?? []) : [step];
}
