import { useSyncExternalStore } from 'react';
import type { IdPath } from '../../config/edit/id-path.ts';
import type { StudioPage } from '../bridge.ts';
import type { Conflict, FileState } from '../protocol.ts';
import { formRoot, pathKey, valueIn } from './paths.ts';

/** A value that its field holds and the file does not, as it is not valid yet. */
interface Draft {
  path: IdPath;
  value: unknown;
  /** What is wrong with it, in the check's own words. */
  issues: { fact: string; fix: string }[];
}

export type Scheme = 'light' | 'dark';

/** Everything that Studio's page knows. Only `setState` changes it, and what has not changed stays the same object. */
export interface State {
  /** The config as the server has it; undefined until the first answer. */
  file: FileState | undefined;
  /** The config's value with all edits that are not answered yet. */
  value: unknown;
  /** Whether the file is no JSON at present, so that forms must wait. */
  isBroken: boolean;
  saving: 'saved' | 'waiting' | 'saving' | 'failed';
  /** Why it was not saved. */
  failure: string;
  drafts: ReadonlyMap<string, Draft>;
  conflicts: ReadonlyMap<string, Conflict>;
  /** The path of what is selected: a thing with a form, or one of its fields. */
  selection: IdPath | undefined;
  /** The path of the page that the frame shows. */
  page: string;
  /** What the page in the frame can do, once it is there. */
  frame: StudioPage | undefined;
  /** The width of the frame in pixels; all the room there is without one. */
  width: number | undefined;
  scheme: Scheme;
  /** Whether the page is used as a visitor does, and not edited. */
  isUsed: boolean;
  /** What is told for a while. */
  message: string;
  /** The window that is open over the page. */
  open: Opened | undefined;
  /** Whether the code panel is open. */
  hasCode: boolean;
  /** The place that the code panel must show. */
  codePlace: { line: number; column: number } | undefined;
}

/** A window of Studio's own, with what it is for. */
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

/** Calls something after each change; gives what ends that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads a part of the state; the component renders again when that part is another one. */
export const useStudio = <T>(select: (state: State) => T): T => useSyncExternalStore(subscribe, () => select(state));

/** The value at a path, as it is with all edits. */
export const useValue = (path: IdPath): unknown => useStudio(({ value }) => valueIn(value, path));

/** Selects what stands at a path: its form opens, and the page shows where it is. */
export function select(path: IdPath | undefined, { from }: { from?: 'page' | 'form' | 'code' } = {}): void {
  setState({ selection: path });
  const root = path && formRoot(state.value, path);
  if (from !== 'page') state.frame?.select(path, { scroll: true });
  if (root && isNarrow() && !from) setState({ open: { name: 'form' } });
}

/** Whether outline and form have no room beside the page. */
const isNarrow = (): boolean => !matchMedia('(min-width: 64em)').matches;

export const openWindow = (open: Opened | undefined): void => setState({ open });

/** Opens the code panel, at a place of the file. */
export const openCode = (place?: { line: number; column: number }): void =>
  setState({ hasCode: true, codePlace: place && { line: place.line, column: place.column }, open: undefined });

/** A copy of a map with another entry, or without it. */
export function withEntry<T>(map: ReadonlyMap<string, T>, path: IdPath, entry: T | undefined): ReadonlyMap<string, T> {
  const key = pathKey(path);
  if (entry === undefined && !map.has(key)) return map;
  const copy = new Map(map);
  if (entry === undefined) copy.delete(key);
  else copy.set(key, entry);
  return copy;
}
