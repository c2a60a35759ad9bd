import type { Page } from '@playwright/test';

/**
 * Notes from now on what the page says to the console and throws (`said`), what it throws alone (`errors`), which documents of the site
 * it loads, and what it asks other sites for.
 */
export function listen(page: Page, own = '') {
  const heard = { said: [] as string[], errors: [] as string[], documents: [] as string[], left: [] as string[] };
  page.on('console', (message) => heard.said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => {
    heard.said.push(String(error));
    heard.errors.push(error.message);
  });
  page.on('request', (request) => {
    const { protocol, pathname, origin } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    if (request.isNavigationRequest()) heard.documents.push(pathname);
    if (own && origin !== new URL(own).origin) heard.left.push(request.url());
  });
  return heard;
}

/** The paths of what the page asks for from now on, where they match. */
export function watchPaths(page: Page, pattern: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) asked.push(pathname);
  });
  return asked;
}
