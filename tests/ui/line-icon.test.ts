import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type IconNode, LineIcon } from '../../src/ui/LineIcon.tsx';

const imported = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => readFileSync(join('src', file), 'utf8').match(/@tabler\/icons-react\/dist\/[^']+/g) ?? []);

const linesOf = async (file: string) =>
  ((await import(/* @vite-ignore */ join(process.cwd(), 'node_modules', file))) as { __iconNode: IconNode }).__iconNode;

it('icons that the browser draws have nothing but lines, which is all that is drawn of them', async () => {
  expect(imported.length).toBeGreaterThan(10);
  for (const file of imported)
    for (const [element, attributes] of await linesOf(file)) {
      // Each line begins at a place of its own, so all may follow each other in one path.
      const line = { d: expect.stringMatching(/^M/), key: expect.anything() };
      expect([file, element, attributes]).toEqual([file, 'path', line]);
    }
});

it('draws all lines of an icon', async () => {
  const lines = await linesOf('@tabler/icons-react/dist/esm/icons/IconX.mjs');
  const html = renderToStaticMarkup(createElement(LineIcon, { of: lines, size: 18 }));
  expect(html).toContain('<path d="M18 6l-12 12M6 6l12 12"></path>');
  expect(html).toContain('aria-hidden="true"');
});
