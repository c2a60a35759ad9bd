import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { runCommand, startServer } from '../command.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';
import { writeSite } from '../served-site.ts';

// Section types of a site whose components import the CSS of packages, as the documentation of these says: one live and one static, and one
// that imports what is there already. The packages put their class names together at run time, as many do.

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const json = JSON.stringify;

/** A package with a style sheet, and a function that gives its class names. */
const packageFiles = (name: string, prefix: string, css: Record<string, string>) => ({
  [`node_modules/${name}/package.json`]: json({
    name,
    version: '1.0.0',
    type: 'module',
    exports: { '.': './index.js', './package.json': './package.json', './*': './*' },
  }),
  [`node_modules/${name}/index.js`]: `export const classOf = (...parts) => ['${prefix}', ...parts].join('-');\n`,
  ...Object.fromEntries(Object.entries(css).map(([file, text]) => [`node_modules/${name}/${file}`, text])),
});

const days = {
  'style.css': `@import './base.css';
.rd-day { outline-width: var(--rd-width); animation: rd-turn 9s; }
.rd-day .rd-inner > em { letter-spacing: 3px; }
.rd-never { color: red; }
.rd-key { padding: 77px; letter-spacing: 5px; }
.rd-own { letter-spacing: 7px; }
strong { letter-spacing: 11px; }
@keyframes rd-turn { to { rotate: 1turn; } }`,
  'base.css': ':root { --rd-width: 7px; } .rd-day { outline: 1px dotted; }',
};
const charts = {
  'styles.css': '.m_c4a47c0f-never { color: red; } .mc-chart { outline-width: 9px; } .mc-box { padding: 0; }',
};

const sectionFiles = (type: string, client: string, component: string) => ({
  [`sections/${type}/section.ts`]: `import { defineSection, text } from 'site-from-json/schema';
export default defineSection('${type}', {
  title: '${type}', description: 'Shows.', client: '${client}', shape: { title: text('Title', 'A title.', 'x') },
});`,
  [`sections/${type}/examples.json`]: json({ sections: [{ type, id: type, title: 'x' }] }),
  [`sections/${type}/${type.replaceAll('-', '')}.tsx`]: component,
  [`sections/${type}/Own.module.css`]: '.own { letter-spacing: 1px; } .own ~ :global(.rd-day) { word-spacing: 9px; }',
});

const title = "<Title id={'_title-' + section.id} order={heading}>{section.title}</Title>";
const live = `import '@mantine/core/styles.css';
import '@mantine/charts/styles.css';
import { Box, Button, Container, Kbd, Title } from '@mantine/core';
import { classOf as chartClass } from '@mantine/charts';
import { useState } from 'react';
import { classOf } from 'run-days';
import 'run-days/style.css';
import styles from './Own.module.css';
export default function Live({ section, heading }) {
  const [isOpen, open] = useState(false);
  return <Container>${title}
    <Button onClick={() => open(true)}>Show</Button> <Kbd className={classOf('key')}>Key</Kbd>
    <p className={classOf('own') + ' ' + styles.own}>Own</p>
    {isOpen && <div className={classOf('day')}>Day <i className={classOf('inner')}><em>inner</em></i></div>}
    {isOpen && <Box p="md" className={chartClass('chart') + ' ' + chartClass('box')}>Chart</Box>}
  </Container>;
}`;
const fixed = `import { Container, Title } from '@mantine/core';
import { classOf } from 'run-days';
import 'run-days/style.css';
export default function Fixed({ section, heading }) {
  return <Container>${title}<div className={classOf('day')}>Day</div></Container>;
}`;

const [home, about] = minimalConfig.routes;
const sections = (...types: string[]) => types.map((type) => ({ type, id: type, title: type }));
const config = {
  ...minimalConfig,
  routes: [
    { ...home, sections: [...(home?.sections ?? []), ...sections('live-days')] },
    { ...about, sections: [...(about?.sections ?? []), ...sections('fixed-days')] },
    {
      ...about,
      id: 'plain',
      path: '/plain',
      sections: [{ type: 'rich-text', id: 'text', title: 'Plain', blocks: ['Some **strong** words.'] }],
    },
  ],
};

let folder: string;

test.beforeAll(() => {
  folder = writeSite('package-css', config, {
    'public/images/logo.svg': drawing,
    'public/images/cto.svg': drawing,
    ...packageFiles('run-days', 'rd', days),
    ...packageFiles('@mantine/charts', 'mc', charts),
    ...sectionFiles('live-days', 'visible', live),
    ...sectionFiles('fixed-days', 'static', fixed),
  });
  expect(runCommand(['build', '--site', folder])).toMatchObject({ status: 0 });
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const documentOf = (path: string) => readFileSync(join(folder, 'dist', path, 'index.html'), 'utf8');

const styleOf = (page: Page, text: string, property: string) =>
  page
    .locator('#live-days, #fixed-days, #text')
    .getByText(text, { exact: true })
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

for (const command of ['preview', 'dev'])
  test(`${command}: a section looks as its packages say, also in what its code adds, and Mantine and its own styles come after`, async ({
    page,
  }) => {
    const server = await startServer([command, '--site', folder]);
    try {
      await page.goto(server.url);
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page.getByText('Chart')).toBeVisible();
      expect(await styleOf(page, 'Day inner', 'outline')).toContain('dotted 7px');
      expect(await styleOf(page, 'Day inner', 'animation-name')).toBe('rd-turn');
      expect(await styleOf(page, 'inner', 'letter-spacing')).toBe('3px');
      expect(await styleOf(page, 'Chart', 'outline-width')).not.toBe('0px');
      // Of the package below Mantine, what Mantine says nothing about.
      expect(await styleOf(page, 'Key', 'padding-top')).not.toBe('77px');
      expect(await styleOf(page, 'Key', 'letter-spacing')).toBe('5px');
      expect(await styleOf(page, 'Own', 'letter-spacing')).toBe('1px');
      // A class of the package that its code has put together.
      expect(await styleOf(page, 'Day inner', 'word-spacing')).toBe('9px');
      await page.goto(`${server.url}/about`);
      expect(await styleOf(page, 'Day', 'outline')).toContain('dotted 7px');
    } finally {
      server.stop();
    }
  });

test('the CSS of a package is on the pages with its section alone, and there what its HTML or code may need', () => {
  // Compared as lists: a difference of whole documents cannot be read.
  const rules = [
    '--rd-width:',
    '.rd-day',
    'rd-turn',
    '.rd-never',
    '.rd-own',
    '.mc-chart',
    'strong{letter-spacing:11px}',
  ];
  const rulesOf = (path: string) => rules.filter((rule) => documentOf(path).includes(rule));
  expect(rulesOf('')).toEqual(rules);
  expect(rulesOf('about')).toEqual(['--rd-width:', '.rd-day', 'rd-turn']);
  expect(rulesOf('plain')).toEqual([]);
  // What Mantine's own sheet would bring is there once.
  expect(documentOf('').split('.mantine-focus-never:focus{')).toHaveLength(2);
});
