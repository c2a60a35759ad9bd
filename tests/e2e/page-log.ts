import type { Browser, Page } from '@playwright/test';

/**
 * Notes from now on what the page says to the console and throws (`said`), what it throws alone (`errors`), which documents of the site
 * it loads, and what it asks other sites for.
 */
export function pageLog(page: Page, own = '') {
  const heard = { said: [] as string[], errors: [] as string[], documents: [] as string[], left: [] as string[] };
  page.on('console', (message) => heard.said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => {
    heard.said.push(`error: ${error.stack}`);
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

interface Violation {
  directive: string;
  blocked: string;
  sample: string;
}

/** Hears every violation of the site's policy from the first byte on, in all documents of the page. */
export async function watchViolations(page: Page): Promise<Violation[]> {
  const heard: Violation[] = [];
  await page.exposeFunction('tellViolation', (violation: Violation) => heard.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { tellViolation } = window as unknown as { tellViolation(violation: Violation): void };
      tellViolation({ directive: effectiveDirective, blocked: blockedURI, sample });
    });
  });
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/i.test(message.text()))
      heard.push({ directive: 'console', blocked: '', sample: message.text() });
  });
  return heard;
}

/** Opens a page as somebody whose clock shows another time, with what it breaks and says. */
export async function openAt(browser: Browser, url: string, time: string, path = '/') {
  const page = await (await browser.newContext()).newPage();
  await page.clock.setFixedTime(new Date(time));
  const broken = await watchViolations(page);
  const heard = pageLog(page);
  await page.goto(url + path);
  return { page, broken, heard };
}
