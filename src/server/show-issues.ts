import type { Issue } from '../diagnostics/issue.ts';
import { issueDialog } from './issue-dialog.ts';

/** The errors of the config from the development server; empty if it is valid. */
export interface ShownIssues {
  issues: Issue[];
}

/** Which site the development server has: a page that was rendered from another one must be rendered again. */
export interface ShownVersion {
  version: string;
}

let shown: HTMLElement | undefined;

// The development server sends the issues after each change, and to each page that requests them.
import.meta.hot?.on('site:issues', ({ issues }: ShownIssues) => {
  shown?.remove();
  shown = undefined;
  if (issues.length === 0 && 'notYet' in document.documentElement.dataset) location.reload();
  if (issues.length === 0 || isShownOutside()) return;
  const errors = issues.filter(({ severity }) => severity === 'error');
  const files = [...new Set(errors.map(({ file }) => file))];
  shown = issueDialog(
    `${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in ${files.join(' and ')}`,
    'The page behind shows the last valid config. This dialog closes when the file is saved without errors.',
    errors,
  );
});
import.meta.hot?.send('site:issues');

/** Whether the page around this frame shows the issues itself. */
const isShownOutside = () => window.frameElement?.hasAttribute('data-tells-issues') === true;

// Vite's overlay may show an error of older code. If the error still exists, Vite shows it again.
import.meta.hot?.on('site:change', () => document.querySelector('vite-error-overlay')?.remove());
