import type { IdPath } from '../../../json/edit/id-path.ts';
import type { StudioPage } from '../../bridge.ts';

export type Scheme = 'light' | 'dark';

/** What Studio shows, and how. */
export interface ViewState {
  /** The path of the page that the frame shows. */
  page: string;
  /** The page that Studio has asked for last, and when, in milliseconds since 1970. */
  asked: { page: string; time: number } | undefined;
  /** The functions of the page in the frame, when it is loaded. */
  frame: StudioPage | undefined;
  /** The width of the frame in pixels; undefined for the available width. */
  width: number | undefined;
  scheme: Scheme;
  /** Whether the page is used as a visitor does, and not edited. */
  isUsed: boolean;
  /** The message that is shown for a while. */
  message: { text: string } | undefined;
  /** The sentence that was read out last. */
  said: string;
  /** The open window. */
  dialog: OpenDialog | undefined;
  /** Whether the code panel is open. */
  hasCode: boolean;
  /** The place that the code panel must show. */
  codePlace: { line: number; column: number } | undefined;
}

/** An open window with its input. */
export type OpenDialog =
  | { name: 'help' | 'issues' | 'new-page' | 'outline' | 'form' | 'palette' | 'changes' }
  | { name: 'add-section'; page: IdPath; at: number }
  | { name: 'remove'; path: IdPath; uses: IdPath[] };

export const firstView: ViewState = {
  page: '/',
  asked: undefined,
  frame: undefined,
  width: undefined,
  scheme: 'light',
  isUsed: false,
  message: undefined,
  said: '',
  dialog: undefined,
  hasCode: false,
  codePlace: undefined,
};
