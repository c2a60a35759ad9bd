import { z } from 'zod';
import type { Issue } from '../diagnostics/issue.ts';
import type { Conflict, IdEdit } from '../json/edit/id-edits.ts';
import type { IdPath } from '../json/edit/id-path.ts';
import type { Change } from '../project/changes/changes.ts';
import type { ItemFiles } from './item-files.ts';

// The requests from Studio's page to its server, and the answers. Requests are POST with JSON to `/__studio/api/<name>`, with the token
// in a header. The status is 200, or 409 for an edit with conflicts, 422 for a request that cannot be done, and 403 for a request that
// does not come from Studio. The server sends each new state as `studio:state` over Vite's own WebSocket.
//
// | name      | request        | answer        |
// | --------- | -------------- | ------------- |
// | `state`   | nothing        | Answer        |
// | `edit`    | editRequest    | Answer        |
// | `text`    | textRequest    | Answer        |
// | `undo`    | stepRequest    | Answer        |
// | `redo`    | stepRequest    | Answer        |
// | `revert`  | revertRequest  | Answer        |
// | `restore` | nothing        | Answer        |
// | `upload`  | uploadRequest  | FileAnswer    |
// | `crop`    | cropRequest    | FileAnswer    |
// | `files`   | nothing        | FilesAnswer   |
// | `icons`   | iconRequest    | IconsAnswer   |
// | `code`    | nothing        | CodeAnswer    |
// | `changes` | nothing        | ChangesAnswer |
// | `discard` | discardRequest | Answer        |
// | `commit`  | commitRequest  | CommitAnswer  |

export type { Conflict, IdEdit } from '../json/edit/id-edits.ts';
export type { IdPath } from '../json/edit/id-path.ts';

/** The path of Studio's page. The paths of its requests and pictures begin with it. */
export const studioPath = '/__studio';
/** The pages of the last commit, without scripts: this path, then the path of the page. */
export const beforePath = '/__studio/before';
/** The current pages, without scripts. */
export const nowPath = '/__studio/now';
/** The examples of the section types, without scripts: `/hero-1` is the first one of `hero`. */
export const examplesPath = '/__studio/example';
/** The header for the token. The server makes a new token when it starts. */
export const tokenHeader = 'x-studio-token';
/** The event with a new state. */
export const newsEvent = 'studio:state';

/** The JSON in the script `_studio` of Studio's page. The page removes the script at once. */
export interface StudioStart {
  token: string;
  /** Identifies the site's folder on this machine. */
  site: string;
}

/** The config on disk. */
export interface FileState {
  /** Increases with each new state. */
  version: number;
  /** The name of the file in issues. */
  name: string;
  text: string;
  /** The hash of the text and of those of the language files. Requests name the texts that they were made for by it. */
  hash: string;
  /** The lists whose items are in Markdown files, by name. */
  items: Record<string, ItemFiles>;
  /** The errors and warnings of `npm run validate`. */
  issues: Issue[];
  /** Why the file cannot be read or written at present. */
  trouble?: string;
  /** Whether the file cannot be read at present, and can be restored. */
  isUnread?: boolean;
  /** Another message, such as that a change was not written before the server ended. It stays until the next step. */
  notice?: string;
  /** At most 50 steps that can be undone, the newest first. */
  undo: Step[];
  /** At most 50 steps that can be redone, the next one first. */
  redo: Step[];
}

/** A step of the undo list. */
export interface Step {
  id: number;
  /** Such as "Title of Hero" or "Changed in a text editor". */
  label: string;
  by: 'studio' | 'outside';
  /** In milliseconds since 1970. */
  time: number;
}

export interface Failure {
  ok: false;
  error: string;
}

export type StudioResponse =
  | { ok: true; state: FileState }
  | (Failure & {
      conflicts?: Conflict[];
      issues?: Issue[];
      /** Whether the file cannot be read, edited or written at present, so that the same request may succeed later. */
      isHeld?: boolean;
      state?: FileState;
    });

const base = z.string().max(100);
/** Changes in a row with the same `merge` become one step of the undo list. */
const merge = z.string().max(1000).optional();
const path: z.ZodType<IdPath> = z
  .array(z.union([z.string(), z.int().min(0), z.strictObject({ id: z.string() })]))
  .max(100);
const value = z.unknown();

const edit = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), path, value, expect: value.optional() }),
  z.strictObject({ op: z.literal('insert'), path, value, at: z.int().min(0).optional() }),
  z.strictObject({ op: z.literal('remove'), path, expect: value.optional() }),
  z.strictObject({ op: z.literal('move'), path, to: z.int().min(0), expect: value.optional() }),
  z.strictObject({ op: z.literal('rename'), path, key: z.string() }),
]) as z.ZodType<IdEdit>;

export const nothing = z.strictObject({});

/**
 * Edits the config. Its language files follow: translations are renamed, moved and removed with their sources. With `strict`, edits that
 * bring a new error are not written: the answer has the errors.
 */
export const editRequest = z.strictObject({
  base,
  label: z.string().min(1).max(200),
  merge,
  strict: z.boolean().optional(),
  edits: z.array(edit).max(10_000),
});
export type EditRequest = z.infer<typeof editRequest>;

/** Replaces the whole text, if it is still the one of `base`. */
export const textRequest = z.strictObject({ base, merge, text: z.string() });
export type TextRequest = z.infer<typeof textRequest>;

/** Undoes or redoes one step; with `step`, all steps up to that one. */
export const stepRequest = z.strictObject({ base, step: z.int().optional() });
export type StepRequest = z.infer<typeof stepRequest>;

/** Undoes one older step alone, as a new step, if no later step has changed the same place. */
export const revertRequest = z.strictObject({ base, step: z.int() });
export type RevertRequest = z.infer<typeof revertRequest>;

/** Writes a new picture to `public/`. `data` is Base64, at most 20 MB. The server chooses the name of the file. */
export const uploadRequest = z.strictObject({
  name: z.string().max(500),
  data: z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/),
});
export type UploadRequest = z.infer<typeof uploadRequest>;

const pixels = z.int().min(0).max(100_000);

/** Writes a part of a picture, in pixels of the picture as it is shown, to a new file. */
export const cropRequest = z.strictObject({
  file: z.string().max(1000),
  crop: z.strictObject({ x: pixels, y: pixels, width: pixels.min(1), height: pixels.min(1) }),
});
export type CropRequest = z.infer<typeof cropRequest>;

/** The file of a new picture, as the config names it, such as `/images/team.webp`. */
export type FileAnswer = { ok: true; file: string } | Failure;

/** The files of `public/`, as the config names them. */
export type FilesAnswer = { ok: true; files: string[] } | Failure;

const iconText = z.string().max(100);

/** Searches for icons, or reads one by its name. */
export const iconRequest = z.union([z.strictObject({ query: iconText }), z.strictObject({ name: iconText })]);
export type IconRequest = z.infer<typeof iconRequest>;

/** An icon: its name, and the content of its `<svg>` of 24 by 24. */
export interface FoundIcon {
  name: string;
  inside: string;
  filled: boolean;
}
export type IconsAnswer = { ok: true; icons: FoundIcon[] } | Failure;

/** The JSON Schema of the config. */
export type CodeAnswer = { ok: true; schema: object } | Failure;

/** The changes since the last commit. */
export type ChangesAnswer =
  | {
      ok: true;
      /** Why there is nothing to compare with. */
      none?: string;
      /** Whether the site is in a git repository. */
      git: boolean;
      /** The hash of the text with the changes. */
      base: string;
      changes: Omit<Change, 'discard'>[];
      /** New or changed files that the config names, which are committed with the changes that name them. */
      named: string[];
      /** Files that the config names, but that git ignores, so that no commit has them. */
      ignored: string[];
      /** Other new or changed files of the site, which Studio does not commit. */
      others: string[];
    }
  | Failure;

/** One of the changes since the last commit. */
export type FoundChange = Extract<ChangesAnswer, { ok: true }>['changes'][number];

const changes = z.array(z.string().max(10_000)).max(10_000);

/** Discards changes, by their ids, in one step. */
export const discardRequest = z.strictObject({ base, changes });
export type DiscardRequest = z.infer<typeof discardRequest>;

/** Commits changes, by their ids. */
export const commitRequest = z.strictObject({ base, changes, message: z.string().max(10_000) });
export type CommitRequest = z.infer<typeof commitRequest>;
export type CommitAnswer =
  /** The commit, and the files that are in it beside the config. */
  { ok: true; commit: string; files: string[] } | (Failure & { issues?: Issue[] });
