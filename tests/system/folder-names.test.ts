import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { SiteFile } from '../../src/client/app/page-view.ts';
import { runCommand, startServer } from '../command.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';
import { writeSite, writeSmallSite } from '../served-site.ts';

// Sites in folders whose names have signs that mean something in addresses, patterns and shells.

const name = `C#-site, 50% off, a?b, 100%25 [x] {y} (z)! ü "it's" $HOME & more`;
const room = mkdtempSync(join(tmpdir(), 'folder-names-'));
afterAll(() => rmSync(room, { recursive: true }));
/** The name of a folder in the room, as `writeSite` takes it. */
const inRoom = (name: string) => relative(resolve('.cache'), join(room, name));

/** Loads a page with its scripts, and all that these import, as a browser does. Returns the addresses, and those that do not answer. */
async function load(page: string) {
  const { scripts } = (await (await fetch(new URL('/site.json', page))).json()) as SiteFile;
  const code = ['/src/client/app/entry.tsx', ...Object.values(scripts).flat()];
  const loaded = new Set([page, ...code.map((path) => new URL(path, page).href)]);
  const missing: string[] = [];
  // The loop also visits what is added meanwhile.
  for (const address of loaded) {
    const answer = await fetch(address);
    const text = await answer.text();
    if (!answer.ok) missing.push(`${answer.status} ${address}`);
    const named = answer.headers.get('content-type')?.includes('html')
      ? [...text.matchAll(/<(?:script|img)[^>]* src="([^"]+)"/g)]
      : [...text.replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '').matchAll(/\b(?:from|import)\s*\(?"([./][^"\n]*)"/g)];
    for (const [, found = ''] of named) loaded.add(new URL(found, address).href.replace(/#.*/, ''));
  }
  return { loaded: [...loaded], missing };
}

describe(`a site in a folder named ${name}`, () => {
  const folder = writeSmallSite(inRoom(name), () => {});
  const config = join(folder, 'site.config.json');
  const text = readFileSync(config, 'utf8');

  it('is built, previewed, edited live and in Studio', async () => {
    expect(runCommand(['build', '--site', folder])).toMatchObject({ status: 0 });
    for (const command of ['preview', 'dev', 'studio']) {
      const server = await startServer([command, '--site', folder]);
      try {
        expect((await fetch(`${server.url}/images/logo.svg`)).status).toBe(200);
        if (command === 'preview') continue;
        if (command === 'dev') {
          const { loaded, missing } = await load(`${server.url}/`);
          expect(missing).toEqual([]);
          expect(loaded.length).toBeGreaterThan(100);
        }
        server.takeOutput();
        writeFileSync(config, text.replace('"hero"', '"heroo"'));
        await vi.waitFor(() => expect(server.output()).toContain('Unknown section type'), 20_000);
      } finally {
        server.stop();
        writeFileSync(config, text);
      }
    }
  }, 180_000);
});

describe('section types of a site', () => {
  const ownSite = (name: string, component: string) => {
    const [home, ...others] = minimalConfig.routes;
    const sections = [...(home?.sections ?? []), { type: 'shown', id: 'shown', title: 'Shown' }];
    return writeSite(
      inRoom(`own/${name}`),
      { ...minimalConfig, routes: [{ ...home, sections }, ...others] },
      {
        'public/images/logo.svg': drawing,
        'public/images/cto.svg': drawing,
        'sections/shown/section.ts': `// ${name}
import { defineSection, text } from 'site-from-json/schema';
export default defineSection('shown', {
  title: 'Shown', description: 'Shows.', client: 'load', shape: { title: text('Title', 'A title.', 'x') },
});`,
        'sections/shown/examples.json': '{"sections":[]}',
        'sections/shown/logo.svg': drawing,
        'sections/shown/Shown.tsx': `import { Title } from '@mantine/core';
${component}
export default ({ section: { id, title } }: { section: { id: string; title: string } }) => (
  <Title id={\`_title-\${id}\`} order={2}>{title}</Title>
);`,
      },
    );
  };
  const withPicture = `import logo from './logo.svg';
export const picture = logo;`;
  const refused = (folder: string, sign: string) =>
    `The code in ${folder}/sections/shown cannot be used there: a "${sign}" in a path is taken for a part of an address. Rename that folder.\n`;

  it('are built and served wherever a path has only signs of patterns and shells', async () => {
    const folder = ownSite(`[x] {y} 'z'!`, withPicture);
    expect(runCommand(['build', '--site', folder])).toMatchObject({ status: 0 });
    const server = await startServer(['dev', '--site', folder]);
    try {
      const { loaded, missing } = await load(`${server.url}/`);
      expect([missing, missing.length && server.output()]).toEqual([[], 0]);
      expect(loaded.some((address) => basename(address) === 'Shown.tsx')).toBe(true);
    } finally {
      server.stop();
    }
  });

  it.each([
    ['dev', 'C#-site', '#'],
    ['studio', '50% off', '%'],
    ['validate', 'a?b', '?'],
    ['build', 'F# files', '#'],
  ])('are refused by %s in %s, with the sign that is in the way', (command, name, sign) => {
    const folder = ownSite(name, withPicture);
    const { status, text } = runCommand([command, '--site', folder]);
    expect(status).toBe(2);
    expect(text).toContain(refused(folder, sign));
    expect(text).not.toContain('    at ');
  });
});
