// The third inline script, in the documents of sites that name scripts of others: it loads them in a quiet moment, and those that need the
// visitor's consent once that is given.
import { attempt } from './inline.ts';
import { scriptsPolicy } from './scripts-policy.ts';

interface ForeignScript {
  src: string;
  data: Record<string, string>;
  consent: boolean;
}

const scripts = JSON.parse(document.getElementById('_scripts')?.textContent ?? '[]') as ForeignScript[];
const dialog = document.getElementById('_consent');
const key = 'consent';
/** An answer counts for the scripts that were asked about: with another one the visitor is asked again. */
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

/** Loads what may be loaded and is not yet, in the order of the config. */
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

const whenQuiet = () => attempt(() => requestIdleCallback(load)) ?? setTimeout(load);
if (document.readyState === 'complete') whenQuiet();
else addEventListener('load', whenQuiet);

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
  const said = button.dataset.consent;
  if (!said) {
    opener = button;
    show(true);
    dialog?.focus();
    return;
  }
  answer = `${said} ${asked}`;
  attempt(() => localStorage.setItem(key, answer));
  show(false);
  if (hasAgreed()) load();
  // What runs already can be stopped in no other way.
  else if ([...loaded].some(({ consent }) => consent)) location.reload();
});
dialog?.addEventListener('keydown', (event) => event.key === 'Escape' && show(false));
