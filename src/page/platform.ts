/**
 * What must work from the first paint on, before React: the scheme, the header's look, menu, dialogs and films where
 * the platform leaves something to script, and keeping what the visitor asks for too early. It stands inline in the
 * head of every page, so it is small, imports nothing and reads its settings from its own element.
 */
const settings = document.currentScript?.dataset ?? {};
const root = document.documentElement;
const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];

// The router sets this by hand and takes it back as the page goes, which comes too late where the next page has another process.
history.scrollRestoration = 'auto';

// Scheme: light, dark or system, kept under a key, followed in other tabs. Blocked or garbled storage does no harm.
const dark = matchMedia('(prefers-color-scheme: dark)');
function chosenScheme(): string {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(settings.storageKey ?? '');
  } catch {}
  return kept === 'light' || kept === 'dark' || kept === 'system' ? kept : (settings.scheme ?? 'light');
}
function showScheme(choice = chosenScheme()): void {
  const scheme = choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice;
  root.classList.remove('light', 'dark');
  root.classList.add(scheme);
  root.dataset.mantineColorScheme = scheme;
  for (const input of all<HTMLInputElement>('input[name=color-scheme]')) input.checked = input.value === choice;
}
let choice: string | undefined;
showScheme();
dark.addEventListener('change', () => showScheme(choice));
addEventListener('storage', ({ key }) => {
  // A storage that was cleared as a whole tells no key.
  if ((key ?? settings.storageKey) !== settings.storageKey) return;
  choice = chosenScheme();
  showScheme(choice);
});
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== 'color-scheme') return;
  choice = target.value;
  try {
    localStorage.setItem(settings.storageKey ?? '', choice);
  } catch {}
  showScheme(choice);
});

// Header: another look once scrolled.
const look = () => root.toggleAttribute('data-scrolled', scrollY > Number(settings.scrollThreshold));
addEventListener('scroll', look, { passive: true });

// Popovers: to old assistive technology the button tells whether its panel is open.
function tell(panel: HTMLElement, isOpen: boolean): void {
  for (const button of all(`[popovertarget="${panel.id}"]`)) button.setAttribute('aria-expanded', String(isOpen));
}
document.addEventListener(
  'toggle',
  ({ target, newState }: Event & { newState?: string }) => {
    if (target instanceof HTMLElement && target.popover) tell(target, newState === 'open');
  },
  true,
);
// Older browsers have no panels, nor the word for an open one.
document.addEventListener('DOMContentLoaded', () => {
  for (const panel of all<HTMLElement>('[popover]')) tell(panel, panel.matches(':is(:popover-open)'));
});

// Dialogs, where the browser does not know commands or a click outside; and the focus stays inside.
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
const knowsClosedBy = 'closedBy' in (globalThis.HTMLDialogElement?.prototype ?? {});
document.addEventListener('click', (event) => {
  const target = event.target as Element;
  const button = target.closest<HTMLElement>('button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
  // The document may not have come as far as the dialog.
  if (button && !dialog) addEventListener('DOMContentLoaded', () => button.click(), { once: true });
  if (dialog && !knowsCommands) button?.getAttribute('command') === 'close' ? dialog.close() : dialog.showModal();
  if (!knowsClosedBy && target instanceof HTMLDialogElement) {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (!inside) target.close();
  }
  if (target.closest('a')) target.closest<HTMLElement>('[popover]')?.hidePopover();
});
document.addEventListener('keydown', (event) => {
  const dialog = event.key === 'Tab' && document.querySelector('dialog:modal');
  if (!dialog) return;
  const stops = [
    ...dialog.querySelectorAll<HTMLElement>('a[href], button, video[controls], summary, [tabindex="0"]'),
  ].filter((stop) => stop.checkVisibility());
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge && dialog.contains(document.activeElement) && document.activeElement !== dialog)
    return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
});

// Films play when their dialog opens, are tried once more, and stop when it closes.
new MutationObserver((changes) => {
  for (const { target } of changes) {
    if (!(target instanceof HTMLDialogElement)) continue;
    const film = target.querySelector('video');
    if (!film) continue;
    film.poster ||= film.dataset.poster ?? '';
    if (target.open)
      film.play().catch(() => setTimeout(() => target.open && film.play().catch(() => {}), Number(film.dataset.retry)));
    else {
      film.pause();
      film.currentTime = 0;
    }
  }
}).observe(root, { subtree: true, attributes: true, attributeFilter: ['open'] });

// A hash in the address: there, smoothly, after a moment.
addEventListener('DOMContentLoaded', () => {
  showScheme();
  look();
  const hash = idOf(location.hash);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (hash) {
    setTimeout(
      () => document.getElementById(hash)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' }),
      Number(settings.hashScrollDelay),
    );
  }
  startReact();
});

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

// Too early: what needs React is kept for it. Links, dialogs, menu, scheme and fields work without.
const early: { kind: 'click' | 'submit'; target: HTMLElement }[] = [];
(window as { early?: typeof early }).early = early;
document.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      '[data-start] button:not([type=submit], [commandfor]), button[data-copy], a[data-download]',
    );
    const section = button?.closest('[data-start]');
    if (!button || (section ? section.matches('[data-live]') : 'react' in root.dataset)) return;
    // On the way down: React, where it is here before the section's code, lets nobody below it or after it hear of the click.
    if (section) event.stopPropagation();
    // A download goes on by itself; its notice is all that waits.
    keepEarly('click', button);
  },
  true,
);
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLElement;
  // What React has dealt with already is not to be done again.
  if (event.defaultPrevented || !form.closest('[data-start]:not([data-live])')) return;
  event.preventDefault();
  keepEarly('submit', form);
});
function keepEarly(kind: 'click' | 'submit', target: HTMLElement): void {
  (window as { early?: typeof early }).early?.push({ kind, target });
  fetchReact();
}

// React: at the visitor's first sign, when a section that needs it is on the screen, else after a quiet while.
let asked = false;
function fetchReact(): void {
  if (asked || !settings.entry) return;
  asked = true;
  // What the entry asks for first is on its way already when it begins.
  (window as { siteFile?: Promise<Response> }).siteFile = fetch(settings.site ?? '');
  import(/* @vite-ignore */ settings.entry);
}
function startReact(): void {
  for (const sign of ['pointerdown', 'pointermove', 'touchstart', 'scroll', 'keydown', 'focusin']) {
    addEventListener(sign, fetchReact, { once: true, passive: true });
  }
  addEventListener('load', () => {
    setTimeout(fetchReact, 4000);
    // What is on the screen comes first: sections that want React wait until the page is idle.
    (window.requestIdleCallback ?? setTimeout)(() => {
      if (document.querySelector('[data-start=load]')) fetchReact();
      // Before any of them comes on, the visitor scrolls, which is a sign.
      const shown = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && fetchReact(),
      );
      for (const section of all('[data-start=visible]')) shown.observe(section);
    });
  });
}

export {};
