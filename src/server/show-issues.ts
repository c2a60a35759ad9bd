import type { Issue } from '../diagnostics/issue.ts';
import css from './issue-dialog.css?inline';

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
  const { host, dialog } = issueDialog(issues, openInEditor);
  shown = host;
  document.body.append(host);
  dialog.showModal();
});
import.meta.hot?.send('site:issues');

/** Whether the page around this frame shows the issues itself. */
const isShownOutside = () => window.frameElement?.hasAttribute('data-tells-issues') === true;

// Vite's overlay may show an error of older code. If the error still exists, Vite shows it again.
import.meta.hot?.on('site:change', () => document.querySelector('vite-error-overlay')?.remove());

/** Asks the development server to open the place in the developer's editor. */
const openInEditor = (place: string) => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);

/** The maximum number of issues in the dialog; the terminal shows all. */
const mostShown = 50;

/** A modal dialog that lists issues, in a shadow root, which isolates it from the page's CSS. `open` receives the clicked place. */
function issueDialog(issues: Issue[], open: (place: string) => void) {
  const host = document.createElement('site-issues');
  const shadow = host.attachShadow({ mode: 'open' });
  const dialog = element('dialog', { 'aria-labelledby': 'title' });
  shadow.append(element('style', {}, css), dialog);

  const errors = issues.filter(({ severity }) => severity === 'error');
  const close = element('button', { type: 'button', 'aria-label': 'Close' }, '×');
  close.addEventListener('click', () => dialog.close());
  const list = element('ol');
  list.append(...errors.slice(0, mostShown).map((issue) => entry(issue, open)));
  dialog.append(
    element('h1', { id: 'title' }, dialogTitle(errors)),
    close,
    element(
      'p',
      {},
      'The page behind shows the last valid config. This dialog closes when the file is saved without errors.',
    ),
    list,
  );
  if (errors.length > mostShown)
    dialog.append(element('p', {}, `And ${errors.length - mostShown} more: see the terminal.`));
  return { host, dialog };
}

function dialogTitle(errors: Issue[]): string {
  const files = [...new Set(errors.map(({ file }) => file))];
  return `${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in ${files.join(' and ')}`;
}

function entry(issue: Issue, open: (place: string) => void): HTMLLIElement {
  const place = `${issue.file}:${issue.line}:${issue.column}`;
  // Issues of other sources, such as the gallery's examples, have no file to open.
  const isFile = /\.\w+$/.test(issue.file);
  const button = isFile ? element('button', { type: 'button', title: 'Open in the editor' }, place) : '';
  if (button) button.addEventListener('click', () => open(place));
  const path = element('code', {}, [issue.pathText, issue.where && `(${issue.where})`].filter(Boolean).join(' '));
  const item = element('li');
  item.append(button, ' ', path, element('p', {}, issue.message), element('p', {}, issue.hint));
  if (issue.frame) item.append(element('pre', {}, issue.frame));
  return item;
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string> = {},
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}
