import { registry } from 'virtual:registry';
import type { Path } from '../../../diagnostics/issue.ts';
import { type Outline, optionOf } from '../../../diagnostics/outline.ts';
import { editValue } from '../../../json/edit/id-edits.ts';
import { findPath, type IdPath, isSamePath } from '../../../json/edit/id-path.ts';
import { isSame } from '../../../json/values.ts';
import { shapeDiagnostics } from '../../../validate/shape/shape.ts';
import { getState, setState, withEntry } from '../store.ts';
import type { Draft, FieldChange } from './change.ts';
import { filled, labelOf, outlineOfPath, pathKey, valueIn } from './paths.ts';
import { change } from './saving.ts';

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

let typing: (Typing & { timer: ReturnType<typeof setTimeout> | undefined }) | undefined;

interface TypingOptions {
  outline?: Outline;
  /** Other places that get the same value. */
  also?: IdPath[];
  done?: () => void;
}

/** Must be called with the value of a field for each key. Undefined removes the key of the config. */
export function typeValue(path: IdPath, value: unknown, options: TypingOptions = {}): void {
  const isSameField = isTyping(path);
  if (!isSameField) leaveField();
  if (typing) clearTimeout(typing.timer);
  const state = getState();
  const seen = isSameField ? typing?.seen : valueIn(state.value, path);
  const outline = options.outline ?? outlineOfPath(state.value, path);
  const timer = isComposing ? undefined : setTimeout(leaveField, quiet);
  typing = { path, value, seen, outline, also: options.also, done: options.done ?? (() => {}), timer };
  if (state.saving === 'saved') setState({ saving: 'waiting' });
  for (const listener of listeners) listener();
}

/** Whether a word is being composed, such as with an input method for Japanese. It is written when it is complete. */
let isComposing = false;
addEventListener('input', (event) => (isComposing = (event as InputEvent).isComposing ?? false), true);
addEventListener('compositionend', () => {
  isComposing = false;
  if (!typing) return;
  clearTimeout(typing.timer);
  typing.timer = setTimeout(leaveField, quiet);
});

const listeners: (() => void)[] = [];

/** Calls a listener after each key. */
export function listenToTyping(listener: () => void): void {
  listeners.push(listener);
}

export const isTyping = (path: IdPath): boolean => isSamePath(typing?.path, path);

/** Returns the change that the typed value will become. */
export function typedChange(): FieldChange | undefined {
  if (!typing) return undefined;
  const { path, value, seen, also } = typing;
  return { label: labelOf(getState().value, path), strict: true, field: { path, value, seen, ...(also && { also }) } };
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
  nextTurn(path);
  const issues = value === undefined ? [] : shapeIssues(path, value, outline);
  const label = labelOf(getState().value, path);
  draft({ path, label, value, issues });
  if (saving === 'waiting') setState({ saving: 'saved' });
  if (issues.length > 0 || isSame(seen, value)) return;
  saveField({ label, strict: true, field: { path, value, seen, ...(also && { also }) } });
}

/** Writes the value of a field without a check here. A refused value becomes a draft. */
export function saveField(made: FieldChange): void {
  const { label } = made;
  const { path, value, seen } = made.field;
  const turn = nextTurn(path);
  void change(made).then((answer) => {
    const issues = answer.ok || answer.conflicts ? [] : (answer.issues ?? [{ message: answer.error, hint: '' }]);
    // Only the answer to the last value of the field counts.
    if (last.get(pathKey(path)) === turn) draft({ path, label, value, issues });
    // Text that was typed meanwhile replaces the value before the refused one.
    if (!answer.ok && typing && isTyping(path)) typing.seen = seen;
  });
}

/** Counts a write of a field. */
function nextTurn(path: IdPath): number {
  const turn = (last.get(pathKey(path)) ?? 0) + 1;
  last.set(pathKey(path), turn);
  return turn;
}

/** The number of writes of each field. */
const last = new Map<string, number>();

/** Keeps a value that has issues as a draft, and removes the draft of a field without. */
function draft(made: Draft): void {
  const { drafts } = getState();
  const next = withEntry(drafts, made.path, made.issues.length > 0 ? made : undefined);
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
  if (!at) return [{ message: error.message, hint: '' }];
  const whole = editValue(state.value, { op: 'set', path: at, value });
  const issues = error.issues.map((issue) => ({ ...issue, path: [...at, ...issue.path] }));
  return [...shapeDiagnostics(registry, whole, issues)].map(({ message, hint, edit }) => ({
    message,
    hint,
    edit,
  }));
}

function stepOf(value: unknown, path: IdPath): Path {
  const step = path.at(-1);
  if (step === undefined) return [];
  return typeof step === 'object' ? (findPath(value, path)?.slice(-1) ?? []) : [step];
}
