// Inline script of sites with tabs in static sections: shows a panel by presses, keys and links to what is in it. A choice holds for all tabs of
// that name, for a visit: who has chosen "pnpm" once reads on with it.
import { all, attempt, closest, root } from './inline.ts';

const key = 'tabs';
let chosen = (attempt(() => sessionStorage.getItem(key)) ?? '').split('\n');

/** Those of live sections are React's. */
const isOurs = ':not([data-start] *)';
const tabsIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
const tabOf = (target: EventTarget | null) => closest(target, `[role=tab]${isOurs}`);
const panelOf = (tab: HTMLElement) => document.getElementById(tab.getAttribute('aria-controls') ?? '');

/** Shows what is chosen, also on a page that a link has led to. */
function update(): void {
  for (const list of all(`[role=tablist]${isOurs}`)) {
    const tabs = tabsIn(list);
    const name = chosen.find((one) => tabs.some(({ textContent }) => textContent === one));
    for (const tab of name === undefined ? [] : tabs) {
      const isShown = tab.textContent === name;
      tab.ariaSelected = String(isShown);
      tab.tabIndex = isShown ? 0 : -1;
      tab.toggleAttribute('data-active', isShown);
      const panel = panelOf(tab);
      if (panel) panel.style.display = isShown ? '' : 'none';
    }
  }
}

function choose(tab: HTMLElement): void {
  const topOf = () => tab.getBoundingClientRect().top;
  const top = topOf();
  const name = tab.textContent ?? '';
  chosen = [name, ...chosen.filter((one) => one !== name)];
  attempt(() => sessionStorage.setItem(key, chosen.join('\n')));
  update();
  // Panels above it may have another height now.
  scrollBy({ top: topOf() - top, behavior: 'instant' });
}

document.addEventListener('click', ({ target }) => {
  const tab = tabOf(target);
  if (tab) choose(tab);
});

document.addEventListener('keydown', (event) => {
  const tab = tabOf(event.target);
  if (!tab || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = tabsIn(closest(tab, '[role=tablist]'));
  const at = tabs.indexOf(tab);
  const [back, on] = root.dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const places: Record<string, number> = { [back]: at - 1, [on]: (at + 1) % tabs.length, Home: 0, End: -1 };
  const place = places[event.key];
  const next = place !== undefined && tabs.at(place);
  if (!next) return;
  event.preventDefault();
  next.focus();
  choose(next);
});

/** Shows the panel with what the hash names. */
function follow(): void {
  const target = document.getElementById(location.hash.slice(1));
  const panel = target && closest(target, `[role=tabpanel]${isOurs}`);
  const tab = panel && document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`);
  if (!tab || tab.ariaSelected === 'true') return;
  choose(tab);
  target.scrollIntoView();
}
addEventListener('hashchange', follow);

update();
follow();
// Pages come by links.
new MutationObserver(update).observe(document, { childList: true, subtree: true });
