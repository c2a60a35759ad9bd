import type { Page } from '@playwright/test';

export interface OpenedMail {
  /** The whole address, as the browser hands it to the mail program. */
  url: string;
  to: string;
  fields: Record<string, string>;
}

/**
 * Waits until the browser itself begins to open a `mailto:` address, and reads it by RFC 6068: fields end at `&`,
 * `+` is a plus, and everything is percent-encoded UTF-8, which must be valid.
 */
export async function openedMail(page: Page): Promise<OpenedMail> {
  const url = (await page.waitForRequest(/^mailto:/)).url();
  const [to = '', query = ''] = url.slice('mailto:'.length).split('?');
  const pairs = query.split('&').map((field) => field.split('=').map(decodeURIComponent));
  return { url, to: decodeURIComponent(to), fields: Object.fromEntries(pairs) };
}

/** Writes into every field of the page's form: an address where one is wanted, these words elsewhere. */
export async function fillForm(page: Page, words = 'An idea'): Promise<void> {
  for (const field of await page.getByRole('form').getByRole('textbox').all())
    await field.fill((await field.getAttribute('type')) === 'email' ? 'ada@example.org' : words);
}
