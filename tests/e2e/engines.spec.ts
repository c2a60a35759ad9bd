import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listen } from '../../src/server/listen.ts';
import { createStaticServer } from '../../src/server/static-server.ts';
import { type Engine, findProgram } from '../engines/engine.ts';
import { openFirefox } from '../engines/puppeteer.ts';
import { type Visitor, visitorOf } from '../engines/visitor.ts';
import { findWebKit, openWebKit } from '../engines/webkit.ts';
import { dist, files, textOf } from './dist.ts';
import { config, listOf } from './site.ts';

// What a visitor does, in the other engines: all other tests show it in Chromium. Where one is not installed, its tests are passed over.

const firefox = findProgram('firefox-esr', 'firefox');
const webkit = findWebKit();
const engines: Record<string, { packages: string; open: (() => Promise<Engine>) | undefined }> = {
  Firefox: { packages: 'firefox-esr', open: firefox ? () => openFirefox(firefox) : undefined },
  WebKit: { packages: 'webkit2gtk-driver xvfb', open: webkit && (() => openWebKit(webkit)) },
};

/** Runs in each page before any other script. */
const firstScript = () => {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`against the policy: ${violatedDirective} ${blockedURI}`),
  );
  if (location.search !== '?lacks') return;
  for (const name of ['command', 'commandForElement']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
  const own = '[commandfor], [popovertarget]';
  addEventListener('click', (event) => (event.target as Element).closest(own) && event.preventDefault(), true);
  addEventListener('DOMContentLoaded', () => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.removeAttribute('closedby');
  });
};

/** Serves a copy of the site: with the first script, or with a policy under which none runs. */
async function serveCopy(name: string, withScript: boolean) {
  const folder = join('.cache', name);
  rmSync(folder, { recursive: true, force: true });
  for (const file of files) {
    if (/\.(br|gz)$/.test(file)) continue;
    const copy = join(folder, file);
    mkdirSync(dirname(copy), { recursive: true });
    if (withScript && file.endsWith('.html'))
      writeFileSync(copy, textOf(file).replace('<head>', '<head><script src="/first.js"></script>'));
    else if (!withScript && file === '/_headers')
      writeFileSync(copy, textOf(file).replace(/(content-security-policy: .*)/i, `$1; ${noScript}`));
    else cpSync(dist + file, copy);
  }
  if (withScript) writeFileSync(join(folder, 'first.js'), `(${firstScript})()`);
  return listen(createStaticServer(folder), 0);
}
const noScript = 'sandbox allow-same-origin allow-forms allow-popups allow-downloads allow-top-navigation';

const { texts } = config;
const people = listOf('people').map(({ name }) => name);

/** What a visitor does. `path` is the home page, with what it is to lack. */
const visits: Record<string, (visitor: Visitor, path: string) => Promise<void>> = {
  async routes(visitor) {
    await visitor.openLive('/');
    await visitor.run(() => void Object.assign(window, { isFirst: true }));
    await visitor.click('header a', 'Training');
    await visitor.leadsTo('/training#training-courses');
    await visitor.sees('h1', 'Professional Training Courses');
    const title = await visitor.run(() => document.title);
    await visitor.click('footer a[href="/#about"]');
    await visitor.leadsTo('/#about');
    await visitor.finds([false, true], (title) => [document.title === title, 'isFirst' in window], title);
    await visitor.open('/no-such-page');
    await visitor.click('main a[href="/"]');
    await visitor.sees('#hero h1');
  },

  async 'history with scroll'(visitor) {
    await visitor.openLive('/');
    await visitor.run(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await visitor.click('header a', 'Training');
    await visitor.sees('#training-courses h2');
    await visitor.back();
    await visitor.leadsTo('/');
    await visitor.finds(1500, () => Math.round(scrollY));
    await visitor.click('header a', 'Services');
    await visitor.leadsTo('/#services');
    const isAtTop = () => Math.abs((document.querySelector('#services')?.getBoundingClientRect().top ?? 0) - 60) < 60;
    await visitor.finds(true, isAtTop);
  },

  async 'carousel by buttons, keys and swipe'(visitor) {
    await visitor.openLive('/');
    await visitor.click('#team button', texts.carousel.pause);
    const leads = () => {
      const left = document.querySelector('#team [data-ready]')?.getBoundingClientRect().left ?? 0;
      const isFirst = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - left) < 3;
      const slides = [...document.querySelectorAll('#team [aria-roledescription=slide]')];
      return slides.find(isFirst)?.querySelector('h3')?.textContent;
    };
    // It may have made steps of its own before.
    await expect.poll(() => visitor.run(leads)).toBeTruthy();
    let at = people.indexOf((await visitor.run(leads)) ?? '');
    const steps = async (by: number) => {
      at = (at + by + people.length) % people.length;
      await visitor.finds(people[at], leads);
    };
    await visitor.click('#team button', texts.carousel.next);
    await steps(1);
    await visitor.key('ArrowRight');
    await steps(1);
    await visitor.key('ArrowLeft');
    await steps(-1);
    const [x, y] = await visitor.pointOf('#team h3', people[(at + 1) % people.length]);
    await visitor.press('touch', [x, y], [x - 60, y], [x - 140, y], [x - 220, y]);
    await steps(1);
  },

  async 'form and mail'(visitor) {
    await visitor.openLive('/');
    const form = '#contact form';
    await visitor.click(`${form} [name=name]`);
    await visitor.sees('#contact[data-live=""]');
    await visitor.click(`${form} [type=submit]`);
    await visitor.finds('name', () => document.activeElement?.getAttribute('name'));
    for (const [name, words] of Object.entries({
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'R&D',
      message: 'Hi!',
    })) {
      await visitor.click(`${form} [name=${name}]`);
      await visitor.write(words);
    }
    await visitor.click(`${form} [type=submit]`);
    if (visitor.keepsPage) {
      await visitor.sees('[data-toast]', texts.toast.mailOpened);
      await visitor.finds('Hi!', () => document.querySelector<HTMLTextAreaElement>('#contact [name=message]')?.value);
    } else await visitor.finds('about:blank', () => location.href);
  },

  async toasts(visitor) {
    await visitor.openLive('/training');
    await visitor.click('#training-courses a[data-download]');
    await visitor.sees('[data-toast=shown]');
    await visitor.click('[data-toast=shown] button');
    await visitor.misses('[data-toast]');
  },

  async menu(visitor, path) {
    await visitor.resize(390, 844);
    await visitor.openLive(path);
    const button = 'header [popovertarget=_menu]';
    const isOpen = () => document.querySelector('[popovertarget=_menu]')?.ariaExpanded;
    const ways = [() => visitor.key('Escape'), () => visitor.click(button), () => visitor.press('mouse', [20, 800])];
    for (const close of ways) {
      await visitor.click(button);
      await visitor.sees('#_menu a');
      await visitor.finds('true', isOpen);
      await close();
      await visitor.misses('#_menu a');
      await visitor.finds('false', isOpen);
    }
    await visitor.click(button);
    await visitor.click('#_menu a', 'About Us');
    await visitor.leadsTo('/about');
    await visitor.misses('#_menu a');
  },

  async dialogs(visitor, path) {
    await visitor.openLive(path);
    const dialog = '#_dialog-company';
    const close = `${dialog} button[command=close]`;
    for (const leave of [
      () => visitor.key('Escape'),
      () => visitor.click(close),
      () => visitor.press('mouse', [4, 400]),
    ]) {
      await visitor.click('#hero button', 'Read More');
      await visitor.sees(`${dialog} h2`);
      for (const _ of [1, 2, 3]) {
        await visitor.key('Tab');
        await visitor.finds(true, () => !!document.activeElement?.closest('dialog[open]'));
      }
      await leave();
      await visitor.misses(`${dialog} h2`);
      await visitor.finds('Read More', () => document.activeElement?.textContent?.trim());
    }
  },

  async scheme(visitor, path) {
    const choose = async (name: string) => {
      await visitor.click('header button', texts.theme.label);
      await visitor.click('#_scheme label', name);
      await visitor.key('Escape');
      await visitor.misses('#_scheme label');
    };
    const ground = () => getComputedStyle(document.body).backgroundColor;
    await visitor.openLive(path);
    const light = await visitor.run(ground);
    await choose(texts.theme.dark);
    const dark = await visitor.run(ground);
    expect(dark).not.toBe(light);
    await visitor.open('/about');
    expect(await visitor.run(ground), 'on the next page').toBe(dark);
    await choose(texts.theme.light);
    await visitor.finds(light, ground);
  },
};

test.describe.configure({ mode: 'parallel' });

for (const [name, { packages, open }] of Object.entries(engines)) {
  if (!open) {
    test.skip(`${name} is not here; apt-get install ${packages} brings it`, () => {});
    continue;
  }
  test.describe(() => {
    test.describe.configure({ mode: 'default' });

    let engine: Engine;
    let site: Awaited<ReturnType<typeof serveCopy>>;
    let bare: Awaited<ReturnType<typeof serveCopy>>;
    test.beforeAll(async () => {
      [engine, site, bare] = [
        await open(),
        await serveCopy(`${name}-site`, true),
        await serveCopy(`${name}-bare`, false),
      ];
    });
    test.afterAll(() => Promise.all([engine?.close(), site?.close(), bare?.close()]));

    /** A visit in a window of the usual size, in which nothing says anything to the console. */
    const visitor = (title: string, visit: (visitor: Visitor) => Promise<void>, served = () => site) =>
      test(`in ${name} ${title}`, async () => {
        await engine.resize(1280, 800);
        const before = engine.said().length;
        await visit(visitorOf(engine, served().url));
        expect(engine.said().slice(before)).toEqual([]);
      });

    for (const [what, visit] of Object.entries(visits)) visitor(`work ${what}`, (visitor) => visit(visitor, '/'));
    for (const [what, visit] of Object.entries(visits).filter(([what]) => /menu|dialogs|scheme/.test(what)))
      visitor(`work ${what}, without commands, closedby and popovers`, (visitor) => visit(visitor, '/?lacks'));

    visitor(
      'work links, menu and dialogs without script, and all texts are seen',
      async (visitor) => {
        await visitor.open('/');
        await visitor.finds(true, () => matchMedia('(scripting: none)').matches && !('earlyActions' in window));
        await visitor.finds(0, () => {
          const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p)')];
          return texts.filter((text) => !text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .length;
        });
        if (await visitor.run(() => 'commandForElement' in HTMLButtonElement.prototype)) {
          await visitor.click('#hero button', 'Read More');
          await visitor.sees('dialog h2');
          await visitor.key('Escape');
          await visitor.misses('dialog h2');
        }
        await visitor.click('header a', 'Training');
        await visitor.leadsTo('/training#training-courses');
        await visitor.resize(390, 844);
        await visitor.click('header [popovertarget=_menu]');
        await visitor.click('#_menu a', 'About Us');
        await visitor.leadsTo('/about');
      },
      () => bare,
    );
  });
}
