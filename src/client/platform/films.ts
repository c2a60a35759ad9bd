import { root } from './shared.ts';

// Films play when their dialog opens, are tried once more, and stop when it closes.
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const dialog = target as HTMLElement;
    const film = dialog.localName === 'dialog' && dialog.querySelector('video');
    if (!film) continue;
    const isOpen = () => dialog.hasAttribute('open');
    film.poster ||= film.dataset.poster ?? '';
    if (isOpen())
      film.play().catch(() => setTimeout(() => isOpen() && film.play().catch(() => {}), Number(film.dataset.retry)));
    else {
      film.pause();
      film.currentTime = 0;
    }
  }
}).observe(root, { subtree: true, attributes: true, attributeFilter: ['open'] });
