import type { IdPath } from './protocol.ts';

// How Studio and the page in its frame talk: both are of one origin, so each calls the other's functions.

/** What the page in the frame can do, as `window.studioPage` once it is there. */
export interface StudioPage {
  /** Outlines what stands at a path and scrolls there unless told; nothing outlined without a path. */
  select(path: IdPath | undefined, options?: { scroll?: boolean }): void;
  /** Shows a text, as the config has it, at every place that shows the value of a path, at once and before anything is saved. */
  showText(path: IdPath, text: string): void;
  /** Begins to edit the text at a path where it stands; false where that cannot be. */
  editText(path: IdPath): boolean;
  /** Where something stands in the frame's window, for whatever is drawn over it. */
  boxOf(path: IdPath): DOMRect | undefined;
  /** Loads another page of the site, without a reload where it can. */
  goTo(path: string): void;
  /** Lets the page be used as visitors do, or, as at first, edited. */
  use(isOn: boolean): void;
  /** Marks what has errors, each path once for each of them, in place of those before. */
  showIssues(paths: IdPath[]): void;
}

/** What Studio does for the page in its frame, as `window.studioHost` of the window above. */
export interface StudioHost {
  /** The page is there, or another one is shown: its path. */
  ready(page: StudioPage, path: string): void;
  /** Something was chosen on the page: the innermost value first, then what is around it up to the section. */
  chosen(trail: IdPath[]): void;
  /** The text at a path as it is being typed, as the config has it (with tokens and Markdown). The name of a group is changed at other paths too. */
  typed(path: IdPath, text: string, also: IdPath[]): void;
  /** The field on the page was left. */
  left(path: IdPath): void;
  /** The text of a path as the config has it, for a field on the page; undefined where it cannot be edited there. */
  textOf(path: IdPath): string | undefined;
  /** How the text of a config is shown: tokens filled. */
  shownText(text: string): string;
  /** The pages of the site that show the value at a path. */
  pagesWith(path: IdPath): string[];
  /** A key was pressed on the page that Studio may have a command for; true where it had. */
  pressed(event: KeyboardEvent): boolean;
}

declare global {
  interface Window {
    studioPage?: StudioPage;
    studioHost?: StudioHost;
  }
}
