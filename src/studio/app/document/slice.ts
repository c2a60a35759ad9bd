import type { Issue } from '../../../diagnostics/issue.ts';
import type { SchemaNode } from '../../../diagnostics/schema-node.ts';
import { isSamePath } from '../../../json/edit/id-path.ts';
import type { Conflict, FileState, IdEdit, IdPath, StudioResponse } from '../../protocol.ts';
import { pathKey, valueIn } from './paths.ts';
import type { WindowRecord } from './records.ts';

/** The file, and what is on its way to it. Unchanged parts of the values stay the same objects. */
export interface DocumentState {
  /** The state of the file from the server; undefined until the first answer. */
  file: FileState | undefined;
  /** Whether the file is not JSON at present, so that forms are disabled. */
  isBroken: boolean;
  /** The value of the last text of the file that was JSON. */
  saved: unknown;
  /** The changes that are not in the file, as far as is known, in their order. */
  queue: readonly Queued[];
  /** Whether the first change of the queue is in flight. */
  isSending: boolean;
  /** Why the first change of the queue cannot be saved at present. It is tried again. */
  hindrance: string;
  /** Why the last request was refused. */
  refusal: string;
  /** The saved value with the changes of the queue: what Studio shows. */
  value: unknown;
  /** What is typed in a field at this moment. It becomes a change or an invalid input. */
  typing: Typing | undefined;
  invalidInputs: ReadonlyMap<string, InvalidInput>;
  conflicts: ReadonlyMap<string, LabeledConflict>;
  /** The typed code that is not in the file. */
  code: UnsavedCode | undefined;
  /** What earlier windows of Studio did not save. The browser stores it, as it does for this window: see `unsaved.ts`. */
  storedChanges: readonly StoredChanges[];
}

export const emptyDocument: DocumentState = {
  file: undefined,
  isBroken: false,
  saved: undefined,
  queue: [],
  isSending: false,
  hindrance: '',
  refusal: '',
  value: undefined,
  typing: undefined,
  invalidInputs: new Map(),
  conflicts: new Map(),
  code: undefined,
  storedChanges: [],
};

/** A change that becomes a step of the undo list: edits, or the new value of a field. */
export type Change = {
  label: string;
  /** Whether the server must refuse a change that brings a new error. */
  strict?: boolean;
} & ({ edits: IdEdit[] } | { field: FieldValue });

/** A new value for a field. Values of one field in a row become one step, until the field is left. */
interface FieldValue {
  path: IdPath;
  value: unknown;
  /** The value of the field before the editor began to type. */
  seen: unknown;
  /** Other places that get the same value: items refer to a group by its name. */
  also?: IdPath[];
}

/** A change in the queue. */
export type Queued = Change & {
  id: number;
  /** Changes in a row with the same `merge` become one step. */
  merge: string | undefined;
  /** Must be called with the answer. */
  settle: (answer: StudioResponse) => void;
};

export interface Typing extends FieldValue {
  label: string;
  schemaNode: SchemaNode | undefined;
}

/** A value that is only in its field, because it is not valid. */
interface InvalidInput {
  path: IdPath;
  /** Names the field, also when its place is gone. */
  label: string;
  value: unknown;
  /** The errors of the check. */
  issues: Pick<Issue, 'message' | 'hint' | 'edit'>[];
}

type LabeledConflict = Conflict & { label: string };

/** A text that was typed in the code, and the text of the file that it was made from. */
export interface UnsavedCode {
  base: string;
  /** A text that was sent, and may be in the file. */
  sent?: string;
  text: string;
}

/** What a window of Studio has not saved. */
export interface Unsaved {
  changes: Change[];
  /** Stored under this name in browsers. */
  drafts: InvalidInput[];
  conflicts: LabeledConflict[];
  code?: UnsavedCode;
}

/** What an earlier window of Studio did not save. */
export type StoredChanges = WindowRecord<Unsaved>;

/** Returns what is not saved; undefined if all is. */
export function unsavedOf({ queue, typing, invalidInputs, conflicts, code }: DocumentState): Unsaved | undefined {
  const changes = queue.map((one): Change => {
    const { label, strict } = one;
    const content = 'edits' in one ? { edits: one.edits } : { field: one.field };
    return { label, ...(strict && { strict }), ...content };
  });
  if (typing) changes.push(changeOf(typing));
  if (changes.length + invalidInputs.size + conflicts.size === 0 && !code) return undefined;
  return { changes, drafts: [...invalidInputs.values()], conflicts: [...conflicts.values()], ...(code && { code }) };
}

/** Returns the change that a typed value becomes if it is valid. */
export const changeOf = ({ label, path, value, seen, also }: Typing): Change => ({
  label,
  strict: true,
  field: { path, value, seen, ...(also && { also }) },
});

/** Returns why nothing can be written at present; an empty text if it can. */
export const hindranceOf = ({ hindrance, file }: DocumentState): string =>
  hindrance || (file?.isUnread ? (file.trouble ?? '') : '');

/** Returns why something is not saved; an empty text if nothing failed. */
export const failureOf = (state: DocumentState): string => hindranceOf(state) || state.refusal;

export function savingOf(state: DocumentState): 'saved' | 'waiting' | 'saving' | 'failed' {
  if (failureOf(state)) return 'failed';
  if (state.isSending) return 'saving';
  return state.queue.length > 0 || state.typing || state.code ? 'waiting' : 'saved';
}

/** Returns the value in the field at a path: typed, an invalid input, or that of the config. */
export function valueInField({ typing, invalidInputs, value }: DocumentState, path: IdPath): unknown {
  if (isSamePath(typing?.path, path)) return typing?.value;
  const draft = invalidInputs.size > 0 ? invalidInputs.get(pathKey(path)) : undefined;
  return draft ? draft.value : valueIn(value, path);
}

/** Returns a copy of a map with another entry at a path, or without the entry. */
export function withEntry<T>(map: ReadonlyMap<string, T>, path: IdPath, entry: T | undefined): ReadonlyMap<string, T> {
  const key = pathKey(path);
  if (entry === undefined && !map.has(key)) return map;
  const copy = new Map(map);
  if (entry === undefined) copy.delete(key);
  else copy.set(key, entry);
  return copy;
}
