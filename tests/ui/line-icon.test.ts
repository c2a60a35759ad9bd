import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tablerFolder } from '../../src/project/package-root.ts';
import { LineIcon } from '../../src/ui/LineIcon.tsx';

type Nodes = [element: string, attributes: { d?: string }][];

const code = ['src', 'examples/own-sections']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  .filter((text) => text.includes('tabler.io/icons.'));
const written = code.flatMap((text) => [...text.matchAll(/'(M[\d.]+ [^']+)'/g)].map(([, path]) => path));

it('icons that the browser draws are the lines of one of tabler', () => {
  const icons: Nodes[] = Object.values(
    JSON.parse(readFileSync(join(tablerFolder, 'tabler-nodes-outline.json'), 'utf8')),
  );
  // Each line begins at a place of its own, so all may follow each other in one path.
  const lines = icons.filter((nodes) => nodes.every(([element, { d }]) => element === 'path' && d?.startsWith('M')));
  const paths = new Set(lines.map((nodes) => nodes.map(([, { d }]) => d).join('')));
  expect(written.length).toBeGreaterThan(60);
  expect(written.filter((path = '') => !paths.has(path))).toEqual([]);
});

it('draws all lines of an icon', () => {
  const html = renderToStaticMarkup(createElement(LineIcon, { of: 'M18 6l-12 12M6 6l12 12', size: 18 }));
  expect(html).toContain('<path d="M18 6l-12 12M6 6l12 12"></path>');
  expect(html).toContain('aria-hidden="true"');
});
