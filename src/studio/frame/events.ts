import { cleanPaste } from '../clean-paste.ts';
import { inLanguageFile } from '../format.ts';
import { chooseAt, chooseNext, chooseParent, chooseWithin, editChosen, isChosen, isRegion } from './choice.ts';
import { closest } from './dom.ts';
import { closeField, insert, isInField } from './field.ts';
import { elementOfValue, trailAt } from './find.ts';
import { asVisitor, host, isEdited, languageFile, setUsed } from './host.ts';
import { focusChosen, isLayer, outline } from './outlines.ts';

// The pointer and the keys select and edit. The page itself gets these events only while it is used as a visitor does.

/** Switches between using the page as a visitor and editing it. */
export function usePage(isOn: boolean): void {
  closeField();
  outline('hover', []);
  setUsed(isOn);
}

export function listen(): void {
  for (const type of [
    'pointerdown',
    'pointerup',
    'mousedown',
    'mouseup',
    'touchstart',
    'touchend',
    'click',
    'dblclick',
    'auxclick',
    'submit',
    'dragstart',
  ])
    addEventListener(type, onPointer, { capture: true, passive: false });
  addEventListener('pointerover', onHover, true);
  document.documentElement.addEventListener('pointerleave', () => outline('hover', []));
  addEventListener('keydown', onKey, true);
  addEventListener('keyup', onKeyUp, true);
  addEventListener('focusin', onFocus, true);
  addEventListener('paste', cleanPaste, true);
}

/** The events whose default action is prevented. Touches still scroll. */
const own = /^(mousedown|click|dblclick|auxclick|submit|dragstart)$/;

function onPointer(event: Event): void {
  if (!(event.target instanceof Element) || isLayer(event.target)) return;
  const { type, target } = event;
  if (!isEdited()) {
    if (type === 'click') onVisit(event as MouseEvent, target);
    return;
  }
  const { ctrlKey, metaKey, button, clientX: x, clientY: y } = event as MouseEvent;
  event.stopImmediatePropagation();
  if (isInField(target)) {
    // The browser moves the caret and the selection. A link around the field is not followed.
    if (type === 'click' || type === 'submit') event.preventDefault();
    return;
  }
  if (own.test(type)) event.preventDefault();
  if (type === 'mousedown' && button === 0) closeField();
  if (type !== 'click') return;
  if (ctrlKey || metaKey) press(target);
  else if (!isChosen(trailAt(target, { x, y })[0])) {
    chooseAt(target, { x, y });
    host()?.pointed();
  } else if (!editChosen({ x, y })) {
    tellLanguage();
    focusChosen();
  }
}

/** A click of a visitor. A link to another language replaces the whole window, and would replace Studio. */
function onVisit(event: MouseEvent, target: Element): void {
  const link = closest<HTMLAnchorElement>(target, 'a[target=_top], a[target=_parent]');
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!host() || isModified || !link) return;
  event.preventDefault();
  // Later, as the page's own script adds the `#id` of the address.
  setTimeout(() => location.assign(link.href));
}

/** Says where the texts of a page in another language are. */
export function tellLanguage(): void {
  const file = languageFile();
  if (file) host()?.tell(inLanguageFile(file));
}

/** Presses a control without the modifier key, with which a link would open in a new window. */
function press(target: Element): void {
  const control = closest(target, 'a, button, summary, label, input');
  if (control) asVisitor(() => control.click());
}

function onHover({ target }: Event): void {
  if (!isEdited() || !(target instanceof Element) || isLayer(target)) return;
  const [path] = isInField(target) ? [] : trailAt(target);
  const found = path && !isChosen(path) ? elementOfValue(path, target) : undefined;
  outline('hover', found ? [{ place: () => found }] : []);
}

/** Moves the focus back to the selection. The page's own controls get the focus only while the page is used as a visitor does. */
function onFocus({ target }: Event): void {
  if (!isEdited() || isLayer(target) || isInField(target)) return;
  // Waits, because the field may get the focus again after the page was rendered.
  setTimeout(() => document.activeElement === target && focusChosen());
}

function onKey(event: KeyboardEvent): void {
  const isHere = isInField(event.target);
  const isEditing = isHere && /^([acvx]|Arrow.*|Backspace|Delete|Home|End)$/i.test(event.key);
  if (event.isComposing || (isEditing && !event.altKey)) {
    if (isHere) event.stopImmediatePropagation();
    return;
  }
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  const isCommand = isModified || /^F\d/.test(event.key);
  if (!isHere && !isModified && isEdited() && keyOnPage(event)) stop(event);
  else if ((!isHere || isCommand) && host()?.pressed(event)) stop(event);
  else if (isHere && isEdited()) {
    event.stopImmediatePropagation();
    keyInField(event);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function keyInField(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event;
  const isSource = target instanceof HTMLTextAreaElement;
  if (key === 'Escape' || (key === 'Enter' && !shiftKey && !isSource)) {
    event.preventDefault();
    closeField();
    focusChosen();
  } else if (key === 'Enter' && !isSource) {
    event.preventDefault();
    insert(' ');
  }
}

/** Handles a key, and returns whether it did something. After the last value, Tab moves the focus to Studio. */
function keyOnPage({ key, shiftKey }: KeyboardEvent): boolean {
  switch (key) {
    case 'Tab':
      return chooseNext(shiftKey ? -1 : 1, 'all');
    case 'ArrowDown':
    case 'ArrowRight':
      return chooseNext(1, 'alike') || true;
    case 'ArrowUp':
    case 'ArrowLeft':
      return chooseNext(-1, 'alike') || true;
    case 'Enter':
    case 'F2':
      if (!editChosen() && isRegion()) chooseWithin();
      return true;
    case 'Escape':
      return chooseParent();
    default:
      return false;
  }
}

/** Stops the space key, which would press a button around the field. */
function onKeyUp(event: KeyboardEvent): void {
  if (!isEdited() || !isInField(event.target)) return;
  event.stopImmediatePropagation();
  if (event.key === ' ') event.preventDefault();
}
