import { isTextFile } from '../../content/markdown-file.ts';
import { isSamePath } from '../../json/edit/id-path.ts';
import { plural } from '../format.ts';
import type { IdPath } from '../protocol.ts';
import { boxesOf, boxOf, closest, contains, isBefore, isOnPage, isVisible, openDetails, textOf } from './dom.ts';
import { closeField, openedField, openField } from './field.ts';
import { type ElementOfValue, elementOfValue, trailAt } from './find.ts';
import { asVisitor, host } from './host.ts';
import { focusChosen, nameChosen, outline, raiseLayer } from './outlines.ts';
import { language, shownPath, valueAt } from './places.ts';
import { type EditableRegion, regionOf, regions } from './regions.ts';
import { inPageOrder, showingElements } from './shown.ts';

// The selection on the page, by the pointer, by keys or by Studio.

let trail: IdPath[] = [];
let element: Element | undefined;
const places = new Map<string, ElementOfValue | undefined>();

/** Whether the page must scroll to the selection once it shows it: a new section is selected before it is there. */
let isAwaited = false;

const forgetPlaces = () => places.clear();

/** Must be called when the page has changed, so that the places of values are searched again. */
export function pageChanged(): void {
  forgetPlaces();
  const [path] = trail;
  if (isAwaited && path && place(path)) show(path, true);
}

/** Returns the path of the section around the selection, or of the header, the footer or a dialog. */
export const chosenRegion = (): IdPath | undefined => (element && regionOf(element))?.path;

/** Finds the place of a value. The result is cached until the page changes. */
export function place(path: IdPath): ElementOfValue | undefined {
  const opened = openedField();
  if (opened && isSamePath(opened.path, path)) return opened;
  const key = JSON.stringify(path);
  if (!places.has(key)) places.set(key, elementOfValue(path, element && isOnPage(element) ? element : undefined));
  return places.get(key);
}

/** Returns whether a path is the selected one. */
export const isChosen = (path: IdPath | undefined): boolean => !!path && !!trail[0] && isSamePath(path, trail[0]);

/** Selects the value that an element shows. */
export function chooseAt(target: Element, point?: { x: number; y: number }): void {
  tell(trailAt(target, point), target);
}

/** Selects the value around the selected one, if any. Returns false if nothing was selected. */
export function chooseParent(): boolean {
  if (trail.length === 0) return false;
  tell(trail.slice(1), element);
  return true;
}

/** Selects the next or previous value of the page; with `alike`, the next section if a section is selected. Returns false at the end. */
export function chooseNext(step: 1 | -1, of: 'all' | 'alike'): boolean {
  const all = of === 'alike' && isRegion() ? regions().map((one) => one.element) : stops();
  const from = element ?? document.activeElement ?? document.body;
  const at = all.indexOf(from as HTMLElement);
  const before = all.findLastIndex((one) => isBefore(one, from));
  const next = all[at >= 0 ? at + step : step > 0 ? before + 1 : before];
  if (!next) return false;
  tell(trailAt(next), next);
  reveal(next);
  scrollTo(next);
  return true;
}

/** Selects the first value in the selected section. */
export function chooseWithin(): void {
  const next = stops().find((one) => one !== element && element && contains(element, one));
  if (next) tell(trailAt(next), next);
}

/** Returns whether a whole section is selected, or the header, the footer or a dialog. */
export const isRegion = (): boolean => {
  const [path] = trail;
  const region = element && regionOf(element);
  return !!path && !!region && isSamePath(path, region.path);
};

/** Returns the visible elements that can be selected with Tab: sections, and elements with texts of the config. */
const stops = () =>
  inPageOrder([...regions().map((one) => one.element), ...showingElements()]).filter(
    (one) => isVisible(one) && boxesOf(one).length > 0,
  );

/** Outlines the value that is selected in Studio. */
export function showChosen(path: IdPath | undefined, doesScroll: boolean): void {
  if (!isChosen(path)) show(path, doesScroll);
}

function show(path: IdPath | undefined, doesScroll: boolean): void {
  forgetPlaces();
  const found = path && place(path);
  if (found) reveal(found.element);
  choose(
    path ? [path, ...(found ? trailAt(found.element).filter((one) => one.length < path.length) : [])] : [],
    found?.element,
  );
  isAwaited = !found && doesScroll;
  if (found && doesScroll) scrollTo(found.element);
}

function tell(next: IdPath[], at: Element | undefined): void {
  choose(next, at);
  host()?.chosen(trail);
  focusChosen();
}

function choose(next: IdPath[], at: Element | undefined): void {
  isAwaited = false;
  const opened = openedField();
  if (opened && !(next[0] && isSamePath(opened.path, next[0]))) closeField();
  trail = next;
  element = at;
  forgetPlaces();
  draw();
}

/** Opens the field of the selected text, with a note if other pages show the text too. Returns false if that is not possible. */
export function editChosen(point?: { x: number; y: number }): boolean {
  const [path] = trail;
  if (!path) return false;
  if (!openField(path, element, point)) {
    draw(fileNote(path));
    return false;
  }
  const others =
    host()
      ?.pagesWith(path)
      .filter((page) => page !== shownPath()).length ?? 0;
  draw(others > 0 ? `Also on ${plural(others, 'other page')}` : undefined);
  return true;
}

/** Says which other file has the text of a value, if any. */
function fileNote(path: IdPath): string | undefined {
  const [text, key] = [host()?.textOf(path), language()];
  if (key) return `The text is in site.config.${key}.json`;
  return text && valueAt(path)?.kind === 'markdown' && isTextFile(text) ? `The text is in ${text}` : undefined;
}

function draw(note?: string): void {
  const [path] = trail;
  outline('chosen', path ? [{ place: () => place(path), label: note }] : []);
  const region = element && regionOf(element);
  const around = !isRegion() && region;
  outline('region', around ? [{ place: () => place(around.path), label: regionName(around) }] : []);
  if (path) nameChosen([nameHere(region), note].filter(Boolean).join('. '));
}

function nameHere(region: EditableRegion | undefined): string {
  if (!region) return '';
  const all = regions();
  const at = all.findIndex((one) => one.element === region.element);
  const name = regionName(region);
  if (isRegion()) return at < 0 ? name : `${name}, ${at + 1} of ${all.length}`;
  return `${name}: ${(element ? textOf(element) : '').trim().slice(0, 100)}`;
}

function regionName({ element: { localName, dataset } }: EditableRegion): string {
  const type = (dataset.type ?? localName).replaceAll('-', ' ');
  return type.charAt(0).toUpperCase() + type.slice(1);
}

/** Opens the dialog, the details and the tab that an element is in. */
function reveal(target: Element): void {
  const dialog = closest<HTMLDialogElement>(target, 'dialog');
  if (dialog && !dialog.open) {
    dialog.showModal();
    raiseLayer();
  }
  openDetails(target);
  const panel = closest(target, '[role=tabpanel]');
  const tab = panel && document.querySelector<HTMLElement>(`[role=tab][aria-controls="${panel.id}"]`);
  if (tab && !isVisible(panel)) asVisitor(() => tab.click());
}

/** Scrolls to an element that is not visible. The header covers the top of the window. */
function scrollTo(target: Element): void {
  const { top, bottom, height } = boxOf(target);
  if (closest(target, 'dialog')) Element.prototype.scrollIntoView.call(target, { block: 'nearest' });
  else if (top < 80 || bottom > innerHeight)
    window.scrollTo({ top: scrollY + top - Math.max(100, (innerHeight - height) / 2), behavior: 'instant' });
}
