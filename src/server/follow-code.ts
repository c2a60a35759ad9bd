import { issueDialog, type ShownIssue } from './issue-dialog.ts';

/** The news that the bundled code of a site is another one, or has an error. */
export interface CodeNews {
  issue?: ShownIssue | undefined;
}

let dialog: HTMLElement | undefined;

import.meta.hot?.on('site:code', async ({ issue }: CodeNews) => {
  dialog?.remove();
  if (issue) {
    dialog = issueDialog('The code of the site has an error', '', [issue]);
    return;
  }
  // What is typed at this moment stays.
  await window.holdPage?.();
  location.reload();
});
