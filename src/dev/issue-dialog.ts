import type { Issue } from '../config/issue.ts';
import css from './issue-dialog.css?inline';

/** The most issues that are drawn; the terminal has them all. */
const mostShown = 50;

/** A modal dialog that lists issues, inside an element that keeps the page's rules away from it. A place, when pressed, is given to `open`. */
export function issueDialog(issues: Issue[], open: (place: string) => void) {
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
    element('h1', { id: 'title' }, titleOf(errors)),
    close,
    element('p', {}, 'The page behind is the last good one. Save a mended file, and this goes away.'),
    list,
  );
  if (errors.length > mostShown)
    dialog.append(element('p', {}, `And ${errors.length - mostShown} more: see the terminal.`));
  return { host, dialog };
}

function titleOf(errors: Issue[]): string {
  const files = [...new Set(errors.map(({ file }) => file))];
  return `${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in ${files.join(' and ')}`;
}

function entry(issue: Issue, open: (place: string) => void): HTMLLIElement {
  const place = `${issue.file}:${issue.line}:${issue.column}`;
  // What is no file, such as the examples of section types, has no place to open.
  const isFile = /\.\w+$/.test(issue.file);
  const button = isFile ? element('button', { type: 'button', title: 'Open in the editor' }, place) : '';
  if (button) button.addEventListener('click', () => open(place));
  const path = element('code', {}, [issue.pathText, issue.where && `(${issue.where})`].filter(Boolean).join(' '));
  const item = element('li');
  item.append(button, ' ', path, element('p', {}, issue.fact), element('p', {}, issue.remedy));
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
