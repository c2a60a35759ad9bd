/** An action of the visitor before React was loaded, recorded by `start-react.ts`. */
export interface EarlyAction {
  kind: 'click' | 'submit' | 'input';
  target: HTMLElement;
  /** What a field had after an input. */
  value: string;
  checked: boolean;
}

declare global {
  interface Window {
    /** Undefined if that script was blocked. */
    earlyActions?: EarlyAction[];
    /** Nodes that browser extensions have added to live sections; see `platform.ts`. */
    foreignNodes?: WeakSet<Node>;
  }
}

/** Returns whether the visitor has already clicked something in the element, or has the focus in it. */
export function wasTouchedEarly(element: Element): boolean {
  return (
    element.contains(document.activeElement) ||
    (window.earlyActions ?? []).some(({ target }) => element.contains(target))
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Functions that put the removed nodes back, by the id of the section. */
const restorers = new Map<string, () => void>();

/**
 * Removes the nodes that browser extensions have added to a section, until `replayEarly`: with them, hydration would fail, and React would
 * render the section again. If it does so nevertheless, what the visitor has typed is kept.
 */
export function removeForeignNodes(sectionId: string): void {
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
  restorers.set(sectionId, () => {
    // In reverse order, as the next sibling may be one of them.
    for (const { node, parent, next } of places.reverse())
      parent.insertBefore(node, next?.parentNode === parent ? next : null);
    for (const field of fields) if (!field.isConnected) copyInput(field, field === activeElement);
  });
}

/** Copies the visitor's input from a field to the one that React has replaced it with. */
function copyInput(old: Field, hadFocus: boolean): void {
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

/**
 * Tells a section what the visitor has chosen or written in a field before it was hydrated. React may have set the field back, or takes what
 * it has for no change: so it gets another value first, and then changes as by a visitor.
 */
function tellInput(field: Field, value: string, checked: boolean): void {
  if (!field.isConnected || field.type === 'file') return;
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !checked;
    field.click();
    return;
  }
  const { selectionStart = null, selectionEnd = null } = field as HTMLInputElement;
  if (field.value === value) field.value = '';
  // React hears of what is set by its own property of the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Marks a section as hydrated, and replays the visitor's early actions in it. */
export function replayEarly(sectionId: string): void {
  const element = document.getElementById(sectionId);
  if (!element) return;
  element.dataset.live = '';
  restorers.get(sectionId)?.();
  restorers.delete(sectionId);
  replay((target) => element.contains(target));
}

/** Marks a section as failed: the browser submits its form, and controls that need React are hidden. */
export function markFailed(sectionId: string): void {
  const element = document.getElementById(sectionId);
  if (!element || element.dataset.live === '') return;
  element.dataset.live = 'failed';
  replay((target) => target instanceof HTMLFormElement && element.contains(target));
}

/** Replays the visitor's early actions outside of live sections. */
export function replayEarlyElsewhere(): void {
  replay((target) => !Element.prototype.closest.call(target, '[data-start]:not([data-live])'));
}

/**
 * Replays the actions on matching elements in order, and removes them from the list. Each comes after what the one before has changed. A
 * form is not asked for its own properties here: a field may have the name of one.
 */
async function replay(matches: (target: HTMLElement) => boolean): Promise<void> {
  const all = window.earlyActions ?? [];
  const actions = all.filter(({ target }) => matches(target));
  // In place, as `start-react.ts` has the same array.
  all.splice(0, all.length, ...all.filter((action) => !actions.includes(action)));
  for (const { kind, target, value, checked } of actions) {
    // React renders what a handler has changed before this continues.
    await Promise.resolve();
    // The browser has followed the link already; only its toast is missing.
    if (target instanceof HTMLAnchorElement)
      target.addEventListener('click', (event) => event.preventDefault(), { once: true });
    if (kind === 'click')
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
    else if (kind === 'input') tellInput(target as Field, value, checked);
    else if (target instanceof HTMLFormElement) HTMLFormElement.prototype.requestSubmit.call(target);
  }
}
