import { folderOf } from '../../content/redirects.ts';
import { escapeHtml } from '../../media/html.ts';
import type { HostRules } from './host-rules.ts';

/** Whether a page can lead on from an address: not from all that is in a folder, and not from a name with a slash in it. */
export const canBePage = (from: string): boolean => folderOf(from) === undefined && !/%2f|%5c/i.test(from);

/** Pages that lead on, for hosts without redirects, by path below `dist/`. Addresses that can be no page are left out. */
export function redirectPages({ redirects, base }: Pick<HostRules, 'base' | 'redirects'>): Map<string, string> {
  const pages = new Map<string, string>();
  for (const { from, to } of redirects) {
    const path = decodeURIComponent(from).slice(1).replace(/\/$/, '');
    if (!canBePage(from) || path === '') continue;
    const file = /\.html?$/i.test(path) ? path : `${path}/index.html`;
    if (!pages.has(file)) pages.set(file, pageTo(to, base));
  }
  return pages;
}

function pageTo(to: string, base: string): string {
  const address = escapeHtml(to);
  // Browsers would ask for an icon at the root of the host.
  const icon = base && `<link rel="icon" href="${base}/favicon.ico">`;
  return `<!doctype html><html><head><meta charset="utf-8"><title>${address}</title><meta name="robots" content="noindex">${icon}<link rel="canonical" href="${address}"><meta http-equiv="refresh" content="0; url=${address}"></head><body><a href="${address}">${address}</a></body></html>\n`;
}
