import type { Issue } from '../config/issue.ts';
import { issueDialog } from './issue-dialog.ts';

/** What the development server says is wrong with the config; no issues when all is well. */
export interface ShownIssues {
  /** The folder that the issues' files are named from. */
  root: string;
  issues: Issue[];
}

let shown: HTMLElement | undefined;

// The development server alone serves this module; it says what is wrong at each change, and to each page that comes new.
import.meta.hot?.on('site:issues', ({ root, issues }: ShownIssues) => {
  shown?.remove();
  shown = undefined;
  if (issues.length === 0) return;
  const { host, dialog } = issueDialog(issues, (place) => openInEditor(`${root}/${place}`));
  shown = host;
  document.body.append(host);
  dialog.showModal();
});
import.meta.hot?.send('site:issues');

// What has come since is newer than an error of the code that Vite shows; if that is still there, Vite tells it again.
import.meta.hot?.on('site:change', () => document.querySelector('vite-error-overlay')?.remove());

/** Asks the development server to open the place in the developer's own editor. */
const openInEditor = (place: string) => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
