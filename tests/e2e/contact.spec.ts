import { expect, type Page, test } from '@playwright/test';
import { holdReact } from './hold-requests.ts';
import { openedMail } from './mailto.ts';
import { pageLog } from './page-log.ts';
import { config, listOf } from './site.ts';
import { openLive, takeOver } from './take-over.ts';

/** As the specification has them. */
const placeholders = { Name: 'John Doe', Email: /^\S+@example\.com$/, Subject: 'Subject', Message: 'Message' };
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

test('the fields are called name, email, subject and message; each is labeled, required and has its placeholder', async ({
  page,
}) => {
  await page.goto('/');
  await expect(form(page).getByRole('textbox')).toHaveCount(4);
  for (const [label, placeholder] of Object.entries(placeholders)) {
    await expect(field(page, label)).toBeVisible();
    await expect(field(page, label)).toHaveAttribute('name', label.toLowerCase());
    await expect(field(page, label)).toHaveAttribute('required');
    await expect(field(page, label)).toHaveAttribute('placeholder', placeholder);
  }
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Message')).toHaveAttribute('rows', '4');
  for (const label of ['Name', 'Email'])
    await expect(field(page, label)).toHaveAttribute('autocomplete', label.toLowerCase());
});

test('the browser stops a message without one of its fields, or with an address that is none, in its own words', async ({
  page,
}) => {
  await openLive(page, '/');
  const opened = watchMail(page);
  const validity = (label: string) =>
    field(page, label).evaluate(({ validity }: HTMLInputElement) => {
      const { valueMissing, typeMismatch, customError } = validity;
      return { valueMissing, typeMismatch, customError };
    });
  for (const missing of Object.keys(draft)) {
    await write(page, { ...draft, [missing]: '' });
    await send(page).click();
    await expect(field(page, missing)).toBeFocused();
    expect(await validity(missing), missing).toEqual({ valueMissing: true, typeMismatch: false, customError: false });
  }
  await write(page, { ...draft, Email: 'ada.example.org' });
  await send(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  expect(await validity('Email')).toEqual({ valueMissing: false, typeMismatch: true, customError: false });
  expect(opened).toEqual([]);
});

test("'Send Message' opens one mail to the sales address with the draft, says so, and sends nothing to a server", async ({
  page,
}) => {
  await openLive(page, '/');
  const opened = watchMail(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const { to, fields, url } = await sendDraft(page, { Message: 'one two\nthree' });
  await expect(page.getByText(config.texts.toast.mailOpening)).toBeVisible();
  await expect(page.getByText(config.texts.toast.mailOpened)).toBeVisible();
  expect(to).toBe(config.contacts.salesEmail);
  expect(fields).toEqual({
    subject: draft.Subject,
    body: `Name: ${draft.Name}\r\nEmail: ${draft.Email}\r\n\r\none two\r\nthree`,
  });
  expect(url).toContain('one%20two%0D%0Athree');
  expect(url).not.toMatch(/[+\s]/);
  expect(opened).toHaveLength(1);
  expect(sent).toEqual([]);
  await expect(page).toHaveURL('/');
  // The mail may not have been sent, so the draft stays.
  await expectWritten(page, { ...draft, Message: 'one two\nthree' });
  const again = openedMail(page);
  await field(page, 'Subject').press('Enter');
  expect((await again).to, 'with Enter in a field').toBe(config.contacts.salesEmail);
});

test('the mail keeps hard characters and 5,000 of them, through the browser', async ({ page }) => {
  await openLive(page, '/');
  const hard: Partial<Draft>[] = [
    {
      Name: `आशा O'Neil "Ada" <x>`,
      Subject: `R&D=fun 1+1 #1 100% Why? Grüße 👩‍🚀`,
      Message: `&cc=x ?subject=y %20 ${'"\'<b>\\/'}`,
    },
    { Message: `first\n\nthird\n\tindented नमस्ते שלום\n${'Concepts & words, 100% real. '.repeat(173)}`.slice(0, 5000) },
  ];
  for (const entries of hard) {
    const written = { ...draft, ...entries };
    const { fields } = await sendDraft(page, entries);
    expect(fields.subject).toBe(written.Subject);
    const body = `Name: ${written.Name}\nEmail: ${written.Email}\n\n${written.Message}`;
    expect(fields.body).toBe(body.replaceAll('\n', '\r\n'));
  }
});

test.describe('the draft', () => {
  /** Goes to the training page and back. */
  async function lookElsewhere(page: Page): Promise<void> {
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Training' }).click();
    await expect(page.getByRole('heading', { name: listOf('courses')[0]?.name ?? '', exact: true })).toBeVisible();
    await nav.getByRole('link', { name: 'Contact' }).click();
  }

  test('begins to live when it is touched, and is kept while the visitor looks at another page, and after a reload', async ({
    page,
  }) => {
    await openLive(page, '/');
    await expect(page.locator('#contact')).not.toHaveAttribute('data-live');
    await field(page, 'Name').focus();
    await expect(page.locator('#contact')).toHaveAttribute('data-live');
    await write(page, draft);
    await lookElsewhere(page);
    await expectWritten(page, draft);
    await page.reload();
    await takeOver(page);
    await field(page, 'Name').focus();
    await expectWritten(page, draft);
  });

  test('that was written before React is there survives its arrival and a look elsewhere, and can be sent', async ({
    page,
  }) => {
    const release = await holdReact(page);
    await page.goto('/');
    await write(page, draft);
    release();
    await expect(page.locator('#contact')).toHaveAttribute('data-live');
    await expectWritten(page, draft);
    await lookElsewhere(page);
    await expectWritten(page, draft);
    const opened = openedMail(page);
    await send(page).click();
    expect((await opened).fields.body).toContain(draft.Message);
  });

  for (const when of ['while the document is read', 'after it'] as const) {
    test(`and the focus survive React where an extension has put nodes into the form ${when}`, async ({ page }) => {
      const { said } = pageLog(page);
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

  test('and the focus survive React where an extension has wrapped the fields', async ({ page }) => {
    const release = await holdReact(page);
    await page.goto('/');
    await page.evaluate(() => {
      for (const field of document.querySelectorAll('form :is(input, textarea)')) {
        const wrapper = document.createElement('extension-part');
        field.replaceWith(wrapper);
        wrapper.append(field);
      }
    });
    await write(page, draft);
    await field(page, 'Subject').focus();
    release();
    await expect(page.locator('#contact')).toHaveAttribute('data-live', '');
    await page.keyboard.type('!');
    await expectWritten(page, { ...draft, Subject: `${draft.Subject}!` });
    await lookElsewhere(page);
    await expectWritten(page, { ...draft, Subject: `${draft.Subject}!` });
  });

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
});
