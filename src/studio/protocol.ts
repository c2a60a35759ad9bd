import type { Issue } from '../config/report/issue.ts';

// What Studio's page and its server say to each other. Requests are POST with JSON; news come over Vite's own WebSocket.

/** The way to a value of the config. Routes, sections and list items that have an id are named by it, so that a path holds when they are moved. */
export type IdPath = (string | number | { id: string })[];

/** A change of the config. `expect` is what its author saw at the path: the edit is made only where that still stands there. */
export type IdEdit =
  | { op: 'set'; path: IdPath; value: unknown; expect: unknown }
  /** Adds an item before the one with an index, or a key to an object. */
  | { op: 'insert'; path: IdPath; value: unknown; at?: number }
  | { op: 'remove'; path: IdPath; expect: unknown }
  /** Moves an item of a list to the index that it then has. */
  | { op: 'move'; path: IdPath; to: number }
  | { op: 'rename'; path: IdPath; key: string };

/** A change of the config's text: `removed` stood at an offset, and `inserted` comes in its place. Offsets count UTF-16 units. */
export interface Splice {
  at: number;
  removed: string;
  inserted: string;
}

/** A step of the undo list. */
export interface Step {
  id: number;
  /** In words: "Title of Hero", "Changed in a text editor". */
  label: string;
  /** Whose it is: Studio's, or of whoever else has saved the file. */
  by: 'studio' | 'outside';
  /** When, in milliseconds since 1970. */
  time: number;
}

/** The config as it stands on disk, and what is known of it. */
export interface FileState {
  text: string;
  /** Names the text: edits say by it which text they were made for. */
  hash: string;
  /** What is wrong with it, as `npm run validate` tells it, warnings too. */
  issues: Issue[];
  /** Why the file cannot be read or written now; nothing while all is well. */
  trouble?: string;
  /** The steps that can be undone, the last one first, and those that can be redone, the next one first. At most 50 of each. */
  undo: Step[];
  redo: Step[];
}

/** The news that the server sends as `studio:state` after each change: the state, with the text as a change of the text before. */
export type StateNews = Omit<FileState, 'text'> & { from: string; splice: Splice };

/** Edits for the text named by `base`. Edits in a row with the same `merge` become one step of the undo list. */
export interface EditRequest {
  base: string;
  label: string;
  merge?: string;
  /** Makes the edits only where they bring no error that is not there already; else the answer tells these, and nothing is written. */
  strict?: boolean;
  edits: IdEdit[];
}

/** A change of the text itself, as the code panel makes it, for the text named by `base`. */
export interface SpliceRequest {
  base: string;
  splice: Splice;
}

/** Why an edit was not made: what its author saw is no longer there. */
export interface Conflict {
  path: IdPath;
  /** What stands there now; nothing if the place is gone. */
  found?: unknown;
  /** What the edit would have put there. */
  meant?: unknown;
}

export type Answer =
  | { ok: true; state: FileState }
  | { ok: false; error: string; conflicts?: Conflict[]; issues?: Issue[]; state?: FileState };

/** Where Studio's page is, and what its requests begin with. */
export const studioPath = '/__studio';

/** The header that has the token of this start of the server. */
export const tokenHeader = 'x-studio-token';
