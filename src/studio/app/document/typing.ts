import { registry } from 'virtual:registry';
import { registryFor } from '../../../../schema/registry.ts';
import type { SiteConfig } from '../../../../schema/site.ts';
import { directionOf } from '../../../content/direction.ts';
import { typeset } from '../../../content/typeset.ts';
import type { Path } from '../../../diagnostics/issue.ts';
import { optionOf, type SchemaNode } from '../../../diagnostics/schema-node.ts';
import { editValue } from '../../../json/edit/id-edits.ts';
import { findPath, type IdPath, isSamePath } from '../../../json/edit/id-path.ts';
import { isSame } from '../../../json/values.ts';
import { shapeDiagnostics } from '../../../validate/shape/shape.ts';
import { parseShape } from '../../../validate/shape/shape-issue.ts';
import { getState, setState } from '../store.ts';
import { filled, labelOf, schemaNodeOfPath, valueIn } from './paths.ts';
import { change, endStep } from './queue.ts';
import { changeOf, type Typing, withEntry } from './slice.ts';

// Typed text is shown on the page with each key, and becomes a change a moment after the last key. Invalid text stays in its field as an invalid input.

/** The time between the last key and the write, in milliseconds. */
const quiet = 250;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether a word is being composed, such as with an input method for Japanese. It is written when it is complete. */
let isComposing = false;

export function listenToComposition(): void {
  addEventListener('input', (event) => (isComposing = (event as InputEvent).isComposing ?? false), true);
  addEventListener('compositionend', () => {
    isComposing = false;
    if (getState().typing) writeSoon();
  });
}

function writeSoon(): void {
  clearTimeout(timer);
  if (!isComposing) timer = setTimeout(writeTyped, quiet);
}

interface FieldOptions {
  schemaNode?: SchemaNode | undefined;
  /** Other places that get the same value. */
  also?: IdPath[] | undefined;
}

/** Must be called with the value of a field for each key. Undefined removes the key of the config. */
export function typeValue(path: IdPath, value: unknown, options: FieldOptions = {}): void {
  if (!isTyping(path)) writeTyped();
  const { typing = typedIn(path, options) } = getState();
  setState({ typing: { ...typing, value } });
  writeSoon();
}

/** Describes a field before a value is typed in it. */
function typedIn(path: IdPath, { schemaNode, also }: FieldOptions): Omit<Typing, 'value'> {
  const { value } = getState();
  const label = labelOf(value, path);
  const seen = valueIn(value, path);
  return { path, label, seen, schemaNode: schemaNode ?? schemaNodeOfPath(value, path), ...(also && { also }) };
}

export const isTyping = (path: IdPath): boolean => isSamePath(getState().typing?.path, path);

/** Shows a text on the page, before it is saved. */
export function showText(path: IdPath, text: string): void {
  getState().frame?.showText(path, text);
}

/** Returns a text as the page shows it. */
export function shownText(text: string): string {
  const { value } = getState();
  return typeset(filled(value, text), directionOf(valueIn(value, ['seo']) as SiteConfig['seo']));
}

/** Writes the typed value, or keeps it as an invalid input. */
export function writeTyped(): void {
  clearTimeout(timer);
  const { typing } = getState();
  if (!typing) return;
  setState({ typing: undefined });
  write(typing);
}

/** Must be called when a field loses the focus. Later values of the field are another step. */
export function leaveField(): void {
  writeTyped();
  endStep();
}

/** Writes the value of a field; undefined removes its key. A value that brings an error becomes an invalid input. */
export const setField = (path: IdPath, value: unknown, options: FieldOptions = {}): void =>
  write({ ...typedIn(path, options), value });

function write(typed: Typing): void {
  const { path, label, value, seen, schemaNode } = typed;
  const issues = value === undefined ? [] : shapeIssues(path, value, schemaNode);
  const { invalidInputs } = getState();
  const next = withEntry(invalidInputs, path, issues.length > 0 ? { path, label, value, issues } : undefined);
  if (next !== invalidInputs) setState({ invalidInputs: next });
  if (issues.length === 0 && !isSame(seen, value)) void change(changeOf(typed));
}

/** Removes the invalid input and the conflict of a field. */
export function dropInvalidInput(path: IdPath): void {
  const { invalidInputs, conflicts } = getState();
  setState({
    invalidInputs: withEntry(invalidInputs, path, undefined),
    conflicts: withEntry(conflicts, path, undefined),
  });
}

/** Checks a value against the schema alone. Returns errors with the words of `npm run validate`. */
export function shapeIssues(path: IdPath, value: unknown, schemaNode: SchemaNode | undefined) {
  const option = schemaNode?.kind === 'choice' ? (optionOf(value, schemaNode) ?? schemaNode) : schemaNode;
  const error = option && parseShape(option.schema, value).error;
  if (!error) return [];
  const state = getState();
  const owner = findPath(state.value, path.slice(0, -1));
  const at = owner && [...owner, ...stepOf(state.value, path)];
  if (!at) return [{ message: 'This is not valid.', hint: '' }];
  const whole = editValue(state.value, { op: 'set', path: at, value });
  const issues = error.issues.map((issue) => ({ ...issue, path: [...at, ...issue.path] }));
  return [...shapeDiagnostics(registryFor(registry, whole), whole, issues)].map(({ message, hint, edit }) => ({
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
