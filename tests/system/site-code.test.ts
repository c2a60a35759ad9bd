import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, newPage } from '../browser.ts';
import { runCommand, startServer } from '../command.ts';

// A site with a theme of its own, and with a header and a footer in place of the builder's.

let site: string;
const inSite = (path: string) => join(site, path);

const theme = (weight: number) => `import { createTheme } from '@mantine/core';
export default createTheme({
  headings: { fontWeight: '${weight}' },
  components: { Button: { defaultProps: { radius: 'xl' } } },
});
`;

const header = `import { Burger, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type HeaderProps, useSite } from 'site-from-json/ui';

export default function Header({ active }: HeaderProps) {
  const { brand } = useSite();
  const [opened, { toggle }] = useDisclosure(false);
  return (
    <header>
      <Group>
        <Burger opened={opened} onClick={toggle} aria-label="Menu" />
        {opened ? <b>Menu of {brand.name} {active}</b> : null}
      </Group>
    </header>
  );
}
`;

const footer = `import { Text } from '@mantine/core';
import type { FooterProps } from 'site-from-json/ui';
import classes from './Footer.module.css';

export default function Footer({ footer }: FooterProps) {
  return <footer className={classes.plain}><Text>Columns: {footer.columns.length}</Text></footer>;
}
`;

beforeAll(() => {
  site = join(mkdtempSync(join(tmpdir(), 'site-code-')), 'site');
  expect(runCommand(['init', site, '--from', 'blank']).status).toBe(0);
  mkdirSync(inSite('overrides'));
  writeFileSync(inSite('theme.ts'), theme(341));
  writeFileSync(inSite('overrides/Header.tsx'), header);
  writeFileSync(inSite('overrides/Footer.tsx'), footer);
  writeFileSync(inSite('overrides/Footer.module.css'), '.plain { outline: 7px dotted; }\n');
});
afterAll(() => rmSync(dirname(site), { recursive: true, force: true }));

it('the theme is merged with that of the look; header and footer take the place of the builder’s, and live in the browser', async () => {
  const { status, text } = runCommand(['build', '--site', site]);
  expect(status, text).toBe(0);
  const html = readFileSync(inSite('dist/index.html'), 'utf8');
  expect(html).toContain('--mantine-h1-font-weight:341');
  expect(html).toMatch(/<footer class="_\w+"><p[^>]*>Columns: /);
  expect(html).toContain('outline:7px dotted');
  const browser = await launchBrowser();
  const server = await startServer(['preview', '--site', site]);
  try {
    const page = await newPage(browser);
    const said: string[] = [];
    page.on('console', (message) => /error|warning/.test(message.type()) && said.push(message.text()));
    await page.goto(server.url);
    // React takes the header over when the visitor is there.
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.locator('html[data-react]').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('Menu of').waitFor();
    expect(said).toEqual([]);
  } finally {
    server.stop();
    await browser.close();
  }
});

it('in development, a change of the theme or of a replaced component is shown at once', async () => {
  const browser = await launchBrowser();
  const server = await startServer(['dev', '--site', site]);
  try {
    const page = await newPage(browser);
    await page.goto(server.url);
    const weight = () => page.evaluate('getComputedStyle(document.querySelector("h1")).fontWeight');
    await expect.poll(weight, { timeout: 60_000 }).toBe('341');
    writeFileSync(inSite('overrides/Footer.tsx'), footer.replace('Columns:', 'All columns:'));
    await page.getByText('All columns: ').waitFor({ timeout: 60_000 });
    writeFileSync(inSite('theme.ts'), theme(752));
    await expect.poll(weight, { timeout: 60_000 }).toBe('752');
  } finally {
    server.stop();
    await browser.close();
  }
});

it('a file that replaces nothing is refused with the names that do', () => {
  writeFileSync(inSite('overrides/Menu.tsx'), 'export default () => null;\n');
  const { status, text } = runCommand(['validate', '--site', site]);
  expect(text).toMatch(
    /overrides\/Menu\.tsx replaces nothing\. Name it Header\.tsx, Footer\.tsx, NotFound\.tsx, or move/,
  );
  expect(status).toBe(2);
  rmSync(inSite('overrides/Menu.tsx'));
});
