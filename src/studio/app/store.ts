import { useSyncExternalStore } from 'react';
import type { IdPath } from '../../json/edit/id-path.ts';
import type { StudioPage } from '../bridge.ts';
import type { Conflict, FileState } from '../protocol.ts';
import type { Change, Draft, Kept, UnsavedCode } from './document/change.ts';
import { pathKey, valueIn } from './document/paths.ts';

export type Scheme = 'light' | 'dark';

/** The state of Studio's page. Only `setState` changes it. Unchanged parts stay the same objects. */
export interface State {
  /** The state of the file from the server; undefined until the first answer. */
  file: FileState | undefined;
  /** The value of the config with all unanswered changes. */
  value: unknown;
  /** Whether the file is not JSON at present, so that forms are disabled. */
  isBroken: boolean;
  saving: 'saved' | 'waiting' | 'saving' | 'failed';
  /** Why the waiting changes, or the last one, were not saved. */
  failure: string;
  drafts: ReadonlyMap<string, Draft>;
  conflicts: ReadonlyMap<string, Conflict & { label: string }>;
  /** The changes that are not in the file yet. */
  waiting: readonly Change[];
  /** Returns the typed code that is not in the file yet. */
  code: (() => UnsavedCode) | undefined;
  /** What earlier windows of Studio did not save. */
  kept: readonly Kept[];
  /** The path of the selection: a value with a form, or one of its fields. */
  selection: IdPath | undefined;
  /** The path of the page that the frame shows. */
  page: string;
  /** The functions of the page in the frame, when it is loaded. */
  frame: StudioPage | undefined;
  /** The width of the frame in pixels; undefined for the available width. */
  width: number | undefined;
  scheme: Scheme;
  /** Whether the page is used as a visitor does, and not edited. */
  isUsed: boolean;
  /** The message that is shown for a while. */
  message: string;
  /** The open window. */
  open: Opened | undefined;
  /** Whether the code panel is open. */
  hasCode: boolean;
  /** The place that the code panel must show. */
  codePlace: { line: number; column: number } | undefined;
}

/** An open window with its input. */
export type Opened =
  | { name: 'help' | 'issues' | 'new-page' | 'outline' | 'form' | 'palette' | 'changes' }
  | { name: 'add-section'; page: IdPath; at: number }
  | { name: 'remove'; path: IdPath; uses: IdPath[] };

let state: State = {
  file: undefined,
  value: undefined,
  isBroken: false,
  saving: 'saved',
  failure: '',
  drafts: new Map(),
  conflicts: new Map(),
  waiting: [],
  code: undefined,
  kept: [],
  selection: undefined,
  page: '/',
  frame: undefined,
  width: undefined,
  scheme: 'light',
  isUsed: false,
  message: '',
  open: undefined,
  hasCode: false,
  codePlace: undefined,
};

const listeners = new Set<() => void>();

export const getState = (): State => state;

export function setState(part: Partial<State>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

/** Calls a listener after each change. Returns a function that stops this. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads a part of the state. The component renders again when that part changes. */
export const useStudio = <T>(select: (state: State) => T): T => useSyncExternalStore(subscribe, () => select(state));

/** Reads the value at a path. */
export const useValue = (path: IdPath): unknown => useStudio(({ value }) => valueIn(value, path));

/** Selects the value at a path: opens its form, and outlines it on the page. */
export function select(path: IdPath | undefined, { from }: { from?: 'page' | 'form' | 'code' } = {}): void {
  setState({ selection: path });
  if (from !== 'page') state.frame?.select(path, { scroll: true });
  if (path && !from) openForm();
}

/** Opens the form of the selection, in a window that is too narrow for the form beside the page. */
export function openForm(): void {
  if (!matchMedia('(min-width: 64em)').matches) openWindow({ name: 'form' });
}

export const openWindow = (open: Opened | undefined): void => setState({ open });

/** Opens the code panel, at a place of the file. */
export const openCode = (place?: { line: number; column: number }): void =>
  setState({ hasCode: true, codePlace: place && { line: place.line, column: place.column }, open: undefined });

/** Returns a copy of a map with another entry at a path, or without the entry. */
export function withEntry<T>(map: ReadonlyMap<string, T>, path: IdPath, entry: T | undefined): ReadonlyMap<string, T> {
  const key = pathKey(path);
  if (entry === undefined && !map.has(key)) return map;
  const copy = new Map(map);
  if (entry === undefined) copy.delete(key);
  else copy.set(key, entry);
  return copy;
}
