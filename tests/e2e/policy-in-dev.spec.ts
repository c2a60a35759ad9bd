import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { runCommand, startServer } from '../command.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';
import { exampleFrames } from '../registry.ts';
import { writeSite } from '../served-site.ts';
import { pageLog } from './page-log.ts';

// The policy of the built site while it is made: a site with a section type that asks another site for more than it says.

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const [home, about] = minimalConfig.routes;
const asking = { type: 'asking', id: 'ask', title: 'Ask', api: 'https://api.example.com/answer' };
const config = {
  ...minimalConfig,
  routes: [home, { ...about, sections: [...(about?.sections ?? []), asking] }],
};
const files = {
  'public/images/logo.svg': drawing,
  'public/images/cto.svg': drawing,
  'sections/asking/section.ts': `import { defineSection, text } from 'site-from-json/schema';
export default defineSection('asking', {
  title: 'Asking', description: 'Asks.', client: 'visible',
  outside: ({ api }) => ({ connect: api }),
  shape: { title: text('Title', 'A title.', 'x'), api: text('API', 'Its address.', 'x') },
});`,
  'sections/asking/examples.json': JSON.stringify({ sections: [asking] }),
  'sections/asking/Asking.tsx': `import { Button, Container, Title } from '@mantine/core';
import { useState } from 'react';
export default function Asking({ section, heading }) {
  const [said, say] = useState('');
  const ask = (address) => fetch(address).then((answer) => answer.text()).then(say, () => say('stopped'));
  return <Container>
    <Title id={'_title-' + section.id} order={heading}>{section.title}</Title>
    <img src="https://pictures.example.com/a.png" alt="" />
    <Button onClick={() => ask(section.api)}>Ask</Button>
    <Button onClick={() => ask('https://other.example.com/')}>Ask another</Button>
    <output>{said}</output>
  </Container>;
}`,
};

let folder: string;

test.beforeAll(() => {
  folder = writeSite('policy-in-dev', config, files);
  expect(runCommand(['build', '--site', folder])).toMatchObject({ status: 0 });
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** The policy of a page, without the hashes of its own scripts. */
async function policyOf(address: string): Promise<string[]> {
  const policy = (await fetch(address)).headers.get('content-security-policy') ?? '';
  return policy.replaceAll(/ 'sha256-[^']*'/g, '').split('; ');
}

/** What more each allows: the address of Vite's news, frames in its own pages, and what the gallery's examples need. */
const more = {
  dev: ["connect-src 'self' https://api.example.com ws:", "frame-ancestors 'self'"],
  gallery: [
    "connect-src 'self' https://api.example.com https://forms.example.com ws:",
    'form-action mailto: https://forms.example.com',
    `frame-src ${exampleFrames.join(' ')}`,
    "frame-ancestors 'self'",
  ],
};

for (const [command, expected] of Object.entries(more))
  test(`${command} sends the policy of the built site, and allows beside it what itself needs`, async () => {
    const [built, server] = await Promise.all([
      startServer(['preview', '--site', folder]),
      startServer([command, '--site', folder]),
    ]);
    try {
      const strict = await policyOf(`${built.url}/about`);
      expect(strict).toContain("connect-src 'self' https://api.example.com");
      const allowed = (await policyOf(`${server.url}/about`)).filter((directive) => !strict.includes(directive));
      expect(allowed).toEqual(expected);
    } finally {
      built.stop();
      server.stop();
    }
  });

test('dev stops what the built site would, and says in which section, and what to write', async ({ page, context }) => {
  const asked: string[] = [];
  await context.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: 'An answer', headers: { 'access-control-allow-origin': '*' } });
  });
  const server = await startServer(['dev', '--site', folder]);
  try {
    pageLog(page, server.url);
    await page.goto(`${server.url}/about`);
    const dialog = page.getByRole('dialog', { name: 'Stopped by the policy of the site' });
    // It was stopped before any module ran.
    const picture = dialog.getByRole('listitem').first();
    await expect(picture).toContainText('img-src does not allow https://pictures.example.com/a.png.');
    await expect(picture).toContainText('the section "ask"');
    await expect(picture).toContainText("outside: () => ({ image: 'https://pictures.example.com' })");
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByText('An answer')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Ask another' }).click();
    const request = dialog.getByRole('listitem').nth(1);
    await expect(request).toContainText('connect-src does not allow https://other.example.com/.');
    await expect(request).toContainText("outside: () => ({ connect: 'https://other.example.com' })");
    await expect(request.getByRole('button')).toHaveText(/\/sections\/asking\/section\.ts:1:1$/);
    // What no section asks for is allowed in the config.
    await page.evaluate(() => fetch('https://third.example.com/').catch(() => undefined));
    await expect(dialog.getByRole('listitem').nth(2)).toContainText(
      'write "https://third.example.com" under "security.policy.connect" in the config.',
    );
    expect(asked).toEqual(['https://api.example.com/answer']);
  } finally {
    server.stop();
  }
});
