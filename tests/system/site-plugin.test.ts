import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeSection } from '../../src/cli/new-section.ts';
import { linkPackages, siteFolder } from '../../src/cli/site-folder.ts';
import { validate as runValidate } from '../../src/cli/validate.ts';
import { formatIssues } from '../../src/diagnostics/format.ts';
import { runCommand } from '../command.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';
import { buildFolder, writeSite } from '../served-site.ts';

// A site with a plugin, a collection and a section type that loads data, as a developer writes them from docs/developers.md. What they
// load comes from a server that answers, fails, and is gone.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: string;
let server: ChildProcess;
let url: string;
const inSite = (path: string) => join(site, path);

const collection = `import { defineCollection, text, date } from 'site-from-json/schema';

const walks = defineCollection('walks', {
  title: 'Walk',
  description: 'A guided walk.',
  shape: { name: text('Name', 'Its name.', 'Harbor'), day: date('Day', 'When it is.', '2030-05-01') },
});

export default walks;

declare module 'site-from-json/schema' {
  interface Collections {
    walks: typeof walks;
  }
}
`;

const plugin = (url: string) => `import { definePlugin, itemsOf } from 'site-from-json/plugin';

export default definePlugin({
  data: {
    'city-walks': { load: async ({ signal }) => (await fetch('${url}/walks', { signal })).json(), maxAge: 0 },
  },
  outputs({ config, lang, pages }) {
    const walks = itemsOf(config, 'walks');
    return [
      { path: 'calendar.txt', content: () => walks.map(({ name, day }) => lang + ' ' + day + ' ' + name).join('\\n') },
      { path: 'pages.json', content: async () => Buffer.from(JSON.stringify(pages)) },
      ...walks.map(({ id, name }) => ({ path: 'walks/' + id + '.txt', content: name })),
    ];
  },
  *validate({ config }) {
    if (config.brand.name.includes('!'))
      yield { path: ['brand', 'name'], message: 'A name does not shout.', hint: 'Leave out the "!".', edit: { op: 'set', value: config.brand.name.replace('!', '') } };
    if (config.brand.name === 'Broken') throw new Error('Out of ideas');
  },
  vite: () => [{ name: 'say', transform: (code, id) => (id.endsWith('Rates.tsx') ? code.replace('__SAID__', 'Said by Vite') : undefined) }],
});
`;

const section = (url: string) => `import { defineSection, text } from 'site-from-json/schema';

export default defineSection('rates', {
  title: 'Rates',
  description: 'The rate of a currency.',
  client: 'static',
  shape: { title: text('Title', 'A title.', 'x'), currency: text('Currency', 'Its code.', 'EUR') },
  data: {
    input: ({ currency }) => currency,
    load: async (currency: string, { signal }): Promise<{ rate: number; note: string }> =>
      (await fetch('${url}/rates/' + currency, { signal })).json(),
    maxAge: 0,
  },
});
`;

const component = `import { Container, Title } from '@mantine/core';
import type { SectionProps } from 'site-from-json/ui';
import type rates from './section.ts';

export default function Rates({ section: { id, title, currency, data }, heading }: SectionProps<typeof rates>) {
  return (
    <Container>
      <Title id={'_title-' + id} order={heading}>{title}</Title>
      <p>{currency} {data ? data.rate.toFixed(2) + data.note : 'unknown'}. __SAID__</p>
    </Container>
  );
}
`;

const [first, ...others] = minimalConfig.routes;
const config = {
  ...minimalConfig,
  tokens: { ...minimalConfig.tokens, currency: 'EUR' },
  lists: { ...minimalConfig.lists, walks: { of: 'walks', items: { from: 'city-walks' } } },
  routes: [
    {
      ...first,
      sections: [
        ...(first?.sections ?? []),
        { type: 'rates', id: 'rates', title: 'Rates', currency: '{currency}' },
        {
          type: 'rich-text',
          id: 'files',
          title: 'Files',
          blocks: ['[Calendar](/calendar.txt), [Harbor](/walks/harbor.txt)'],
        },
      ],
    },
    ...others,
  ],
};
const write = (changed: object = config) => writeFileSync(inSite('site.config.json'), JSON.stringify(changed, null, 2));
/** What the build of a site warns of, or why it fails. */
const build = (folder = site) => buildFolder(folder).then(formatIssues, ({ message }: Error) => message);
/** What `validate` says, and its exit code. */
async function validate(options: Parameters<typeof runValidate>[1] = {}, folder = site) {
  let text = '';
  const status = await runValidate(undefined, options, siteFolder(folder), { write: (part) => (text += part) });
  return { status, text };
}
const built = (path: string) => readFileSync(inSite(`dist/${path}`), 'utf8');

const walks = [
  { id: 'harbor', name: 'Harbor', day: '2030-05-01' },
  { id: 'hill', name: 'Hill', day: '2030-06-01' },
];
/** What the server answers from now on, by path; to other paths, with an error. */
const answer = (answers: object) => writeFileSync(inSite('answers.json'), JSON.stringify(answers));

/** A server in a process of its own, as this one waits while a command runs. */
const source = `const { readFileSync } = require('node:fs');
const server = require('node:http').createServer(({ url }, response) => {
  const found = JSON.parse(readFileSync('answers.json', 'utf8'))[url];
  response.statusCode = found ? 200 : 500;
  response.end(found ? JSON.stringify(found) : 'Out of order');
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;

beforeAll(async () => {
  // What was loaded is kept for each folder.
  site = writeSite(`site-plugin-${process.pid}`, config, {
    'public/images/logo.svg': drawing,
    'public/images/cto.svg': drawing,
    'answers.json': '{}',
    'collections/walks.ts': collection,
    'sections/rates/Rates.tsx': component,
    'sections/rates/examples.json': JSON.stringify({
      sections: [{ type: 'rates', id: 'rates', title: 'Rates', currency: 'EUR' }],
    }),
  });
  server = spawn(process.execPath, ['-e', source], { cwd: site, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise((done) => server.stdout?.once('data', (text) => done(String(text).trim())));
  url = `http://127.0.0.1:${port}`;
  writeFileSync(inSite('site.plugin.ts'), plugin(url));
  writeFileSync(inSite('sections/rates/section.ts'), section(url));
});
afterAll(() => {
  server.kill();
  rmSync(site, { recursive: true, force: true });
});

it('what could never be loaded: a list is an error at its place, a section is shown without data', () => {
  answer({});
  const { status, text } = runCommand(['build', '--site', site]);
  expect(text).toMatch(
    /site\.config\.json:\d+:\d+ {2}lists\.walks\.items\.from\n {2}The list "city-walks" of site\.plugin\.ts could not be loaded: /,
  );
  expect(text).toContain('Try again, or write the items here.');
  expect(status).toBe(1);
  expect(existsSync(inSite('dist'))).toBe(false);
});

it('a list and the data of a section are loaded, and the last ones are used while that fails', async () => {
  answer({ '/walks': walks, '/rates/EUR': { rate: 1.25, note: ' in {currency}' } });
  expect(runCommand(['build', '--site', site])).toMatchObject({ status: 0 });
  expect(built('index.html')).toMatch(/EUR (<!-- -->)?1\.25 in \{currency\}(<!-- -->)?\. Said by Vite/);
  expect(built('calendar.txt')).toBe('en 2030-05-01 Harbor\nen 2030-06-01 Hill');
  expect(built('walks/hill.txt')).toBe('Hill');
  expect(JSON.parse(built('pages.json'))).toContainEqual({ path: '/about', url: 'https://www.example.com/about' });

  answer({});
  const failing = await build();
  expect(failing).toMatch(
    /Warning: The list "city-walks" .* could not be loaded: .*\. The site has the items of 20\d\d-/,
  );
  expect(failing).toMatch(
    /Warning: The data of the section "rates" \(rates\) on \/ could not be loaded: .*\. It shows the data of/,
  );
  expect(built('index.html')).toContain('1.25');
  expect(built('calendar.txt')).toContain('Hill');

  answer({ '/walks': [walks[0]], '/rates/EUR': { rate: 1.5 } });
  expect(await build()).toBe('');
  expect(built('index.html')).toContain('1.50');
  expect(existsSync(inSite('dist/walks/hill.txt'))).toBe(false);
});

it('what is wrong in loaded items is told at the list, with the place in it', async () => {
  answer({
    '/walks': [
      { ...walks[0], day: '2030-13-01' },
      { ...walks[1], price: 5 },
    ],
  });
  const { status, text } = await validate();
  expect(text).toMatch(/site\.config\.json:\d+:\d+ {2}lists\.walks\.items\[0\]\.day[\s\S]*"2030-13-01" is not a date/);
  expect(text).toMatch(/lists\.walks\.items\[1\]\.price/);
  expect(text).not.toMatch(/\n\s+at /);
  expect(status).toBe(1);
  answer({ '/walks': walks, '/rates/EUR': { rate: 1.5 } });
});

it('a list that no plugin has is an error with the right name', async () => {
  write({ ...config, lists: { ...config.lists, walks: { of: 'walks', items: { from: 'city-walk' } } } });
  expect((await validate()).text).toContain('No plugin has a list "city-walk". Did you mean "city-walks"?');
  write();
});

it('a plugin finds problems, with their edits; one that fails is told with its place', async () => {
  write({ ...config, brand: { ...config.brand, name: 'Hello!' } });
  expect((await validate()).text).toMatch(/brand\.name\n {2}A name does not shout\. Leave out the "!"\./);
  expect(await validate({ fix: true, write: true })).toMatchObject({ status: 0 });
  expect(JSON.parse(readFileSync(inSite('site.config.json'), 'utf8')).brand.name).toBe('Hello');
  write({ ...config, brand: { ...config.brand, name: 'Broken' } });
  const { status, text } = await validate();
  expect(text).toMatch(/site\.plugin\.ts:\d+:\d+\n {2}"validate" failed: Out of ideas\. /);
  expect(text).not.toMatch(/\n\s+at /);
  expect(status).toBe(1);
  write();
});

it('a file of a plugin is in the way of one in public/, and a link to one that it does not make is an error', async () => {
  writeFileSync(inSite('public/calendar.txt'), 'Mine');
  expect((await validate()).text).toMatch(/public\/calendar\.txt/);
  rmSync(inSite('public/calendar.txt'));
  write(JSON.parse(JSON.stringify(config).replace('/walks/harbor.txt', '/walks/none.txt')));
  const { status, text } = await validate();
  expect(text).toContain('/walks/none.txt');
  expect(status).toBe(1);
  write();
});

it('all of it has types', async () => {
  await writeSection('extra', site, {});
  writeFileSync(
    inSite('sections/rates/Wrong.tsx'),
    component
      .replace('<p>', '<p>{\n// @ts-expect-error: there is no such key\ndata?.rates}')
      .replace('<Title', '<Title data-currency={currency satisfies string}'),
  );
  const { stdout, status } = spawnSync('node_modules/.bin/tsc', ['--noEmit', '-p', site], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

it('the three plugins of docs/plugins.md do what it says, beside each other', async () => {
  const shown = readFileSync('docs/plugins.md', 'utf8').matchAll(/```ts (calendar|jobs|rules)\n(.*?)```/gs);
  const plugins = [...shown].map(([, name = '', code = '']): [string, string] => [name, code]);
  expect(plugins.map(([name]) => name)).toEqual(['calendar', 'jobs', 'rules']);
  const events = [{ id: 'open-day', title: 'Open day', date: '2030-05-08', until: '2030-05-09', place: 'Hall; left' }];
  const folder = writeSite(
    `three-plugins-${process.pid}`,
    {
      ...minimalConfig,
      sections: plugins.map(([name]) => `plugin-${name}`),
      header: { nav: [{ label: 'Day', href: '/calendar/open-day.ics' }] },
      lists: {
        ...minimalConfig.lists,
        events: { of: 'events', items: events.map((event) => ({ ...event, href: '/calendar/open-day.ics' })) },
        jobs: { of: 'jobs', items: { from: 'open-positions' } },
      },
      routes: [
        {
          ...first,
          title: 'The center',
          sections: [
            ...(first?.sections ?? []),
            { type: 'cards', id: 'events', title: 'Events', list: 'events' },
            { type: 'cards', id: 'jobs', title: 'Jobs', list: 'jobs' },
          ],
        },
        ...others,
      ],
    },
    {
      'public/images/logo.svg': drawing,
      'public/images/cto.svg': drawing,
      ...Object.fromEntries(
        plugins.flatMap(([name, code]) => [
          [`node_modules/plugin-${name}/package.json`, `{ "name": "plugin-${name}", "version": "1.0.0" }`],
          [`node_modules/plugin-${name}/site.plugin.ts`, code],
        ]),
      ),
    },
  );
  answer({ '/positions': [{ slug: 'joiner', name: 'Joiner', city: 'Sampletown', url: 'https://example.com/joiner' }] });
  process.env.POSITIONS = `${url}/positions`;
  linkPackages(folder);
  expect(await build(folder)).toBe('');
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  expect(html).toContain('Joiner');
  const event = readFileSync(join(folder, 'dist/calendar/open-day.ics'), 'utf8');
  expect(event).toContain('DTEND;VALUE=DATE:20300510\r\nSUMMARY:Open day\r\nLOCATION:Hall\\; left\r\n');
  const { text } = await validate({}, folder);
  delete process.env.POSITIONS;
  expect(text).toMatch(/routes\[0\]\.title .*\n {2}Warning: “center” is American spelling\./);
  expect(text).toMatch(/lists\.events\.items\[0\]\.title .*\n {2}Warning: The title has no year\./);
  rmSync(folder, { recursive: true });
});
