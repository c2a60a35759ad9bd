import type { Change } from '../config/diff/changes.ts';
import type { Conflict, IdEdit } from '../config/edit/id-edits.ts';
import type { Splice } from '../config/edit/splice.ts';
import type { Issue } from '../config/report/issue.ts';

// What Studio's page and its server say to each other. Requests are POST with JSON to `/__studio/api/<name>`, with the token in a
// header; news come over Vite's own WebSocket. The status is 200, 409 where an edit is in conflict, 422 where it cannot be made, 403 for
// whoever may not ask.
//
// | name      | request        | answer |
// | --------- | -------------- | ------ |
// | `state`   | `{}`           | Answer |
// | `edit`    | EditRequest    | Answer |
// | `splice`  | SpliceRequest  | Answer |
// | `undo`    | StepRequest    | Answer |
// | `redo`    | StepRequest    | Answer |
// | `restore` | `{}`           | Answer: a file that cannot be read is written again, as it was last |
// | `pictures`| `{}`           | PicturesAnswer |
// | `upload`  | UploadRequest  | PictureAnswer |
// | `crop`    | CropRequest    | PictureAnswer |
// | `files`   | `{}`           | FilesAnswer |
// | `icons`   | IconRequest    | IconsAnswer |
// | `code`    | `{}`           | CodeAnswer |
// | `changes` | `{}`           | ChangesAnswer: what is different from the last commit |
// | `discard` | DiscardRequest | Answer |
// | `commit`  | CommitRequest  | CommitAnswer |
//
// A page as it was committed last is at `beforePath`, followed by its path, and as it is now at `nowPath`, without scripts: for pictures
// in frames.

export type { Conflict, IdEdit } from '../config/edit/id-edits.ts';
export type { IdPath } from '../config/edit/id-path.ts';

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
  /** What issues call it. */
  name: string;
  text: string;
  /** Names the text: edits say by it which text they were made for. */
  hash: string;
  /** What is wrong with it, as `npm run validate` tells it, warnings too. */
  issues: Issue[];
  /** Why the file cannot be read or written now; nothing while all is well. */
  trouble?: string;
  /** What else must be said, such as that a change had not reached the file when the server ended. It stays until the next step. */
  notice?: string;
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
  merge?: string;
  splice: Splice;
}

/** Takes back the newest step of the text named by `base`, or makes the next one again; with `step`, all up to that one. */
export interface StepRequest {
  base: string;
  step?: number;
}

/** What stands in the document of Studio's page as JSON, in the script with the id `_studio`. The page takes it out at once. */
export interface StudioStart {
  token: string;
}

export type Answer =
  | { ok: true; state: FileState }
  | { ok: false; error: string; conflicts?: Conflict[]; issues?: Issue[]; state?: FileState };

/** Why something was not done, in words for whoever asked for it. */
export interface Failure {
  ok: false;
  error: string;
}

/** A picture in `public/`. */
export interface PictureFile {
  /** As the config names it: `/images/team.webp`. */
  file: string;
  bytes: number;
  width: number;
  height: number;
}

export type PicturesAnswer = { ok: true; pictures: PictureFile[] } | Failure;
export type PictureAnswer = { ok: true; picture: PictureFile } | Failure;

/** A new picture, in Base64, of at most 20 MB. It is told by its content; of its name the server makes another. */
export interface UploadRequest {
  name: string;
  data: string;
}

/** A part of a picture, in pixels of the picture as it is shown, and turned to the right by degrees before. The part becomes a new picture. */
export interface CropRequest {
  file: string;
  crop: { x: number; y: number; width: number; height: number };
  rotate?: 0 | 90 | 180 | 270;
}

/** The files of `public/`, as the config names them. */
export type FilesAnswer = { ok: true; files: string[] } | Failure;

/** An icon of one of the sets: its name, and what stands within its `<svg>` of 24 by 24. */
export interface FoundIcon {
  name: string;
  inside: string;
  filled: boolean;
}

/** Asks for icons by words, or for the one of a name. */
export type IconRequest = { query: string } | { name: string };
export type IconsAnswer = { ok: true; icons: FoundIcon[] } | Failure;

/** What an editor of JSON has to know: the JSON Schema of the file. */
export type CodeAnswer = { ok: true; schema: object } | Failure;

/** Where the examples of the section types are, to be shown as pictures: `/hero-1` is the first one of heroes. */
export const examplesPath = '/__studio/example';
/** What is different from the last commit; `none` says why there is nothing to compare with, such as no git. */
export type ChangesAnswer =
  | {
      ok: true;
      none?: string;
      /** Whether the site is in a git repository. */
      git: boolean;
      /** Names the text that the changes are in. */
      base: string;
      changes: Omit<Change, 'discard'>[];
      /** Other files of the site that are new or changed, which Studio does not commit. */
      others: string[];
    }
  | Failure;

/** Takes back changes, by their ids, as one step. */
export interface DiscardRequest {
  base: string;
  changes: string[];
}

/** Commits changes, by their ids, with a message. */
export interface CommitRequest {
  base: string;
  changes: string[];
  message: string;
}

export type CommitAnswer = { ok: true; commit: string } | (Failure & { issues?: Issue[] });

/** The event of the news. */
export const newsEvent = 'studio:state';

/** Where Studio's page is, and what its requests begin with. */
export const studioPath = '/__studio';

/** Where the pages are as they were committed last. */
export const beforePath = '/__studio/before';

/** Where they are as they are now. */
export const nowPath = '/__studio/now';

/** The header that has the token of this start of the server. */
export const tokenHeader = 'x-studio-token';
