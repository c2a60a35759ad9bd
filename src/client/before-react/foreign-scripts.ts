// Inline script of sites with third-party scripts: loads them when the page is idle, and those that need consent once it is given.
import { attempt } from './inline.ts';
import { scriptsPolicy } from './policy-names.ts';

interface ForeignScript {
  src: string;
  data: Record<string, string>;
  consent: boolean;
}

const scripts = JSON.parse(document.getElementById('_scripts')?.textContent ?? '[]') as ForeignScript[];
const dialog = document.getElementById('_consent');
const key = 'consent';
/** The scripts that need consent. The answer is stored with them, so that the visitor is asked again when they change. */
const asked = scripts.flatMap(({ src, consent }) => (consent ? src : [])).join(' ');

let answer = attempt(() => localStorage.getItem(key)) ?? '';
const hasAgreed = () => answer === `yes ${asked}`;
const loaded = new Set<ForeignScript>();

interface Factory {
  createPolicy(name: string, rules: object): { createScriptURL(src: string): string };
}
const { trustedTypes } = window as unknown as { trustedTypes?: Factory };
const policy = trustedTypes?.createPolicy(scriptsPolicy, {
  createScriptURL: (url: string) => (scripts.some(({ src }) => src === url) ? url : null),
});

/** Loads the scripts that are allowed and not loaded yet, in the order of the config. */
function load(): void {
  for (const script of scripts) {
    if (loaded.has(script) || (script.consent && !hasAgreed())) continue;
    loaded.add(script);
    const element = document.createElement('script');
    element.async = false;
    for (const [name, value] of Object.entries(script.data))
      element.setAttribute(`data-${name.replace(/^data-/, '')}`, value);
    element.src = policy ? policy.createScriptURL(script.src) : script.src;
    document.head.append(element);
  }
}

const loadWhenIdle = () => attempt(() => requestIdleCallback(load)) ?? setTimeout(load);
if (document.readyState === 'complete') loadWhenIdle();
else addEventListener('load', loadWhenIdle);

let opener: HTMLElement | undefined;
function show(isOpen: boolean): void {
  if (!dialog) return;
  dialog.hidden = !isOpen;
  if (!isOpen) opener?.focus();
  if (!isOpen) opener = undefined;
}

if (asked && answer !== `no ${asked}` && !hasAgreed()) show(true);
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-consent]');
  if (!button) return;
  const chosen = button.dataset.consent;
  if (!chosen) {
    opener = button;
    show(true);
    dialog?.focus();
    return;
  }
  answer = `${chosen} ${asked}`;
  attempt(() => localStorage.setItem(key, answer));
  show(false);
  if (hasAgreed()) load();
  // A reload is the only way to stop scripts that run.
  else if ([...loaded].some(({ consent }) => consent)) location.reload();
});
dialog?.addEventListener('keydown', (event) => event.key === 'Escape' && show(false));
