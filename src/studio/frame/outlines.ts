import { boxOf } from './dom.ts';
import type { ElementOfValue } from './find.ts';
import css from './outlines.css?inline';

// Outlines are drawn over the page in a shadow root, which isolates them from the page's CSS.

export type Kind = 'hover' | 'chosen' | 'region' | 'issue';

interface Outline {
  place: () => ElementOfValue | undefined;
  element: HTMLElement;
}

const layer = document.createElement('studio-layer');
const shadow = layer.attachShadow({ mode: 'open' });
let outlines: Outline[] = [];
let frame = 0;

/** The outline of the selection. It has the focus, because the selected element may not be focusable. */
const chosen = Object.assign(document.createElement('div'), { className: 'chosen', tabIndex: -1, hidden: true });
chosen.setAttribute('role', 'group');

/** Adds the layer to the top layer of the page. */
export function showLayer(): void {
  const style = document.createElement('style');
  style.textContent = css;
  shadow.append(style, chosen);
  layer.popover = 'manual';
  document.body.append(layer);
  layer.showPopover();
}

/** Moves the layer above a dialog that was opened later. */
export function raiseLayer(): void {
  const hadFocus = isFocused();
  layer.hidePopover();
  layer.showPopover();
  if (hadFocus) focusChosen();
}

export const isLayer = (node: EventTarget | null): boolean => node === layer;
const isFocused = (): boolean => document.activeElement === layer;
export const focusChosen = (): void => chosen.focus({ preventScroll: true });

/** Sets the accessible name of the selection. */
export const nameChosen = (name: string): void => chosen.setAttribute('aria-label', name);

/** Replaces the outlines of a kind. Each may have a label. */
export function outline(kind: Kind, places: { place: () => ElementOfValue | undefined; label?: string }[]): void {
  const old = outlines.filter(({ element }) => element.classList.contains(kind));
  for (const { element } of old)
    if (element === chosen) element.hidden = true;
    else element.remove();
  outlines = outlines.filter((one) => !old.includes(one));
  for (const { place, label } of places) {
    const element = kind === 'chosen' ? chosen : Object.assign(document.createElement('div'), { className: kind });
    element.hidden = true;
    element.replaceChildren(...(label ? [labeled(label)] : []));
    if (element !== chosen) shadow.append(element);
    outlines.push({ place, element });
  }
  draw();
}

function labeled(words: string): HTMLElement {
  return Object.assign(document.createElement('span'), { textContent: words });
}

/** Moves the outlines to their elements, in each frame. */
function draw(): void {
  cancelAnimationFrame(frame);
  for (const { place, element } of outlines) {
    const box = boxOfPlace(place());
    element.hidden = !box;
    if (!box) continue;
    const { style } = element;
    const size = `${box.x}px,${box.y}px,${box.width}px,${box.height}px`;
    if (element.dataset.box === size) continue;
    element.dataset.box = size;
    style.translate = `${box.x}px ${box.y}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
  }
  if (outlines.length > 0) frame = requestAnimationFrame(draw);
}

/** Returns the box of a place in the window; undefined if it is empty. */
function boxOfPlace(place: ElementOfValue | undefined): DOMRect | undefined {
  const box = place && (place.words?.getBoundingClientRect() ?? boxOf(place.element));
  return box && box.width > 0 && box.height > 0 ? box : undefined;
}
