import type { SiteData } from '../../pages/page-data.ts';
import { loadToasts, showToast } from '../../ui/toasts/show-toast.ts';

/** Shows toasts for events outside of any component: a download, a copied link, the network lost or back. */
export function showNotices(texts: SiteData['texts']['toast']): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const download = event.target.closest<HTMLElement>('a[data-download]');
    if (download)
      showToast({ type: 'info', message: texts.downloading.replace('{name}', download.dataset.download ?? '') });
    const copy = event.target.closest<HTMLElement>('button[data-copy]');
    if (copy) copyLink(copy.dataset.copy ?? '', texts);
  });
  // The toast for a lost network could not be loaded then, so the code is preloaded when the page is idle.
  const preload = () => void loadToasts();
  try {
    requestIdleCallback(preload);
  } catch {
    setTimeout(preload, 1000);
  }
  window.addEventListener('offline', () => showToast({ type: 'warning', message: texts.offline }));
  window.addEventListener('online', () => showToast({ type: 'success', message: texts.online }));
}

async function copyLink(href: string, texts: SiteData['texts']['toast']): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(href, document.baseURI).href);
    showToast({ type: 'success', message: texts.copied });
  } catch {
    showToast({ type: 'error', message: texts.copyFailed });
  }
}
