import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { siteFolder } from '../../src/cli/site-folder.ts';
import { validate as runValidate } from '../../src/cli/validate.ts';
import { runCommand } from '../command.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';
import { installExample } from '../packed-example.ts';
import { writeSite } from '../served-site.ts';

// A site whose config names packages of section types: the booking of `examples/`, from its tarball, and packages that cannot be used.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const booking = '@example/sections-booking';
const example = JSON.parse(readFileSync('examples/sections-booking/sections/booking/examples.json', 'utf8'));
let site: string;

beforeAll(() => {
  site = writeSite('section-packages', minimalConfig, {
    'public/images/logo.svg': drawing,
    'public/images/cto.svg': drawing,
  });
  installExample('sections-booking', booking, site);
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

const [first, ...others] = minimalConfig.routes;
const withBooking = (sections: unknown = [booking]) => ({
  ...minimalConfig,
  sections,
  lists: { ...minimalConfig.lists, ...example.lists },
  routes: [{ ...first, sections: [...(first?.sections ?? []), example.sections[0]] }, ...others],
});

/** Validates a config in the site, and gives what is said of it and the exit code. */
async function validate(config: object): Promise<{ status: number; text: string }> {
  writeFileSync(join(site, 'site.config.json'), JSON.stringify(config, null, 2));
  let text = '';
  const status = await runValidate(undefined, {}, siteFolder(site), { write: (part) => (text += part) });
  return { status, text };
}

/** The scripts of the built site. */
const scripts = () => readdirSync(join(site, 'dist/assets')).filter((name) => name.endsWith('.js'));

/** Installs a package with these files. */
function install(name: string, manifest: object, files: Record<string, string> = {}): void {
  const folder = join(site, 'node_modules', name);
  rmSync(folder, { recursive: true, force: true });
  const all = { 'package.json': JSON.stringify({ name, version: '1.2.3', type: 'module', ...manifest }), ...files };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** The files of a section type. */
const sectionType = (type: string) => ({
  [`sections/${type}/section.js`]: `import { defineSection, text } from 'site-from-json/schema';
export default defineSection('${type}', {
  title: '${type}', description: 'Shows.', client: 'static', shape: { title: text('Title', 'A title.', 'x') },
});
`,
  [`sections/${type}/${type.replaceAll('-', '')}.js`]: `import { jsx } from 'react/jsx-runtime';
export default ({ section: { id, title } }) => jsx('h2', { id: '_title-' + id, className: '${type}', children: title });
`,
});

it('the tarball has what a site needs, and not the site that tries it', () => {
  const files = readdirSync(join(site, 'node_modules', booking), { recursive: true, encoding: 'utf8' });
  expect(files).toContain('sections/booking/Booking.tsx');
  expect(files).toContain('collections/appointments.ts');
  expect(files).toContain('site.plugin.ts');
  expect(files).not.toContain('site.config.json');
});

it('a package brings section types, collections, checks and styles; the build shows them, and code editors know them', async () => {
  expect(await validate(withBooking())).toMatchObject({ status: 0 });
  expect(runCommand(['build', '--site', site])).toMatchObject({ status: 0 });
  const html = readFileSync(join(site, 'dist/index.html'), 'utf8').replaceAll('\u00a0', ' ');
  expect(html).toContain('First visit · 60 min · € 80');
  expect(scripts().filter((name) => /^(Booking|Schedule|Countdown)/.test(name))).toEqual([
    expect.stringMatching(/^Booking/),
  ]);
  // Its own styles are in the page, not in the layer of packages below Mantine's.
  expect(html).toMatch(/\[data-script\]\)[^{]*\{display:none/);
  expect(runCommand(['schema', '--site', site])).toMatchObject({ status: 0 });
  expect(readFileSync(join(site, 'site.schema.json'), 'utf8')).toContain('"appointments"');
  expect(runCommand(['ajv', '--site', site])).toMatchObject({ status: 0 });
});

it('a package has texts in several languages, which the config and the file of a language replace', async () => {
  const texts = (words: object) => ({ texts: { sections: { booking: words } } });
  const german = join(site, 'site.config.de.json');
  writeFileSync(german, JSON.stringify(texts({ back: 'Einen Schritt zurück' })));
  expect(await validate({ ...withBooking(), ...texts({ next: 'Go on' }), locales: { de: {} } })).toMatchObject({
    status: 0,
  });
  expect(runCommand(['build', '--site', site])).toMatchObject({ status: 0 });
  const [english, translated] = ['', 'de/'].map((folder) =>
    readFileSync(join(site, `dist/${folder}index.html`), 'utf8'),
  );
  for (const word of ['Go on', 'Back', 'What should we know?']) expect(english).toContain(`>${word}<`);
  for (const word of ['Weiter', 'Einen Schritt zurück', 'Was sollten wir wissen?'])
    expect(translated).toContain(`>${word}<`);
  rmSync(german);

  const wrong = await validate({ ...withBooking(), ...texts({ nxt: 'Go on' }) });
  expect(wrong.text).toMatch(/site\.config\.json:\d+:\d+ {2}texts\.sections\.booking\.nxt\n.*Did you mean "next"\?/);
  expect(wrong.status).toBe(1);
});

it('the checks of a package are at their place: of a section, an item, and those of its plugin', async () => {
  const config = withBooking();
  const section = structuredClone(example.sections[0]);
  section.openings[1].days = ['monday'];
  const broken = { ...config, routes: [{ ...first, sections: [section] }, ...others] };
  const twice = await validate(broken);
  expect(twice.text).toMatch(/site\.config\.json:\d+:\d+ {2}routes\[0\]\.sections\[0\]\.openings\[1\]\.days\[0\]/);
  expect(twice.text).toContain('"monday" has times already. Write all times of a day in one place.');
  expect(twice.status).toBe(1);

  const wrong = structuredClone(config) as { lists: { visits: { items: { minutes: unknown }[] } } };
  Object.assign(wrong.lists.visits.items[0] ?? {}, { minutes: '30' });
  expect((await validate(wrong)).text).toMatch(/lists\.visits\.items\[0\]\.minutes[\s\S]*"30"/);

  const unused = await validate({ ...config, routes: minimalConfig.routes });
  expect(unused.text).toContain('No section shows the appointments of "visits".');
  expect(unused.status).toBe(0);
});

it('compiled packages are used as they are, beside each other; of none is more in the build than is shown', async () => {
  install('sections-one', {}, { ...sectionType('one-fact'), ...sectionType('hero') });
  install('sections-two', {}, sectionType('two-facts'));
  const shown = ['one-fact', 'two-facts', 'hero'].map((type) => ({ type, id: type, title: `Of ${type}` }));
  const config = {
    ...minimalConfig,
    sections: [booking, 'sections-one', 'sections-two'],
    routes: [
      { ...first, sections: [...shown, ...(first?.sections ?? []).filter(({ type }) => type !== 'hero')] },
      ...others,
    ],
  };
  const hidden = await validate(config);
  expect(hidden.text).toContain('There are several section types "hero"');
  expect(hidden.status).toBe(0);
  expect(runCommand(['build', '--site', site])).toMatchObject({ status: 0 });
  const html = readFileSync(join(site, 'dist/index.html'), 'utf8');
  expect(html).toMatch(
    /class="one-fact"[^>]*>Of one-fact[\s\S]*class="two-facts"[^>]*>Of two-facts[\s\S]*class="hero"/,
  );
  expect(scripts().filter((name) => /^(Booking|Schedule|Countdown)/.test(name))).toEqual([]);
  expect(scripts().length).toBeGreaterThan(1);
});

it('each problem of a package is told at its name in the config, and nothing that follows from it', async () => {
  install('sections-empty', {});
  install('sections-newer', { peerDependencies: { 'site-from-json': '^7.0.0' } }, sectionType('newer'));
  install('sections-lonely', { peerDependencies: { 'react-day-planner': '^3.1.0' } }, sectionType('lonely'));
  install('sections-other-zod', { peerDependencies: { zod: '^2.0.0' } }, sectionType('other'));
  install('sections-optional', {
    peerDependencies: { 'react-day-planner': '^3.1.0' },
    peerDependenciesMeta: { 'react-day-planner': { optional: true } },
  });
  install('sections-broken', {}, { 'sections/broken/section.ts': "throw new Error('Out of order');\n" });
  install('sections-again', {}, sectionType('one-fact'));
  const name = (at: number) => `sections[${at}]`;
  const said = await validate(
    withBooking([
      '@acme/none',
      'sections-empty',
      'sections-newer',
      'sections-lonely',
      'sections-other-zod',
      'sections-optional',
      'sections-broken',
      'sections-one',
      'sections-again',
    ]),
  );
  expect(said.status).toBe(1);
  for (const [at, words] of [
    [0, /"@acme\/none" is not installed\. Run npm install --save-exact @acme\/none/],
    [1, /"sections-empty" has no section types/],
    [2, /"sections-newer" 1\.2\.3 is for site-from-json \^7\.0\.0; this is 1\.0\.0\./],
    [
      3,
      /"sections-lonely" needs react-day-planner \^3\.1\.0, which is not installed\. Run npm install --save-exact react-day-planner@\^3\.1\.0/,
    ],
    [4, /"sections-other-zod" needs zod \^2\.0\.0, which is not the installed 4\./],
    [5, /"sections-optional" has no section types/],
    [6, /"sections-broken" cannot be used: .*Out of order/],
    [8, /"sections-one" and "sections-again" both have the section type "one-fact"/],
  ] as const) {
    expect(said.text).toContain(`  ${name(at)}\n`);
    expect(said.text).toMatch(words);
  }
  expect(said.text).not.toContain('routes[');
  expect(said.text).not.toMatch(/\n\s+at /);

  const wrongName = await validate(withBooking(['../sections', 5]));
  expect(wrongName.text).toContain('Write the name of an npm package');
  expect(wrongName.status).toBe(1);
  expect(existsSync(join(site, 'dist/index.html'))).toBe(true);
});
