// The search, loaded when its dialog is opened first. It needs no React: the dialog is outside of what React renders.
import type MiniSearch from 'minisearch';
import { excerptOf, type Part } from './excerpt.ts';
import { type FoundPage, find, loadIndex } from './find.ts';

const dialog = document.querySelector('dialog[data-index]') as HTMLDialogElement;
const [input] = dialog.getElementsByTagName('input') as unknown as [HTMLInputElement];
const [status, list] = ['status', 'listbox'].map((role) => dialog.querySelector(`[role=${role}]`)) as [
  HTMLElement,
  HTMLElement,
];
const [template] = dialog.getElementsByTagName('template') as unknown as [HTMLTemplateElement];
const { dataset } = dialog;

let index: Promise<MiniSearch> | undefined;
import.meta.hot?.on('site:change', () => {
  index = undefined;
});

/** Shows what is found for the text in the field, once the index is there. */
async function update(): Promise<void> {
  const query = input.value.trim();
  try {
    index ??= loadIndex(dataset.index ?? '');
    // Said only if it takes a while.
    const isLate = setTimeout(() => {
      if (query) status.textContent = dataset.loading ?? '';
    }, 200);
    const pages = find(await index.finally(() => clearTimeout(isLate)), query);
    if (query !== input.value.trim()) return;
    show(pages);
    const count = options().length.toLocaleString(document.documentElement.lang);
    status.textContent = query
      ? ((pages.length > 0 ? dataset.results?.replace('{count}', count) : dataset.none?.replace('{query}', query)) ??
        '')
      : '';
  } catch {
    index = undefined;
    show([]);
    status.textContent = dataset.failed ?? '';
  }
}

const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];

function show(pages: FoundPage[]): void {
  list.replaceChildren(...pages.map(groupOf));
  for (const [at, option] of options().entries()) option.id = `_search-${at}`;
  input.setAttribute('aria-expanded', String(pages.length > 0));
  // The first one that was found: a page may be there only for the parts below it.
  select(pages[0] && !pages[0].own ? 1 : 0);
}

/** A group of results: a page, and the parts of it below headings. */
function groupOf({ href, title, own, parts }: FoundPage): Element {
  const group = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  group.setAttribute('aria-label', title);
  const [page, part] = group.children as unknown as [HTMLAnchorElement, HTMLAnchorElement];
  part.remove();
  fill(page, { href, title, text: own?.text ?? '', matched: own?.matched ?? new Set() });
  for (const found of parts) {
    const option = part.cloneNode(true) as HTMLAnchorElement;
    fill(option, found);
    group.append(option);
  }
  return group;
}

function fill(option: HTMLAnchorElement, found: FoundPage['parts'][number]): void {
  const [title, excerpt] = option.children as unknown as [HTMLElement, HTMLElement];
  option.href = found.href;
  title.replaceChildren(...marked(excerptOf(found.title, found.matched, Number.POSITIVE_INFINITY)));
  excerpt.replaceChildren(...marked(excerptOf(found.text, found.matched)));
}

const marked = (parts: Part[]) =>
  parts.map(({ text, isFound }) =>
    isFound ? Object.assign(document.createElement('mark'), { textContent: text }) : document.createTextNode(text),
  );

let selected = 0;
/** Selects the result that Enter follows; the first one comes after the last one. */
function select(at: number): void {
  const all = options();
  selected = all.length > 0 ? (at + all.length) % all.length : 0;
  for (const [at, option] of all.entries()) option.setAttribute('aria-selected', String(at === selected));
  const option = all[selected];
  if (option) input.setAttribute('aria-activedescendant', option.id);
  else input.removeAttribute('aria-activedescendant');
  option?.scrollIntoView({ block: 'nearest' });
}

input.addEventListener('input', update);
input.addEventListener('focus', () => input.select());
input.addEventListener('keydown', (event) => {
  const { key, isComposing } = event;
  if (isComposing || !/^(ArrowDown|ArrowUp|Enter)$/.test(key)) return;
  event.preventDefault();
  if (key === 'Enter') options()[selected]?.click();
  else select(selected + (key === 'ArrowDown' ? 1 : -1));
});
dialog.addEventListener('keydown', (event) => {
  if (event.key !== 'Tab') return;
  // There are two stops, the field and the button that closes: results are reached by arrows.
  event.preventDefault();
  event.stopPropagation();
  const close = dialog.querySelector('button');
  (document.activeElement === input ? close : input)?.focus();
});
// The link is followed as each other one. A new tab leaves the dialog open.
dialog.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
  if ((target as Element).closest('[role=option]') && !ctrlKey && !metaKey && !shiftKey) dialog.close();
});

// The visitor may have typed already.
void update();
