import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { SiteConfigInput } from '../../schema/site.ts';
import { ask } from '../ask.ts';
import { startServer } from '../command.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { sectionTypes } from '../registry.ts';
import { hold } from './hold-requests.ts';
import { config } from './site.ts';

// The editor's day: the development server on a copy of the project, a real file that is really saved. `gallery` is `dev` with more pages.

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let project: ProjectCopy;
let server: Awaited<ReturnType<typeof startServer>>;
let url: string;
const { texts } = config;
let good: SiteConfigInput;

const image = '/images/dev-person.svg';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>';

/** The page that is edited, in the site of the project: the examples of the gallery name lists and pages of it. */
const edited = (footer: string): SiteConfigInput['routes'][0] => ({
  id: 'dev',
  path: '/dev',
  label: 'Dev',
  title: 'Dev',
  description: 'A page to edit.',
  footer,
  sections: [
    { type: 'hero', id: 'opening', title: 'An opening' },
    { type: 'team', id: 'people', title: 'The people', list: 'dev-people' },
    { type: 'about', id: 'story', title: 'The story', paragraphs: ['We build.'] },
    {
      type: 'contact',
      id: 'write',
      title: 'Write to us',
      to: 'salesEmail',
      socialLabel: 'Elsewhere',
      formLabel: 'A message',
      placeholders: { name: 'Name', email: 'a@example.com', subject: 'Subject', message: 'Message' },
    },
    { type: 'call-to-action', id: 'join', title: 'Join', actions: [{ label: 'Know more', dialog: 'dev-dialog' }] },
  ],
});

const pageUrl = () => `${url}/dev`;
const save = (config: SiteConfigInput) => project.write('site.config.json', JSON.stringify(config, null, 2));

/** Saves the config after a change of it, which may be a wrong one. */
// biome-ignore lint/suspicious/noExplicitAny: wrong values go anywhere
function edit(change: (config: any, page: any) => void): void {
  const config = structuredClone(good);
  change(config, config.routes.at(-1));
  save(config);
}

/** Marks the document, so that `isSame` tells whether it has been loaded again. */
const mark = (page: Page) =>
  page.evaluate(() => {
    (window as { here?: boolean }).here = true;
  });
const isSame = (page: Page) => page.evaluate(() => (window as { here?: boolean }).here === true);

test.beforeAll(async () => {
  test.setTimeout(180_000);
  project = copyProject('dev-test');
  const site = JSON.parse(project.read('site.config.json')) as SiteConfigInput;
  const person = {
    id: 'one',
    name: 'Asha Sample',
    role: 'CTO',
    image,
    links: [{ network: 'linkedin', href: 'https://www.linkedin.com/in/example' }],
  };
  good = {
    ...site,
    theme: { ...site.theme, font: undefined },
    header: { ...site.header, nav: [{ label: 'To the page', href: '/dev' }] },
    dialogs: { ...site.dialogs, 'dev-dialog': { kind: 'text', title: 'More about us', paragraphs: ['We began.'] } },
    lists: { ...site.lists, 'dev-people': { of: 'people', items: [person] } },
    routes: [...site.routes, edited(site.routes[0]?.footer ?? '')],
  };
  project.write(`public${image}`, drawing);
  save(good);
  // Containers often have NODE_ENV set: a page that is edited is served for development all the same.
  const env = { LAUNCH_EDITOR: fakeEditor(), NODE_ENV: 'production' };
  server = await startServer(['gallery'], { cwd: project.root, env });
  url = server.url;
  await expectServed('The story');
});
test.afterAll(() => {
  server?.stop();
  project?.remove();
});
test.afterEach(() => save(good));

/** An editor that only notes what it was asked to open. */
function fakeEditor(): string {
  mkdirSync(join(project.root, 'editor'));
  const file = join(project.root, 'editor/code');
  writeFileSync(file, `#!/bin/sh\necho "$@" >> '${join(project.root, 'editor/opened')}'\n`, { mode: 0o755 });
  return file;
}

/** What the editor was asked to open so far. */
const opened = () => {
  const file = join(project.root, 'editor/opened');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

test('an edit reaches the page without a reload, with scroll, an open dialog and what was typed kept', async ({
  page,
}) => {
  await page.goto(pageUrl(), { timeout: 90_000 });
  await mark(page);
  const subject = page.getByLabel(texts.form.subject);
  await subject.fill('A question');
  await page.getByRole('button', { name: 'Know more' }).click();
  const dialog = page.getByRole('dialog', { name: 'More about us' });
  await expect(dialog).toBeVisible();
  await page.locator('html[data-react]').waitFor();
  const scroll = await page.evaluate(() => scrollY);
  expect(scroll).toBeGreaterThan(300);

  // What a build makes meanwhile is nothing that was edited.
  project.write('dist/index.html', '<p>Built</p>');
  edit((_, { sections }) => {
    sections[2].title = 'Another story';
  });

  await expect(page.locator('#_title-story')).toHaveText('Another story');
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
  expect(await isSame(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(subject).toHaveValue('A question');
});

/** Waits until the development server has what was saved. */
const expectServed = (words: string, path = '/dev') =>
  expect.poll(async () => String((await ask(url, path)).body), { timeout: 120_000 }).toContain(words);

const rename = (title: string) =>
  edit(({ header }, { sections }) => {
    header.nav[0].label = `${title} link`;
    sections[2].title = title;
  });

/** Expects that the page shows what was saved, without another save and without a reload of the document. */
async function expectRenamed(page: Page, title: string): Promise<void> {
  await expect(page.locator('#_title-story')).toHaveText(title);
  await expect(page.getByRole('navigation', { name: texts.mainNav }).getByRole('link')).toHaveText(`${title} link`);
  expect(await isSame(page)).toBe(true);
}

test('an edit that is saved before React runs on the page is shown', async ({ page }) => {
  await expectServed('The story');
  const release = await hold(page, '**/src/client/app/entry.tsx');
  await page.goto(pageUrl());
  await mark(page);
  rename('Before React');
  await expectServed('Before React');
  await expect(page.locator('#_title-story')).toHaveText('The story');
  release();
  await page.locator('html[data-react]').waitFor();
  await expectRenamed(page, 'Before React');
});

test('an edit that is saved while the page is on its way is shown', async ({ page }) => {
  await expectServed('The story');
  // A response that a test sends itself comes from no local network, and its page may have no connection to this machine.
  const network = await page.context().newCDPSession(page);
  await network.send('Fetch.enable', { patterns: [{ urlPattern: pageUrl(), requestStage: 'Response' }] });
  network.on('Fetch.requestPaused', async ({ requestId }) => {
    rename('On its way');
    await expectServed('On its way');
    await network.send('Fetch.continueRequest', { requestId });
  });
  await page.goto(pageUrl());
  await mark(page);
  await page.locator('html[data-react]').waitFor();
  await expectRenamed(page, 'On its way');
});

test('an edit that is saved while the page has no connection is shown once it has one', async ({ page }) => {
  await expectServed('The story');
  let connect = () => {};
  const isSaved = new Promise<void>((done) => {
    connect = done;
  });
  await page.routeWebSocket(/./, async (socket) => {
    await isSaved;
    socket.connectToServer();
  });
  await page.goto(pageUrl());
  await mark(page);
  await page.locator('html[data-react]').waitFor();
  rename('Without a line');
  await expectServed('Without a line');
  await expect(page.locator('#_title-story')).toHaveText('The story');
  connect();
  await expectRenamed(page, 'Without a line');
});

test('a page that was opened while the config had errors appears once they are fixed', async ({ page }) => {
  const other = copyProject('dev-test-broken');
  const whole = other.read('site.config.json');
  other.write('site.config.json', '{');
  // Studio is the one that starts with such a config.
  const { url, stop } = await startServer(['studio'], { cwd: other.root });
  try {
    await page.goto(url);
    await expect(page.getByRole('dialog', { name: '1 error in site.config.json' })).toBeVisible();
    other.write('site.config.json', whole);
    await expect(page.locator('#_root h1')).toBeVisible({ timeout: 40_000 });
  } finally {
    stop();
    other.remove();
  }
});

test('pages have no places of texts, which are Studio’s alone', async () => {
  for (const path of ['/dev', '/dev/page.json', '/site.json'])
    expect(await (await fetch(url + path)).text()).not.toMatch(/[\ufff0-\ufff8]|"values":\{"(route|parts)"/);
});

test('components of Mantine have the last word over plain elements, as in the build', async ({ page }) => {
  await page.goto(url);
  await expect(page.locator('h2').first()).toHaveCSS('text-wrap', 'balance');
  const [button, words] = await page
    .locator('main a[class*=Button], main button[class*=Button], main .mantine-active')
    .first()
    .evaluate((element) => [getComputedStyle(element).color, getComputedStyle(document.body).color]);
  expect(button).not.toBe(words);
});

test('an edit of an open dialog, of what all pages share, of the font and of the order of sections is shown at once', async ({
  page,
}) => {
  await page.goto(pageUrl());
  await page.getByRole('button', { name: 'Know more' }).click();
  await expect(page.getByRole('dialog', { name: 'More about us' })).toBeVisible();
  await page.locator('html[data-react]').waitFor();
  await mark(page);
  edit(({ dialogs }) => {
    dialogs['dev-dialog'].title = 'All about us';
  });
  await expect(page.getByRole('dialog', { name: 'All about us' })).toBeVisible();
  await page.keyboard.press('Escape');

  edit(({ header }) => {
    header.nav[0].label = 'Renamed';
  });
  await expect(page.getByRole('navigation', { name: texts.mainNav }).getByRole('link')).toHaveText('Renamed');
  await expect(page.locator('#_title-people')).toBeAttached();

  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(await font()).not.toMatch(/^system-ui/);
  edit(({ theme }) => {
    theme.font = 'system';
  });
  await expect.poll(font).toMatch(/^system-ui/);

  const button = page.getByRole('button', { name: 'Know more' });
  await page.mouse.move(0, 0);
  for (const [accent, radius, shown] of [
    ['#b4532f', 'large', { 'border-radius': '18px', 'background-color': 'rgb(180, 83, 47)' }],
    [
      '#1d6fa5',
      'none',
      { 'border-radius': '0px', 'background-color': 'rgb(29, 111, 165)', color: 'rgb(255, 255, 255)' },
    ],
  ] as const) {
    edit(({ theme }) => Object.assign(theme, { accent, radius }));
    for (const [property, value] of Object.entries(shown)) await expect(button).toHaveCSS(property, value);
  }

  edit((_, { sections }) => sections.splice(1, 2, sections[2], sections[1]));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('The story');
  expect(await isSame(page)).toBe(true);
});

test('a bad edit keeps the last good page and shows every error over it, until it is fixed', async ({ page }) => {
  await page.goto(pageUrl());
  await page.locator('html[data-react]').waitFor();
  edit((_, route) => {
    route.sections[0].type = 'heroo';
    route.footer = 'no-such-footer';
  });
  const errors = page.getByRole('dialog', { name: '2 errors in site.config.json' });
  await expect(errors).toContainText('Did you mean "hero"?');
  await expect(errors).toContainText('no-such-footer');
  await expect(page.locator('h1#_title-opening')).toBeVisible();

  // A page that is loaded now shows them too.
  await page.reload();
  await expect(errors).toContainText('Did you mean "hero"?');

  save(good);
  await expect(errors).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the place of an error opens the editor there', async ({ page }) => {
  await page.goto(pageUrl());
  edit((_, { sections }) => {
    sections[0].type = 'heroo';
  });
  const place = page.getByRole('dialog').getByRole('button', { name: /^site\.config\.json:\d+:\d+$/ });
  const name = await place.textContent();
  await place.click();
  await expect.poll(opened).toContain(`${project.root}/${name}`);
  // The next test begins with a good config.
  save(good);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [kind, type, id, file] of [
  ['static', 'about', 'story', 'src/sections/about/About.tsx'],
  ['live', 'team', 'people', 'src/sections/team/Team.tsx'],
] as const) {
  test(`a ${kind} component that throws is boxed alone and named, and comes back once fixed`, async ({ page }) => {
    const whole = project.read(file);
    await page.goto(pageUrl());
    await expect(page.locator(`#_title-${id}`)).toBeVisible();
    try {
      project.write(
        file,
        whole.replace(/\n {2}const /, "\n  if (section.id) throw new Error('Out of paint');\n  const "),
      );
      const box = page.locator(`#${id}`).getByRole('status');
      await expect(async () => {
        await page.goto(pageUrl());
        await expect(box).toContainText(texts.error.section, { timeout: 2000 });
        // A page that comes right after the save may be of the old code, in which only the browser finds the error.
        expect(server.output()).toContain(`The section "${id}" (${type}) of /dev could not be rendered: Out of paint`);
      }).toPass();
      await expect(box).toContainText(`"${id}" (${type}): Out of paint`);
      await expect(box).toContainText(file);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#_title-write')).toBeVisible();
    } finally {
      project.write(file, whole);
    }
    await expect(async () => {
      await page.goto(pageUrl());
      await expect(page.locator(`#_title-${id}`)).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
}

test('the gallery shows every section type with its examples beside their JSON', async ({ page }) => {
  await page.goto(`${url}/gallery`);
  const [first] = sectionTypes;
  const opening = page.frameLocator('iframe >> nth=0').locator(`section[data-type="${first?.type}"]`);
  await expect(opening).toBeVisible({ timeout: 20_000 });
  const chapters = await page.getByRole('region').evaluateAll((regions) =>
    regions.map((region) => ({
      name: region.querySelector('h2')?.textContent,
      frames: [...region.querySelectorAll('iframe')].map(({ title, src }) => ({ title, src })),
      examples: [...region.querySelectorAll('pre')].map((pre) => [pre.ariaLabel, JSON.parse(pre.textContent ?? '')]),
    })),
  );
  for (const { type, schema, examples } of sectionTypes) {
    const chapter = chapters.find(({ name }) => name === `${schema.meta()?.title} ${type}`);
    expect(chapter?.examples).toEqual(examples.map((example, at) => [`JSON of ${type}-${at + 1}`, example]));
    expect(chapter?.frames.map(({ title }) => title)).toEqual(examples.map((_, at) => `${type}-${at + 1}`));
  }
  // The frames, which load as they come into view, would keep the server busy with modules.
  await page.goto('about:blank');
  // Each example is rendered by tests/sections/contract.test.ts; here the server is asked for a static, a live and the last one.
  for (const type of ['faq', 'form', sectionTypes.at(-1)?.type]) {
    const src = chapters.flatMap(({ frames }) => frames).find(({ title }) => title === `${type}-1`)?.src ?? '';
    expect(await (await page.request.get(src)).text()).toContain(`data-type="${type}"`);
  }
});

test.describe('who else is on the network or on another page', () => {
  test('reaches the development server under no address but this machine’s own', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of others) {
      const outcome = await new Promise<string>((done) => {
        const socket = connect(Number(new URL(url).port), address, () => done('connected'));
        socket.on('error', ({ message }) => done(message));
      });
      expect(outcome).toMatch(/ECONNREFUSED/);
    }
  });

  const foreign: Record<string, Record<string, string>> = {
    'a name that was pointed here': { host: 'evil.example' },
    'a name that begins like ours': { host: 'localhost.evil.example' },
    'another origin': { origin: 'https://evil.example' },
    'an origin that is kept secret': { origin: 'null' },
    'another port of this machine': { origin: 'http://127.0.0.1:1' },
    'a picture or script of another site': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
    'a frame of another site': {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'iframe',
    },
  };
  test('is refused, whoever it is, but for a link, as every visitor follows it', async () => {
    const before = opened();
    const own = { host: new URL(url).host };
    for (const [who, headers] of Object.entries(foreign))
      for (const path of ['/', '/page.json', '/src/client/app/entry.tsx', '/__open-in-editor?file=package.json:1:1'])
        expect([who, path, (await ask(url, path, { ...own, ...headers })).status]).toEqual([who, path, 403]);
    expect(opened()).toBe(before);
    const visit = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect((await ask(url, '/about', { ...own, ...visit })).status).toBe(200);
  });

  test('gets no word of what the server tells its own pages', async () => {
    const upgrade = {
      host: new URL(url).host,
      origin: 'https://evil.example',
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      'sec-websocket-protocol': 'vite-hmr',
    };
    const outcome = await ask(url, '/', upgrade).then(
      ({ status }) => status,
      () => 'closed',
    );
    expect(outcome).not.toBe(101);
    expect(outcome === 'closed' || Number(outcome) >= 400).toBe(true);
  });
});

test('no path leads the development server out of public/', async () => {
  const secret = 'a secret beside the site';
  mkdirSync(join(project.root, 'private'));
  project.write('private/secret.txt', secret);
  symlinkSync(join(project.root, 'private/secret.txt'), join(project.root, 'public/leak.txt'));
  symlinkSync(join(project.root, 'private'), join(project.root, 'public/leak'));
  const ways = [
    '/leak.txt',
    '/leak/secret.txt',
    '/LEAK.TXT',
    '/images/../leak.txt',
    '/images/..%2f..%2fprivate/secret.txt',
    '/..%5cprivate%5csecret.txt',
    '/%2e%2e/private/secret.txt',
    '/images/%2e%2e/%2e%2e/private/secret.txt',
    '//private/secret.txt/..',
    `/${join(project.root, 'private/secret.txt')}`,
    '/%00/private/secret.txt',
  ];
  for (const path of ways) {
    const { body } = await ask(url, path, { host: new URL(url).host });
    expect(body.toString(), path).not.toContain(secret);
  }
});

test.describe('the editor', () => {
  const path = (file: string) => `/__open-in-editor?file=${encodeURIComponent(file)}`;
  const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
  const visit = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const strangers: Record<string, Record<string, string>> = {
    'a link, a form or a refresh of another site': { 'sec-fetch-site': 'cross-site', ...visit },
    'a page of another port': { 'sec-fetch-site': 'same-site', ...visit },
    'the address bar': { 'sec-fetch-site': 'none', ...visit },
    'a link in the site itself': { 'sec-fetch-site': 'same-origin', ...visit },
    'a picture': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    'a script elsewhere': { ...own, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    'a browser that does not say': {},
  };

  test('is opened by a script of its own page alone, for a file of the project', async () => {
    const before = opened();
    const ways = [path('package.json:1:1'), '/__OPEN-in-editor/?file=package.json', '/__open-in-editor.x?file=a.json'];
    for (const [who, headers] of Object.entries(strangers))
      for (const way of ways) expect([who, (await ask(url, way, headers)).status]).toEqual([who, 403]);
    for (const file of ['/etc/hostname', '../../package.json', 'no-such-file.ts', ''])
      expect([file, (await ask(url, path(file), own)).status]).toEqual([file, 403]);
    expect((await ask(url, `${path('package.json')}&file=/etc/hostname`, own)).status).toBe(403);
    expect(opened()).toBe(before);
    expect((await ask(url, path(`${project.root}/site.config.json:3:7`), own)).status).toBe(200);
    await expect.poll(opened).toContain(`${project.root}/site.config.json:3:7`);
  });
});

test('says that a picture is gone, and that all is well once it is back; lives on when public/ is replaced again and again', async () => {
  test.setTimeout(120_000);
  const inProject = (path: string) => join(project.root, path);
  renameSync(inProject(`public${image}`), inProject('aside.svg'));
  await expect.poll(server.output).toContain(`There is no file public${image}`);
  server.takeOutput();
  renameSync(inProject('aside.svg'), inProject(`public${image}`));
  await expect.poll(server.output).toContain('The config is valid again.');
  for (let round = 0; round < 20; round++)
    for (const [from, to] of [
      ['public', 'public-aside'],
      ['public-aside', 'public'],
    ] as const) {
      renameSync(inProject(from), inProject(to));
      await new Promise((done) => setTimeout(done, Math.random() * 120));
    }
  const shows = async (words: string) => (await ask(url, '/dev')).body.includes(words);
  await expect.poll(() => shows('An opening')).toBe(true);
  edit((_, { sections }) => {
    sections[0].title = 'Another opening';
  });
  await expect.poll(() => shows('Another opening')).toBe(true);
  expect(server.isRunning(), server.output()).toBe(true);
});

test('drafts are shown with a mark, and redirects are followed', async () => {
  edit((config, page) => {
    page.sections[2].draft = true;
    const { items } = config.lists['dev-people'];
    items.push({ ...items[0], id: 'two', name: 'Ben Sample', draft: true });
    config.routes.push({ ...page, id: 'later', path: '/later', title: 'Later', draft: true });
    config.redirects = [{ from: '/old', to: '/about' }];
  });
  const page = async (path: string) => String((await ask(url, path)).body);
  await expect.poll(async () => (await ask(url, '/later')).status, { timeout: 40_000 }).toBe(200);
  expect(await page('/later')).toMatch(/<title>Draft: Later.*#opening::after\{content:"Draft"/s);
  expect(await page('/dev')).toMatch(/#story::after\{content:"Draft".*Draft: Ben Sample/s);
  expect(await page('/dev')).not.toContain('#opening::after');
  const { status, headers } = await ask(url, '/old');
  expect([status, headers.location]).toEqual([302, '/about']);
});

test('a search that is switched on is there at once, and finds what was written last, drafts too', async ({ page }) => {
  await page.goto(pageUrl());
  await page.locator('html[data-react]').waitFor();
  const write = (paragraph: string) =>
    edit(({ header }, { sections }) => {
      header.search = true;
      sections[2] = { ...sections[2], paragraphs: [paragraph], draft: true };
    });
  write('We build lighthouses.');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const find = async (word: string) => {
    await page.getByRole('combobox').fill('');
    await page.getByRole('combobox').fill(word);
    return page.getByRole('option', { selected: true }).textContent({ timeout: 1000 });
  };
  await expect.poll(() => find('lighthouses').catch(String)).toContain('lighthouses');
  write('We build windmills.');
  await expect.poll(() => find('windmills').catch(String)).toContain('We build windmills.');
});
