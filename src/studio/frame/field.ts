import { isTextFile } from '../../content/markdown-file.ts';
import { isSamePath } from '../../json/edit/id-path.ts';
import { spliceBetween } from '../../json/edit/splice.ts';
import { inMarkdownFile } from '../format.ts';
import type { IdPath } from '../protocol.ts';
import { childrenOf, closest, contains, openDetails, parentOf } from './dom.ts';
import { caretOf, charactersAt, contentFor, type Selected, setCaret, visibleText } from './field-text.ts';
import { elementOfValue, matchOf } from './find.ts';
import { host } from './host.ts';
import type { Match } from './match.ts';
import { language, valueAt } from './places.ts';
import { regionOf } from './regions.ts';
import { elementsWith, forgetShown, isLive, quietly, showTyped } from './shown.ts';

// One text at a time is edited at its place, in a field that replaces it among the nodes of the page. The field is inserted again when React
// renders the page. The text of the page is hidden while the field is open.

interface Field {
  path: IdPath;
  /** Further paths of the text: the name of a group has several. */
  also: IdPath[];
  isMarkdown: boolean;
  element: HTMLElement;
  /** The region of the field, and its index among the elements of the region that show the text. */
  region: string;
  at: number;
  first: string;
  text: string;
  selected: Selected;
  hasFocus: boolean;
  hidden: Hidden;
}

/** The nodes that are hidden while the field is open. */
interface Hidden {
  node?: Text;
  isIntact(): boolean;
  /** Removes the nodes that were added beside the field. */
  drop(): void;
  /** Shows the nodes again, with these words in place of the field. */
  show(words?: string): void;
}

let field: Field | undefined;
let composing: Promise<void> | undefined;

/** Returns the open field, if any. */
export const openedField = (): { path: IdPath; element: HTMLElement } | undefined => field;

export const isInField = (node: EventTarget | null): boolean => node instanceof Node && !!field?.element.contains(node);

/** Resolves when no word is being composed. A new render of the page would lose the word. */
export const settled = async (): Promise<void> => composing;

/** Opens the field of a text, at the given element or at another visible place. Returns false if that is not possible. */
export function openField(path: IdPath, near?: Element, point?: { x: number; y: number }): boolean {
  if (field && isSamePath(field.path, path)) return true;
  closeField();
  const known = valueAt(path);
  const shown = elementOfValue(path, near)?.element;
  // The file of another language has other texts.
  if (!known || known.kind === 'value' || language() || !shown || closest(shown, 'option, select, textarea, svg'))
    return false;
  const isMarkdown = known.kind === 'markdown';
  const match = matchOf(shown, path);
  const text = textAt(path, isMarkdown, match);
  if (text === undefined) return false;
  const opened: Field = {
    path,
    also: match?.also ?? [],
    isMarkdown,
    element: isMarkdown ? sourceField(text) : wordsField(text),
    region: regionKey(shown),
    at: 0,
    first: text,
    text,
    selected: [0, 0],
    hasFocus: true,
    hidden: { isIntact: () => true, drop() {}, show() {} },
  };
  opened.at = Math.max(0, candidates(opened).indexOf(shown));
  field = opened;
  opened.element.setAttribute('aria-label', host()?.labelOf(path) ?? '');
  if (!put(opened)) {
    field = undefined;
    return false;
  }
  opened.element.focus({ preventScroll: true });
  const at = (point && charactersAt(opened.element, point)) ?? text.length;
  setCaret(opened.element, [at, at]);
  return true;
}

/** Closes the field. The page shows the typed text. */
export function closeField(): void {
  if (!field) return;
  const { path, isMarkdown, first, text, hidden, element } = field;
  const shown = /\S/.test(text) ? text : first;
  field = undefined;
  composing = undefined;
  quietly(() => {
    element.remove();
    hidden.show(hidden.node && isLive(hidden.node.parentElement) ? (host()?.shownText(shown) ?? shown) : undefined);
  });
  // The text was missing while the field was open.
  forgetShown();
  if (!isMarkdown) showEverywhere(path, shown);
  host()?.left(path);
}

/** Shows a text at each place of the value at a path. */
export function showText(path: IdPath, text: string): void {
  if (valueAt(path)?.kind !== 'text' || language()) return;
  showEverywhere(path, text);
  if (field && isSamePath(field.path, path) && field.text !== text) rewrite(field, text);
}

const showEverywhere = (path: IdPath, text: string) =>
  showTyped(path, host()?.shownText(text) ?? text, field?.hidden.node);

/** Inserts the field again if React has removed it, and restores the caret. */
export function keepField(): void {
  if (!field || (field.element.isConnected && field.hidden.isIntact())) return;
  const { element, hasFocus } = field;
  // The browser tells later of a caret that has just moved.
  const selected = caretOf(element) ?? field.selected;
  if (!put(field)) {
    closeField();
    return;
  }
  if (!hasFocus) return;
  element.focus({ preventScroll: true });
  setCaret(element, selected);
}

/** Returns the text of the config. The program's own texts may be missing there: then it is the shown text. */
function textAt(path: IdPath, isMarkdown: boolean, match: Match | undefined): string | undefined {
  const text = host()?.textOf(path);
  if (isMarkdown && text && isTextFile(text)) {
    host()?.tell(inMarkdownFile(text));
    return undefined;
  }
  if (text !== undefined || path[0] !== 'texts') return text;
  return match?.isValue ? match.node.nodeValue?.slice(match.from, match.to) : undefined;
}

const regionKey = (element: Element) => JSON.stringify(regionOf(element)?.path);

const candidates = ({ path, region }: Field) => elementsWith(path).filter((element) => regionKey(element) === region);

/** Replaces the text on the page by the field. Returns false if the page no longer shows the text. */
function put(opened: Field): boolean {
  const { element, path, isMarkdown, at } = opened;
  const all = candidates(opened);
  const shown = all[at] ?? all[0];
  if (!shown) return false;
  return quietly(() => {
    element.remove();
    opened.hidden.drop();
    if (isMarkdown) opened.hidden = hideBlocks(all, element);
    else {
      const match = matchOf(shown, path);
      if (!match?.isValue) return false;
      opened.hidden = hideWords(match.node as Text, match.from, match.to, element);
    }
    openDetails(element);
    return true;
  });
}

/** Replaces a part of a text node by the field. The node stays, because React may use it. */
function hideWords(node: Text, from: number, to: number, element: HTMLElement): Hidden {
  const { data } = node;
  const rest = document.createTextNode(data.slice(to));
  node.data = data.slice(0, from);
  node.after(element, rest);
  return {
    node,
    isIntact: () => node.isConnected && node.data === data.slice(0, from),
    drop: () => rest.remove(),
    // The text from before may be unknown by now: saved texts are known before React has rendered them.
    show(words = data.slice(from, to)) {
      rest.remove();
      node.data = data.slice(0, from) + words + data.slice(to);
    },
  };
}

/** Hides the blocks of a Markdown text, and inserts the field before them. */
function hideBlocks(all: HTMLElement[], element: HTMLElement): Hidden {
  let parent = all[0] && parentOf(all[0]);
  const isWhole = (around: Element) => all.every((one) => one !== around && contains(around, one));
  while (parent && !isWhole(parent)) parent = parentOf(parent);
  const children = parent ? childrenOf(parent) : [];
  const holds = (child: Element) => all.some((one) => contains(child, one));
  const blocks = children.slice(children.findIndex(holds), children.findLastIndex(holds) + 1);
  for (const block of blocks) block.toggleAttribute(hiddenAttribute, true);
  blocks[0]?.before(element);
  return {
    isIntact: () => true,
    drop() {},
    show() {
      for (const block of blocks) block.removeAttribute(hiddenAttribute);
    },
  };
}

const hiddenAttribute = 'data-studio-hidden';

/** Shows another text in the field, with the caret after the change. */
function rewrite(opened: Field, text: string): void {
  const { at, inserted } = spliceBetween(opened.text, text);
  const caret = at + inserted.length;
  opened.selected = [caret, caret];
  opened.text = text;
  const { element } = opened;
  if (element instanceof HTMLTextAreaElement) element.value = text;
  else quietly(() => element.replaceChildren(...contentFor(text)));
  if (opened.hasFocus) setCaret(element, opened.selected);
}

function wordsField(text: string): HTMLElement {
  const element = document.createElement('span');
  element.contentEditable = 'plaintext-only';
  element.append(...contentFor(text));
  element.addEventListener('beforeinput', (event) => {
    if (event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak') event.preventDefault();
  });
  return dressed(element);
}

function sourceField(text: string): HTMLElement {
  const element = document.createElement('textarea');
  element.value = text;
  return dressed(element);
}

function dressed(element: HTMLElement): HTMLElement {
  element.className = 'studio-field';
  element.setAttribute('role', 'textbox');
  element.addEventListener('input', (event) => (event as InputEvent).isComposing || note());
  element.addEventListener('drop', (event) => event.preventDefault());
  element.addEventListener('compositionstart', () => {
    composing = new Promise((done) => element.addEventListener('compositionend', () => done(), { once: true }));
  });
  element.addEventListener('compositionend', () => {
    composing = undefined;
    note();
  });
  element.addEventListener('focus', () => {
    if (field?.element === element) field.hasFocus = true;
  });
  element.addEventListener('blur', () => setTimeout(() => leaveIfGone(element)));
  return element;
}

/** Closes the field if the focus went to Studio or to another place of the page, but not if the window lost it. */
function leaveIfGone(element: HTMLElement): void {
  const isInStudio = !document.hasFocus() && window.parent.document.hasFocus();
  if (field?.element === element && (isInStudio || document.activeElement !== element)) closeField();
}

/** Inserts text at the caret, as if it was typed. */
export function insert(words: string): void {
  document.execCommand('insertText', false, words);
}

/** Reports typed text. */
function note(): void {
  if (!field) return;
  const text = visibleText(field.element);
  if (text === field.text) return;
  field.text = text;
  field.selected = caretOf(field.element) ?? field.selected;
  host()?.typed(field.path, text, field.also);
  if (!field.isMarkdown) showEverywhere(field.path, text);
}

document.addEventListener('selectionchange', () => {
  if (field) field.selected = caretOf(field.element) ?? field.selected;
});
