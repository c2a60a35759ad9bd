import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import form from '../../src/sections/form/examples.json' with { type: 'json' };
import { listen } from '../../src/server/listen.ts';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { violations } from './audits/axe.ts';
import { openedMail } from './mailto.ts';
import { watchViolations } from './page-log.ts';
import { setScheme } from './scheme.ts';
import { takeOver } from './take-over.ts';

// Forms that are sent to a service. The service is a real server on this machine; the browser reaches it by the https address of the
// config, as no form may be sent to an http address.

const service = 'https://forms.example.com';

interface Sent {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let site: BuiltSite;
let server: Awaited<ReturnType<typeof listen>>;
let sent: Sent[] = [];
let status = 200;
let wait = 0;

test.beforeAll(async () => {
  server = await listen(
    createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      sent.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
      await new Promise((done) => setTimeout(done, wait));
      const answer = status < 400 ? { ok: true } : { errors: [{ message: 'The address is wrong.' }] };
      response.writeHead(status, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer));
    }),
    0,
  );
  site = await serveBuilt('forms');
});
test.afterAll(async () => {
  await site?.close();
  await server?.close();
});
test.beforeEach(({ context }) => {
  sent = [];
  status = 200;
  wait = 0;
  return lead(context);
});

/** Leads what is sent to the service to the server that stands for it. */
const lead = (context: BrowserContext) =>
  context.route(`${service}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname, server.url).href }) });
  });

const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' });
const booking = (page: Page) => page.getByRole('form', { name: 'Book a table' });

async function subscribe(page: Page): Promise<void> {
  await newsletter(page).getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await newsletter(page).getByRole('checkbox').check();
}

async function open(page: Page): Promise<void> {
  await page.goto(`${site.url}/`);
  await takeOver(page);
}

test('what was entered arrives, the page stays, and thanks stand in place of the form and have the focus', async ({
  page,
}) => {
  const heard = await watchViolations(page);
  await open(page);
  await subscribe(page);
  await newsletter(page).getByRole('button').click();
  const thanks = page.locator('#newsletter').getByText('The next letter is yours.');
  await expect(thanks).toBeFocused();
  await expect(newsletter(page)).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.path).toBe('/f/letter');
  expect(sent[0]?.headers.accept).toBe('application/json');
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({
    email: 'ada@example.org',
    consent: 'yes',
    _gotcha: '',
  });
  expect(heard).toEqual([]);
});

test('every kind of field is sent, by keyboard alone', async ({ page }) => {
  await open(page);
  await booking(page).getByRole('textbox', { name: 'Name' }).focus();
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type('Ada');
  await type('+1 555 0100');
  await booking(page).getByRole('textbox', { name: 'Day' }).fill('2027-03-01');
  await booking(page).getByRole('textbox', { name: 'Time' }).fill('19:30');
  await booking(page).getByLabel('Guests').focus();
  await type('4');
  await type('Terrace');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await type('No nuts');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We confirm your table').first()).toBeVisible();
  const { occasion, ...rest } = Object.fromEntries(new URLSearchParams(sent[0]?.body));
  expect(occasion).toMatch(/None|Birthday/);
  expect(rest).toEqual({
    fullName: 'Ada',
    phone: '+1 555 0100',
    day: '2027-03-01',
    time: '19:30',
    guests: '4',
    seat: 'Terrace',
    highchair: 'yes',
    message: 'No nuts',
    consent: 'yes',
    _gotcha: '',
  });
});

test('in a mail, a ticked checkbox has the word of the site', async ({ page }) => {
  await open(page);
  const order = page.getByRole('form', { name: 'Order' });
  await order.getByRole('checkbox').check();
  const mail = openedMail(page);
  await order.getByRole('button').click();
  expect((await mail).fields.body).toContain('I agree: By all means');
});

test('pressed twice, it is sent once', async ({ page }) => {
  wait = 1000;
  await open(page);
  await subscribe(page);
  const button = newsletter(page).getByRole('button');
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await expect(button).toBeDisabled();
  await expect(page.getByText('The next letter is yours.').first()).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('where it fails, a toast says so and why, nothing is lost, and it can be sent again', async ({ page }) => {
  status = 422;
  await open(page);
  await subscribe(page);
  const button = newsletter(page).getByRole('button');
  await button.click();
  await expect(page.getByText('The address is wrong.')).toBeVisible();
  await expect(newsletter(page).getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.org');
  await expect(newsletter(page).getByRole('checkbox')).toBeChecked();
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  status = 200;
  await button.click();
  await expect(page.locator('#newsletter').getByText('The next letter is yours.')).toBeVisible();
});

test('without script the browser sends it, with its file as it is', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await lead(context);
  const page = await context.newPage();
  await page.goto(`${site.url}/`);
  await subscribe(page);
  await newsletter(page).getByRole('button').click();
  await expect(page).toHaveURL(`${service}/f/letter`);
  expect(new URLSearchParams(sent[0]?.body).get('email')).toBe('ada@example.org');
  await page.goto(`${site.url}/`);
  const application = page.getByRole('form', { name: 'Apply' });
  await application.getByLabel('Name').fill('Ada');
  await application.getByLabel('Email').fill('ada@example.org');
  await application
    .getByLabel('CV')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('my life') });
  await application.getByRole('checkbox').check();
  await application.getByRole('button', { name: 'Send application' }).click();
  await expect(page).toHaveURL(`${service}/f/jobs`);
  expect(sent[1]?.headers['content-type']).toMatch(/^multipart\/form-data/);
  await context.close();
});

test('the browser stops what is missing or out of bounds, at the first wrong field', async ({ page }) => {
  await open(page);
  const field = (name: string) => booking(page).getByRole('textbox', { name });
  await field('Name').fill('Ada');
  const send = booking(page).getByRole('button');
  await send.click();
  await expect(field('Telephone')).toBeFocused();
  await field('Telephone').fill('1');
  await field('Day').fill('2027-03-01');
  await field('Time').fill('11:00');
  await send.click();
  await expect(field('Time')).toBeFocused();
  await expect(field('Wishes')).toHaveAccessibleDescription(/Allergies/);
  expect(sent).toEqual([]);
});

test('the policy names the service, and stops any other', async ({ page }) => {
  const policy = readFileSync(join(site.dist, '_headers'), 'utf8');
  expect(policy).toContain(`connect-src 'self' ${service};`);
  expect(policy).toContain(`form-action mailto: ${service};`);
  const heard = await watchViolations(page);
  await open(page);
  await page.evaluate(() => fetch('https://evil.example/').catch(() => {}));
  await expect.poll(() => heard.map(({ directive }) => directive)).toContain('connect-src');
  await newsletter(page).evaluate((element: HTMLFormElement) => {
    element.setAttribute('action', 'https://evil.example/');
    element.submit();
  });
  await expect.poll(() => heard.map(({ directive }) => directive)).toContain('form-action');
});

test('axe finds nothing, light on a phone and dark on a large screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const [scheme, width] of [
    ['light', 390],
    ['dark', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await setScheme(page, scheme);
    for (const { id } of form.sections)
      expect(await violations(page, `#${id}`), `${id}, ${scheme} at ${width} px`).toEqual([]);
  }
});
