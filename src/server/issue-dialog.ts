import type { Issue } from '../diagnostics/issue.ts';
import css from './issue-dialog.css?inline';

/** What the dialog shows of an issue. */
export type ShownIssue = Pick<Issue, 'file' | 'line' | 'column' | 'pathText' | 'message' | 'hint'> &
  Partial<Pick<Issue, 'where' | 'frame'>>;

/** Asks the development server to open the place in the developer's editor. */
const openInEditor = (place: string) => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);

/** The maximum number of issues in the dialog; the terminal shows all. */
const mostShown = 50;

/** Opens a modal dialog that lists issues, in a shadow root, which isolates it from the page's CSS. Returns its element. */
export function issueDialog(title: string, text: string, issues: readonly ShownIssue[]): HTMLElement {
  const host = document.createElement('site-issues');
  const shadow = host.attachShadow({ mode: 'open' });
  const dialog = element('dialog', { 'aria-labelledby': 'title' });
  shadow.append(element('style', {}, css), dialog);

  const close = element('button', { type: 'button', 'aria-label': 'Close' }, '×');
  close.addEventListener('click', () => dialog.close());
  const list = element('ol');
  list.append(...issues.slice(0, mostShown).map((issue) => entry(issue, openInEditor)));
  dialog.append(element('h1', { id: 'title' }, title), close, element('p', {}, text), list);
  if (issues.length > mostShown)
    dialog.append(element('p', {}, `And ${issues.length - mostShown} more: see the terminal.`));
  document.body.append(host);
  dialog.showModal();
  return host;
}

function entry(issue: ShownIssue, open: (place: string) => void): HTMLLIElement {
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
