/** What a visitor asked of React before it was loaded, kept by `start-react.ts`. */
interface EarlyAction {
  kind: 'click' | 'submit';
  target: HTMLElement;
}

declare global {
  interface Window {
    /** Undefined where that script was blocked. */
    earlyActions?: EarlyAction[];
    /** What others have put into sections that React has yet to take over. */
    foreignNodes?: WeakSet<Node>;
  }
}

/** True if the visitor has already pressed something in the element, or is in it now. */
export function earlyTouched(element: Element): boolean {
  return (
    element.contains(document.activeElement) ||
    (window.earlyActions ?? []).some(({ target }) => element.contains(target))
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is put back into sections when React has taken them over. */
const setAside = new Map<string, () => void>();

/**
 * Takes what others have put into a section out of it until `replayEarly`: React would not find its own HTML there, and make all of it
 * anew. Where it does so in spite of that, what the visitor has typed is kept.
 */
export function setForeignNodesAside(sectionId: string): void {
  const section = document.getElementById(sectionId);
  const foreign = window.foreignNodes;
  if (!section || !foreign) return;
  const fields = [...section.querySelectorAll<Field>(':is(input, textarea, select)[id]')];
  const { activeElement } = document;
  const walker = document.createTreeWalker(section, NodeFilter.SHOW_ALL, (node) =>
    foreign.has(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  const places: { node: ChildNode; parent: Node; next: Node | null }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as ChildNode;
    places.push({ node, parent: node.parentNode as Node, next: node.nextSibling });
  }
  for (const { node } of places) node.remove();
  setAside.set(sectionId, () => {
    // From the last to the first, as a neighbour may be one of them.
    for (const { node, parent, next } of places.reverse())
      parent.insertBefore(node, next?.parentNode === parent ? next : null);
    for (const field of fields) if (!field.isConnected) keepTyped(field, field === activeElement);
  });
}

/** Gives what stands in a field that React has replaced to the one in its place. */
function keepTyped(old: Field, hadFocus: boolean): void {
  const field = document.getElementById(old.id) as Field | null;
  if (!field) return;
  if (old instanceof HTMLInputElement && field instanceof HTMLInputElement) {
    field.checked = old.checked;
    if (old.files) field.files = old.files;
  }
  if (old.type !== 'file') field.value = old.value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (hadFocus) field.focus();
}

/** Does once what the visitor asked of a section before React took it over. */
export function replayEarly(sectionId: string): void {
  const element = document.getElementById(sectionId);
  if (!element) return;
  element.dataset.live = '';
  setAside.get(sectionId)?.();
  setAside.delete(sectionId);
  replay((target) => element.contains(target));
}

/** Gives up on the code of a section: the browser itself sends its form, and what needs the code is hidden. */
export function doWithout(sectionId: string): void {
  const element = document.getElementById(sectionId);
  if (!element || element.dataset.live === '') return;
  element.dataset.live = 'failed';
  replay((target) => target instanceof HTMLFormElement && element.contains(target));
}

/** Does once what the visitor asked of anything outside of live sections. */
export function replayEarlyElsewhere(): void {
  replay((target) => !target.closest('[data-start]:not([data-live])'));
}

/** Does what was asked of some elements, in order, and removes it from the list. */
function replay(isOne: (target: HTMLElement) => boolean): void {
  const all = window.earlyActions ?? [];
  const actions = all.filter(({ target }) => isOne(target));
  // In place: `start-react.ts` has the same list.
  all.splice(0, all.length, ...all.filter((action) => !actions.includes(action)));
  for (const { kind, target } of actions) {
    // The browser has followed a link already; only its toast is late.
    if (target instanceof HTMLAnchorElement)
      target.addEventListener('click', (event) => event.preventDefault(), { once: true });
    if (kind === 'click') target.click();
    else if (target instanceof HTMLFormElement) target.requestSubmit();
  }
}
