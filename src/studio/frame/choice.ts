import { isSamePath } from '../../config/edit/id-path.ts';
import type { IdPath } from '../protocol.ts';
import { words } from '../words.ts';
import { closeField, openedField, openField } from './field.ts';
import { type Place, placeOf, type Region, regionOf, regions, trailAt } from './find.ts';
import { asVisitor, host } from './host.ts';
import { focusChosen, nameChosen, outline, raiseLayer } from './outlines.ts';
import { numbersAttribute } from './take-marks.ts';
import { pagePath } from './texts.ts';

// What is chosen on the page: by the pointer, by keys, or by Studio around it.

let trail: IdPath[] = [];
let element: Element | undefined;
const places = new Map<string, Place | undefined>();

/** Says that the page has changed, so that what is outlined may be elsewhere. */
export const forgetPlaces = (): void => places.clear();

/** Finds the place of a value, once for each state of the page. */
export function place(path: IdPath): Place | undefined {
  const opened = openedField();
  if (opened && isSamePath(opened.path, path)) return opened;
  const key = JSON.stringify(path);
  if (!places.has(key)) places.set(key, placeOf(path, element?.isConnected ? element : undefined));
  return places.get(key);
}

/** Whether something is what is chosen already. */
export const isChosen = (path: IdPath | undefined): boolean => !!path && !!trail[0] && isSamePath(path, trail[0]);

/** Chooses what an element shows, and tells Studio. */
export function chooseAt(target: Element, point?: { x: number; y: number }): void {
  tell(trailAt(target, point), target);
}

/** Chooses what is around the chosen thing, or nothing any more; false if nothing was chosen. */
export function chooseParent(): boolean {
  if (trail.length === 0) return false;
  tell(trail.slice(1), element);
  return true;
}

/** Chooses the next thing of the page, or the one before; false at the end. With a section chosen, `sections` goes on to the next one. */
export function chooseNext(step: 1 | -1, of: 'all' | 'likes'): boolean {
  const all = of === 'likes' && isRegion() ? regions().map((one) => one.element) : stops();
  const from = element ?? document.activeElement ?? document.body;
  const at = all.indexOf(from as HTMLElement);
  const before = all.findLastIndex((one) => one.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = all[at >= 0 ? at + step : step > 0 ? before + 1 : before];
  if (!next) return false;
  tell(trailAt(next), next);
  reveal(next);
  scrollTo(next);
  return true;
}

/** Chooses the first thing within a section. */
export function chooseWithin(): void {
  const next = stops().find((one) => one !== element && element?.contains(one));
  if (next) tell(trailAt(next), next);
}

export const isRegion = (): boolean => {
  const [path] = trail;
  const region = element && regionOf(element);
  return !!path && !!region && isSamePath(path, region.path);
};

/** The sections of the page and all that shows texts of its own, as far as they can be seen. */
const stops = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      `#_root > header, main > section, [data-static] > footer, [${numbersAttribute}]`,
    ),
  ].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0);

/** Outlines what Studio has chosen. */
export function showChosen(path: IdPath | undefined, doesScroll: boolean): void {
  if (isChosen(path)) return;
  forgetPlaces();
  const found = path && place(path);
  if (found) reveal(found.element);
  choose(
    path ? [path, ...(found ? trailAt(found.element).filter((one) => one.length < path.length) : [])] : [],
    found?.element,
  );
  if (found && doesScroll) scrollTo(found.element);
}

function tell(next: IdPath[], at: Element | undefined): void {
  choose(next, at);
  host()?.chosen(trail);
  focusChosen();
}

function choose(next: IdPath[], at: Element | undefined): void {
  const opened = openedField();
  if (opened && !(next[0] && isSamePath(opened.path, next[0]))) closeField();
  trail = next;
  element = at;
  forgetPlaces();
  draw();
}

/** Edits what is chosen, if it is a text; where other pages show it too, that is said first. */
export function editChosen(point?: { x: number; y: number }): boolean {
  const [path] = trail;
  if (!path || !openField(path, element, point)) return false;
  const others =
    host()
      ?.pagesWith(path)
      .filter((page) => page !== pagePath()).length ?? 0;
  draw(others > 0 ? words.alsoOn(others) : undefined);
  return true;
}

function draw(note?: string): void {
  const [path] = trail;
  outline('chosen', path ? [{ place: () => place(path), label: note }] : []);
  const region = element && regionOf(element);
  const around = !isRegion() && region;
  outline('region', around ? [{ place: () => place(around.path), label: nameOf(around) }] : []);
  if (path) nameChosen([nameHere(region), note].filter(Boolean).join('. '));
}

function nameHere(region: Region | undefined): string {
  if (!region) return '';
  const all = regions();
  const at = all.findIndex((one) => one.element === region.element);
  const name = nameOf(region);
  if (isRegion()) return at < 0 ? name : words.position(name, at + 1, all.length);
  return `${name}: ${(element?.textContent ?? '').trim().slice(0, 100)}`;
}

function nameOf({ element: { localName, dataset } }: Region): string {
  if (localName === 'header' || localName === 'footer' || localName === 'dialog') return words[localName];
  const type = (dataset.type ?? '').replaceAll('-', ' ');
  return type.charAt(0).toUpperCase() + type.slice(1);
}

/** Opens what an element is hidden in: a dialog, an answer that is folded, a tab. */
function reveal(target: Element): void {
  const dialog = target.closest('dialog');
  if (dialog && !dialog.open) {
    dialog.showModal();
    raiseLayer();
  }
  for (let outer = target.closest('details'); outer; outer = outer.parentElement?.closest('details') ?? null)
    outer.open = true;
  const panel = target.closest<HTMLElement>('[role=tabpanel]');
  const tab = panel && document.querySelector<HTMLElement>(`[role=tab][aria-controls="${panel.id}"]`);
  if (tab && !panel.checkVisibility()) asVisitor(() => tab.click());
}

/** Scrolls the window to an element that is not in sight; the header lies over its upper edge. */
function scrollTo(target: Element): void {
  const { top, bottom, height } = target.getBoundingClientRect();
  if (target.closest('dialog')) target.scrollIntoView({ block: 'nearest' });
  else if (top < 80 || bottom > innerHeight)
    window.scrollTo({ top: scrollY + top - Math.max(100, (innerHeight - height) / 2), behavior: 'instant' });
}
