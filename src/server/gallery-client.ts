// The script of the gallery: sizes the frames, applies the chosen window, scheme and layout, and copies JSON.
export {};

const form = document.querySelector('form') as HTMLFormElement;
const frames = [...document.querySelectorAll('iframe')];

for (const [name, value] of new URLSearchParams(location.search)) {
  const select = form.elements.namedItem(name);
  if (select instanceof HTMLSelectElement) select.value = value;
}

for (const frame of frames) {
  frame.addEventListener('load', () => {
    const { contentDocument: shown } = frame;
    if (!shown) return;
    applyView(frame);
    new ResizeObserver(() => {
      frame.style.blockSize = `${shown.documentElement.offsetHeight + 2}px`;
    }).observe(shown.documentElement);
  });
}

form.addEventListener('change', ({ target }) => {
  if (!(target as Element).matches('[data-layout]')) return frames.forEach(applyView);
  // The server applies the layout. The page is loaded again at the same scroll position.
  const asked = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][];
  location.replace(`?${new URLSearchParams(asked)}${location.hash}`);
});

/** Applies the chosen width and scheme to a frame. */
function applyView(frame: HTMLIFrameElement): void {
  const { window: width, scheme } = Object.fromEntries(new FormData(form)) as Record<'window' | 'scheme', string>;
  frame.toggleAttribute('data-width', width !== '');
  frame.style.inlineSize = width && `${width}px`;
  const root = frame.contentDocument?.documentElement;
  if (!root) return;
  root.dataset.mantineColorScheme = scheme;
  root.classList.toggle('dark', scheme === 'dark');
  root.classList.toggle('light', scheme !== 'dark');
}

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('button[data-copy]');
  if (!button) return;
  const json = button.closest('figure')?.querySelector('pre')?.textContent ?? '';
  const done = await navigator.clipboard.writeText(json).then(
    () => 'Copied',
    () => 'Copying failed',
  );
  button.textContent = done;
  setTimeout(() => {
    button.textContent = 'Copy JSON';
  }, 1500);
});
