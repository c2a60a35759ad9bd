import type { IdPath } from './protocol.ts';

// Studio and the page in its frame have the same origin and call each other's functions.

/** The functions of the page in the frame: `window.studioPage`. */
export interface StudioPage {
  /** Outlines the value at a path, and scrolls there. Without a path, removes the outline. */
  select(path: IdPath | undefined, options?: { scroll?: boolean }): void;
  /** Shows a text of the config at each place of the value at a path, before it is saved. */
  showText(path: IdPath, text: string): void;
  /** Shows the sections of a page in another order, before it is saved, if the frame shows the page. */
  order(page: string, ids: string[]): void;
  /** Returns the path of the section around the selection; undefined if the page does not show it. */
  region(): IdPath | undefined;
  /** Opens the field of the text at a path. Returns false if that is not possible. */
  editText(path: IdPath): boolean;
  /** The clock of the document, whose origin is when the document was asked for. */
  performance: Performance;
  /** Shows another page of the site, without a reload if possible. */
  goTo(path: string): void;
  /** Switches between using the page as a visitor (true) and editing it. */
  use(isOn: boolean): void;
  /** Outlines the values with errors. A path occurs once for each of its errors. */
  showIssues(paths: IdPath[]): void;
}

/** The functions of Studio for the page in its frame: `window.studioHost` of the parent window. */
export interface StudioHost {
  /** Must be called when the page is loaded, and when it shows another path. */
  ready(page: StudioPage, path: string): void;
  /** Must be called when the page has been rendered again. */
  rendered(): void;
  /** Selects a value. The trail has the paths of the value, of the values around it, and of the section. */
  chosen(trail: IdPath[]): void;
  /** Must be called when the pointer has selected a value: a narrow window then opens its form. */
  pointed(): void;
  /** Returns the name of a field. */
  labelOf(path: IdPath): string;
  /** Must be called for each key, with the text for the config. `also` are further paths of the text: a group has several. */
  typed(path: IdPath, text: string, also: IdPath[]): void;
  /** Must be called when the field on the page closes. */
  left(path: IdPath): void;
  /** Returns the text of the config at a path; undefined if there is none. */
  textOf(path: IdPath): string | undefined;
  /** Replaces the tokens of a text. */
  shownText(text: string): string;
  /** Returns the paths of the pages that show a value. */
  pagesWith(path: IdPath): string[];
  /** Returns the file with the texts of a page in another language; undefined for a page of the main language. */
  languageFile(page: string): string | undefined;
  /** Shows a message for a while. */
  tell(message: string): void;
  /** Runs the command of a key, and returns whether there is one. */
  pressed(event: KeyboardEvent): boolean;
}

declare global {
  interface Window {
    studioPage?: StudioPage;
    studioHost?: StudioHost;
  }
}
