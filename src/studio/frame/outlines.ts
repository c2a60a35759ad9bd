import type { Place } from './find.ts';
import css from './outlines.css?inline';

// Outlines are drawn over the page, in an element that keeps the page's rules away, and move nothing in it.

export type Kind = 'hover' | 'chosen' | 'region' | 'issue';

interface Outline {
  place: () => Place | undefined;
  element: HTMLElement;
}

const layer = document.createElement('studio-layer');
const shadow = layer.attachShadow({ mode: 'open' });
let outlines: Outline[] = [];
let frame = 0;

/** The outline of what is chosen, which has the focus for it, as what is chosen may be anything. */
const chosen = Object.assign(document.createElement('div'), { className: 'chosen', tabIndex: -1, hidden: true });
chosen.setAttribute('role', 'group');

/** Puts the layer on the page, above whatever is there. */
export function showLayer(): void {
  const style = document.createElement('style');
  style.textContent = css;
  shadow.append(style, chosen);
  layer.popover = 'manual';
  document.body.append(layer);
  layer.showPopover();
}

/** Puts the layer above a dialog that was opened since. */
export function raiseLayer(): void {
  const hadFocus = isFocused();
  layer.hidePopover();
  layer.showPopover();
  if (hadFocus) focusChosen();
}

export const isLayer = (node: EventTarget | null): boolean => node === layer;
const isFocused = (): boolean => document.activeElement === layer;
export const focusChosen = (): void => chosen.focus({ preventScroll: true });

/** Says what the outline of what is chosen stands for. */
export const nameChosen = (name: string): void => chosen.setAttribute('aria-label', name);

/** Draws the outlines of a kind, in place of those before; a label stands at each. */
export function outline(kind: Kind, places: { place: () => Place | undefined; label?: string }[]): void {
  const old = outlines.filter(({ element }) => element.classList.contains(kind));
  for (const { element } of old)
    if (element === chosen) element.hidden = true;
    else element.remove();
  outlines = outlines.filter((one) => !old.includes(one));
  for (const { place, label } of places) {
    const element = kind === 'chosen' ? chosen : Object.assign(document.createElement('div'), { className: kind });
    element.hidden = true;
    element.replaceChildren(...(label ? [labelled(label)] : []));
    if (element !== chosen) shadow.append(element);
    outlines.push({ place, element });
  }
  draw();
}

function labelled(words: string): HTMLElement {
  return Object.assign(document.createElement('span'), { textContent: words });
}

/** Follows what is outlined, whatever moves it. */
function draw(): void {
  cancelAnimationFrame(frame);
  for (const { place, element } of outlines) {
    const box = boxOf(place());
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

/** Where a place is in the window; undefined where it takes no room. */
export function boxOf(place: Place | undefined): DOMRect | undefined {
  const box = (place?.words ?? place?.element)?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : undefined;
}
