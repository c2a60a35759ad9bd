import { expect, test } from '@playwright/test';
import { textOf } from './dist.ts';
import { watchViolations } from './page-log.ts';
import { paths } from './site.ts';
import { openLive } from './take-over.ts';

// The policy that is sent with every page, by its own words: what it forbids is reported by the browser. That nothing which the site does is
// forbidden stands in audits.spec.ts.

test('without script, nothing breaks the policy either', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const reported: string[] = [];
  page.on('console', (message) => reported.push(message.text()));
  for (const path of paths) await page.goto(path);
  expect(reported.filter((text) => /policy/i.test(text))).toEqual([]);
  await context.close();
});

// The same listener, where it must pageLog something: otherwise its silence elsewhere would mean nothing.
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
  'tags without attributes that are code': {
    directive: 'require-trusted-types-for',
    run: () => {
      document.body.innerHTML = '<b></b><style></style>';
    },
  },
  'a worker of a text': {
    directive: 'worker-src',
    run: () => new Worker('data:text/javascript,'),
  },
  'a script by the address of the site': {
    directive: 'require-trusted-types-for',
    run: () => {
      document.body.append(Object.assign(document.createElement('script'), { src: '/assets/a.js' }));
    },
  },
};

test('what the policy forbids is stopped, whatever it is', async ({ page }) => {
  test.slow();
  const heard = await watchViolations(page);
  await openLive(page, '/about');
  for (const [name, { directive, run }] of Object.entries(attacks)) {
    heard.length = 0;
    // Later, because what a test evaluates at once may evaluate further text.
    await page.evaluate(`setTimeout(async () => { try { await (${run.toString()})() } catch {} })`);
    await expect.poll(() => heard.map((violation) => violation.directive), name).toContain(directive);
    expect(await page.evaluate(() => 'hacked' in window), name).toBe(false);
  }
});

test('every answer carries the headers of the site, errors and redirects too', async ({ request }) => {
  const sent = textOf('/_headers')
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
