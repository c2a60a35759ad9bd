import { chooseAt, chooseNext, chooseParent, chooseWithin, editChosen, isChosen, isRegion } from './choice.ts';
import { closeField, insert, isInField } from './field.ts';
import { placeOf, trailAt } from './find.ts';
import { asVisitor, host, isEdited, setUsed } from './host.ts';
import { focusChosen, isLayer, outline } from './outlines.ts';

// The pointer and the keys choose and edit; the page itself gets nothing of them, unless it is being used.

/** Lets the page be used as visitors do, or edited. */
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
}

/** What the browser does by itself: a touch goes on to scroll. */
const own = /^(mousedown|click|dblclick|auxclick|submit|dragstart)$/;

function onPointer(event: Event): void {
  if (!isEdited() || !(event.target instanceof Element) || isLayer(event.target)) return;
  const { type, target } = event;
  const { ctrlKey, metaKey, button, clientX: x, clientY: y } = event as MouseEvent;
  event.stopImmediatePropagation();
  if (isInField(target)) {
    // The caret and the selection are the browser's; a link around the field is not followed.
    if (type === 'click' || type === 'submit') event.preventDefault();
    return;
  }
  if (own.test(type)) event.preventDefault();
  if (type === 'mousedown' && button === 0) closeField();
  if (type !== 'click') return;
  if (ctrlKey || metaKey) press(target);
  else if (!isChosen(trailAt(target, { x, y })[0])) chooseAt(target, { x, y });
  else if (!editChosen({ x, y })) focusChosen();
}

/** Presses something as if it was pressed without the key that means it: else a link would open a window of its own. */
function press(target: Element): void {
  const control = target.closest<HTMLElement>('a, button, summary, label, input');
  if (control) asVisitor(() => control.click());
}

function onHover({ target }: Event): void {
  if (!isEdited() || !(target instanceof Element) || isLayer(target)) return;
  const [path] = isInField(target) ? [] : trailAt(target);
  const found = path && !isChosen(path) ? placeOf(path, target) : undefined;
  outline('hover', found ? [{ place: () => found }] : []);
}

/** The focus stays with what is chosen: the page's own controls have it only while the page is used. */
function onFocus({ target }: Event): void {
  if (!isEdited() || isLayer(target) || isInField(target)) return;
  // Where the page was rendered again, the field has it back by then.
  setTimeout(() => document.activeElement === target && focusChosen());
}

function onKey(event: KeyboardEvent): void {
  const isHere = isInField(event.target);
  const isEditing = isHere && /^([acvxyz]|Arrow.*|Backspace|Delete|Home|End)$/i.test(event.key);
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

/** Whether a key did something; Tab goes on to Studio behind the last thing. */
function keyOnPage({ key, shiftKey }: KeyboardEvent): boolean {
  switch (key) {
    case 'Tab':
      return chooseNext(shiftKey ? -1 : 1, 'all');
    case 'ArrowDown':
    case 'ArrowRight':
      return chooseNext(1, 'likes') || true;
    case 'ArrowUp':
    case 'ArrowLeft':
      return chooseNext(-1, 'likes') || true;
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

/** A button would take the space that is typed in it for a press. */
function onKeyUp(event: KeyboardEvent): void {
  if (!isEdited() || !isInField(event.target)) return;
  event.stopImmediatePropagation();
  if (event.key === ' ') event.preventDefault();
}
