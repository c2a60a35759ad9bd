import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';

// Runs in the browser, see `form-names.spec.ts`: React hydrates, renders, changes and removes a form that has a field of a name.

let show = (_: number) => {};
let sent = 0;

/** A form between others, with other attributes, fields and words in each state, and words in its place in the last. */
function Sample({ name }: { name: string }) {
  const [state, setState] = useState(0);
  show = setState;
  if (state === 3) return <p>Sent</p>;
  return (
    <section>
      <p>Before</p>
      <form
        className={`state-${state}`}
        action={state === 1 ? undefined : 'https://forms.example.com/'}
        onSubmit={(event) => {
          event.preventDefault();
          sent += [...new FormData(event.currentTarget)].length;
        }}
      >
        {state === 1 && <input name="first_" />}
        <label>
          Words
          <input name={name} onInput={() => {}} />
        </label>
        {state !== 2 && <input name="last_" />}
        {state === 2 && 'Words'}
        <button type="submit" disabled={state === 2}>
          Send
        </button>
      </form>
      <p>After</p>
    </section>
  );
}

/** All that a visitor may do in the form, told to React by events. */
function use(container: HTMLElement): void {
  const events = [
    'pointerover',
    'mouseover',
    'mouseout',
    'focusin',
    'focusout',
    'keydown',
    'input',
    'change',
    'selectionchange',
    'reset',
  ];
  for (const target of container.querySelectorAll('form, input, button'))
    for (const type of events)
      EventTarget.prototype.dispatchEvent.call(target, new Event(type, { bubbles: true, cancelable: true }));
  for (const target of container.querySelectorAll<HTMLElement>('form, input, button'))
    HTMLElement.prototype.click.call(target);
}

/** Tells everything that is seen and heard of such a form. */
async function lifeOf(name: string, isHydrated: boolean): Promise<string> {
  const told: string[] = [];
  const tell = (error: unknown) => told.push(String(error));
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    tell(event.message);
  };
  addEventListener('error', onError);
  const container = document.body.appendChild(document.createElement('div'));
  const look = () => told.push(container.innerHTML.replace(`name="${name}"`, ''), String(sent));
  const options = { onRecoverableError: tell, onUncaughtError: tell, onCaughtError: tell };
  const sample = <Sample name={name} />;
  sent = 0;
  try {
    let root: Root;
    if (isHydrated) {
      container.innerHTML = renderToString(sample);
      root = hydrateRoot(container, sample, options);
      await new Promise((done) => setTimeout(done));
    } else {
      root = createRoot(container, options);
      flushSync(() => root.render(sample));
    }
    for (const state of [0, 1, 0, 2, 0, 3, 0]) {
      flushSync(() => show(state));
      use(container);
      look();
    }
    flushSync(() => root.unmount());
    look();
  } catch (error) {
    tell(error);
  }
  removeEventListener('error', onError);
  container.remove();
  return told.join('\n');
}

/** Returns the names of properties of a form, by whether React can live with a field of that name. */
export async function tryNames(): Promise<{ taken: string[]; free: string[] }> {
  // A form whose event React does not hear would be sent.
  addEventListener('submit', (event) => event.preventDefault());
  const names = new Set<string>();
  for (let part: object = document.createElement('form'); part; part = Object.getPrototypeOf(part))
    for (const name of Object.getOwnPropertyNames(part)) if (/^[A-Za-z_][\w-]*$/.test(name)) names.add(name);
  const found = { taken: [] as string[], free: [] as string[] };
  const [hydrated, rendered] = [await lifeOf('other', true), await lifeOf('other', false)];
  for (const name of [...names].sort()) {
    const isFree = (await lifeOf(name, true)) === hydrated && (await lifeOf(name, false)) === rendered;
    found[isFree ? 'free' : 'taken'].push(name);
  }
  return found;
}

Object.assign(window, { tryNames });
