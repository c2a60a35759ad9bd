import { expect, type Page, test } from '@playwright/test';
import { holdReact } from './hold.ts';
import { openedMail } from './mailto.ts';
import { config, listOf } from './site.ts';
import { openLive, takeOver } from './take-over.ts';

/** As the specification has them. */
const placeholders = { Name: 'John Doe', Subject: 'Subject', Message: 'Message' };
const draft = { Name: 'Ada Example', Email: 'ada@example.org', Subject: 'A new idea', Message: 'Can we talk?' };
type Draft = typeof draft;

const form = (page: Page) => page.getByRole('form', { name: 'Write to us' });
const field = (page: Page, label: string) => form(page).getByRole('textbox', { name: label, exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });

async function write(page: Page, entries: Partial<Draft>): Promise<void> {
  for (const [label, value] of Object.entries(entries)) await field(page, label).fill(value);
}

async function expectWritten(page: Page, entries: Partial<Draft>): Promise<void> {
  for (const [label, value] of Object.entries(entries)) await expect(field(page, label)).toHaveValue(value);
}

/** Writes a whole draft while React is held back, and waits until it has taken the form over. */
async function writeBeforeReact(page: Page): Promise<void> {
  const release = await holdReact(page);
  await page.goto('/');
  await write(page, draft);
  release();
  await expect(page.locator('#contact')).toHaveAttribute('data-live');
}

/** Writes a whole draft, sends it, and tells what the browser opens. */
async function sendDraft(page: Page, entries: Partial<Draft> = {}) {
  await write(page, { ...draft, ...entries });
  const opened = openedMail(page);
  await send(page).click();
  return opened;
}

/** Every mail that the page opens from now on. */
function watchMail(page: Page): string[] {
  const opened: string[] = [];
  page.on('request', (request) => request.url().startsWith('mailto:') && opened.push(request.url()));
  return opened;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the fields', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  for (const label of Object.keys(draft)) {
    test(`'${label}' is labelled and required`, async ({ page }) => {
      await expect(field(page, label)).toBeVisible();
      await expect(field(page, label)).toHaveAttribute('required');
    });
  }

  for (const [label, placeholder] of Object.entries(placeholders)) {
    test(`the placeholder of '${label}' is '${placeholder}'`, async ({ page }) => {
      await expect(field(page, label)).toHaveAttribute('placeholder', placeholder);
    });
  }

  test("the placeholder of 'Email' is a sample address", async ({ page }) => {
    await expect(field(page, 'Email')).toHaveAttribute('placeholder', /^\S+@example\.com$/);
  });

  test('are called name, email, subject and message', async ({ page }) => {
    const names = await form(page)
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((one) => one.getAttribute('name')));
    expect(names).toEqual(['name', 'email', 'subject', 'message']);
  });

  test('the email field is of the browser’s email type', async ({ page }) => {
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  });

  test('the message has 4 rows', async ({ page }) => {
    await expect(field(page, 'Message')).toHaveAttribute('rows', '4');
  });

  test('let the browser complete name and email', async ({ page }) => {
    await expect(field(page, 'Name')).toHaveAttribute('autocomplete', 'name');
    await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'email');
  });
});

test.describe('the browser’s own validation', () => {
  for (const missing of Object.keys(draft)) {
    test(`stops a message without '${missing}' and leads there`, async ({ page }) => {
      await openLive(page, '/');
      const opened = watchMail(page);
      await write(page, { ...draft, [missing]: '' });
      await send(page).click();
      await expect(field(page, missing)).toBeFocused();
      expect(await field(page, missing).evaluate((one: HTMLInputElement) => one.validity.valueMissing)).toBe(true);
      expect(opened).toEqual([]);
    });
  }

  test('stops an address that is none', async ({ page }) => {
    await openLive(page, '/');
    const opened = watchMail(page);
    await write(page, { ...draft, Email: 'ada.example.org' });
    await send(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    expect(await field(page, 'Email').evaluate((one: HTMLInputElement) => one.validity.typeMismatch)).toBe(true);
    expect(opened).toEqual([]);
  });

  test('speaks in the browser’s own words', async ({ page }) => {
    await openLive(page, '/');
    await write(page, { ...draft, Name: '' });
    await send(page).click();
    expect(await field(page, 'Name').evaluate((one: HTMLInputElement) => one.validity.customError)).toBe(false);
  });
});

test.describe("'Send Message'", () => {
  test.beforeEach(({ page }) => openLive(page, '/'));

  test('opens a mail to the sales address', async ({ page }) => {
    expect((await sendDraft(page)).to).toBe(config.contacts.salesEmail);
  });

  test('takes the subject as it was entered', async ({ page }) => {
    expect((await sendDraft(page)).fields.subject).toBe(draft.Subject);
  });

  test('writes name, email, an empty line and the message into the body', async ({ page }) => {
    const { fields } = await sendDraft(page);
    expect(fields.body).toBe(`Name: ${draft.Name}\r\nEmail: ${draft.Email}\r\n\r\n${draft.Message}`);
  });

  test('adds no field beside subject and body', async ({ page }) => {
    expect(Object.keys((await sendDraft(page)).fields)).toEqual(['subject', 'body']);
  });

  test('encodes a space as %20 and a line break as %0D%0A', async ({ page }) => {
    const { url } = await sendDraft(page, { Message: 'one two\nthree' });
    expect(url).toContain('one%20two%0D%0Athree');
    expect(url).not.toMatch(/[+\s]/);
  });

  test('opens one mail a press', async ({ page }) => {
    const opened = watchMail(page);
    await sendDraft(page);
    await expect(page.getByText(config.texts.toast.mailOpened)).toBeVisible();
    expect(opened).toHaveLength(1);
  });

  test('works with Enter in a field', async ({ page }) => {
    await write(page, draft);
    const opened = openedMail(page);
    await field(page, 'Subject').press('Enter');
    expect((await opened).to).toBe(config.contacts.salesEmail);
  });

  test('sends nothing to a server', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await sendDraft(page);
    await expect(page.getByText(config.texts.toast.mailOpened)).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('stays on the page', async ({ page }) => {
    await sendDraft(page);
    await expect(page.getByText(config.texts.toast.mailOpened)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('says in a toast that the mail program is opening, then that the message waits there', async ({ page }) => {
    await sendDraft(page);
    await expect(page.getByText(config.texts.toast.mailOpening)).toBeVisible();
    await expect(page.getByText(config.texts.toast.mailOpened)).toBeVisible();
  });

  const hard: Record<string, Partial<Draft>> = {
    '& and =': { Subject: 'R&D=fun', Message: 'a&b=c&cc=x@example.org' },
    '+': { Subject: '1+1', Message: 'C++ + more' },
    '#': { Subject: '#1', Message: 'see #top' },
    '%': { Subject: '100%', Message: '50% of %20 and %zz' },
    '?': { Subject: 'Why?', Message: '?subject=other' },
    'quotes and brackets': { Name: `O'Neil "Ada" <x>`, Subject: `"it's" <b>`, Message: `'a' "b" <script>` },
    'emoji and other scripts': { Name: 'आशा 王', Subject: 'Grüße 👩‍🚀', Message: 'नमस्ते 🚀 שלום' },
    'several lines': { Message: 'first\n\nthird\n  indented\n' },
    'a backslash, a slash and a tab': { Subject: 'a\\b/c', Message: 'a\tb\\c' },
    '5,000 characters': { Message: 'Concepts & words, 100% real. '.repeat(173).slice(0, 5000) },
    '5,000 characters in one word': { Message: 'x'.repeat(5000) },
  };
  for (const [what, entries] of Object.entries(hard)) {
    test(`keeps ${what}`, async ({ page }) => {
      const written = { ...draft, ...entries };
      const { fields } = await sendDraft(page, entries);
      expect(fields.subject).toBe(written.Subject);
      const body = `Name: ${written.Name}\nEmail: ${written.Email}\n\n${written.Message}`;
      expect(fields.body).toBe(body.replaceAll('\n', '\r\n'));
    });
  }
});

test.describe('the draft', () => {
  test('is kept while the visitor looks at another page', async ({ page }) => {
    await openLive(page, '/');
    await write(page, draft);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Training' }).click();
    await expect(page.getByRole('heading', { name: listOf('courses')[0]?.name ?? '', exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expectWritten(page, draft);
  });

  test('is kept after a reload', async ({ page }) => {
    await openLive(page, '/');
    await write(page, draft);
    await page.reload();
    await takeOver(page);
    await field(page, 'Name').focus();
    await expectWritten(page, draft);
  });

  test('is kept after it was sent, since the mail may not have been', async ({ page }) => {
    await openLive(page, '/');
    await sendDraft(page);
    await expectWritten(page, draft);
  });

  test('that was written before React is there survives its arrival', async ({ page }) => {
    await writeBeforeReact(page);
    await expectWritten(page, draft);
  });

  test('that was written before React is there is kept while the visitor looks at another page', async ({ page }) => {
    await writeBeforeReact(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Training' }).click();
    await expect(page.getByRole('heading', { name: listOf('courses')[0]?.name ?? '', exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expectWritten(page, draft);
  });

  test('that was written before React is there can be sent after it', async ({ page }) => {
    await writeBeforeReact(page);
    const opened = openedMail(page);
    await send(page).click();
    expect((await opened).fields.body).toContain(draft.Message);
  });

  for (const when of ['while the document is read', 'after it'] as const) {
    test(`and the focus survive React where an extension has put nodes into the form ${when}`, async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(String(error)));
      const extend = () => {
        for (const field of document.querySelectorAll('form :is(input, textarea)')) {
          const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Fill' });
          field.before(Object.assign(document.createElement('extension-part'), { textContent: 'Check' }));
          field.after(button, 'Text');
        }
        document.querySelector('form')?.prepend(document.createElement('extension-part'));
      };
      if (when !== 'after it') await page.addInitScript(`addEventListener('DOMContentLoaded', ${extend})`);
      const release = await holdReact(page);
      await page.goto('/');
      if (when === 'after it') await page.evaluate(extend);
      await write(page, draft);
      await field(page, 'Subject').focus();
      release();
      await expect(page.locator('#contact')).toHaveAttribute('data-live', '');
      await page.keyboard.type('!');
      await expectWritten(page, { ...draft, Subject: `${draft.Subject}!` });
      await expect(field(page, 'Subject')).toBeFocused();
      await expect(form(page).locator('extension-part')).toHaveCount(5);
      await expect(form(page).locator('input + button').first()).toHaveText('Fill');
      const opened = openedMail(page);
      await send(page).click();
      expect((await opened).fields.body).toContain(draft.Message);
      expect(said.filter((text) => !text.includes('external handler'))).toEqual([]);
    });
  }

  test('that is sent before React is there is sent once it is', async ({ page }) => {
    const release = await holdReact(page);
    await page.goto('/');
    const opened = watchMail(page);
    await write(page, draft);
    await send(page).click();
    release();
    await expect(page.getByText(config.texts.toast.mailOpened)).toBeVisible();
    expect(opened).toHaveLength(1);
  });

  test('begins to live when it is touched after React is there', async ({ page }) => {
    await openLive(page, '/');
    await expect(page.locator('#contact')).not.toHaveAttribute('data-live');
    await field(page, 'Name').focus();
    await expect(page.locator('#contact')).toHaveAttribute('data-live');
  });
});
