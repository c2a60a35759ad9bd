import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pagesOf, type ValidSite, validateProject } from '../src/pipeline.ts';
import { largeConfig } from '../tests/large-config.ts';
import { registry } from '../tests/registry.ts';
import { type Run, run, siteOf, usage } from './build.ts';
import type { Table } from './table.ts';

/** The newest that run on Node.js 20. Installed when the benchmark runs for the first time. */
const packages = { astro: '5.18.0', '@astrojs/react': '4.4.2' };
const folder = resolve('.cache/bench-astro');
const sizes = [1000, 2000];

const astroConfig = `import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { registryPlugin } from '../../src/build/registry-plugin.ts';
import { loadRegistry } from '../../src/project/registry.ts';
import { viteConfig } from '../../src/build/vite-config.ts';

export default defineConfig({
  integrations: [react()],
  srcDir: '.',
  vite: {
    ssr: { noExternal: true, external: ['shiki'] },
    plugins: [registryPlugin(await loadRegistry())],
    css: viteConfig().css,
  },
});
`;

const astroPage = `---
import { readFileSync } from 'node:fs';
import { Page } from '../Page.tsx';

export function getStaticPaths() {
  const { site, pages } = JSON.parse(readFileSync('site.json', 'utf8'));
  return pages.map((page) => ({ params: { path: page.path.slice(1) || undefined }, props: { site, page } }));
}
const { site, page } = Astro.props;
const { title, description, canonical, jsonLd } = page.head;
---
<!doctype html>
<html lang={site.lang} class="light">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{title}</title>
    <meta name="description" content={description}>
    <link rel="canonical" href={canonical}>
    {jsonLd.map((thing) => <script is:inline type="application/ld+json" set:html={JSON.stringify(thing)} />)}
  </head>
  <body><Page site={site} page={page} /></body>
</html>
`;

/**
 * Measures builds beside those of Astro, which renders the same React and Mantine components with the same words, without a client directive
 * (`bench/astro/Page.tsx`). Astro is given the data of the pages, and bundles the code each time; our bundle is there already, but the config is
 * checked. So a further page is the comparison: what 1,000 more pages take.
 */
export async function benchAstro(): Promise<Table> {
  install();
  const runs: { pages: number; ours: Run; astro: Run }[] = [];
  for (const pages of sizes) {
    const { root, file, build, remove } = siteOf(`astro-${pages}`, largeConfig(pages));
    const ours = build();
    await writeData(file);
    const astro = run(folder, '--import', usage, 'node_modules/astro/astro.js', 'build', '--silent');
    compareWords(join(root, 'dist'), join(folder, 'dist'));
    runs.push({ pages, ours, astro });
    remove();
  }
  const [small, large] = runs as [(typeof runs)[number], (typeof runs)[number]];
  const further = (of: 'ours' | 'astro', what: 'processor' | 'seconds') =>
    ((large[of][what] - small[of][what]) / (large.pages - small.pages)) * 1000;
  const cells = (ours: number, astro: number, digits: number) => [
    ours.toFixed(digits),
    astro.toFixed(digits),
    (ours / astro).toFixed(2),
  ];
  return {
    title: 'Building, beside Astro with the same components',
    columns: ['pages', 'processor', 'Astro', 'ratio', 'clock', 'Astro', 'ratio', 'memory (MB)', 'Astro'],
    rows: [
      ...runs.map(({ pages, ours, astro }) => [
        `${pages} (s)`,
        ...cells(ours.processor, astro.processor, 1),
        ...cells(ours.seconds, astro.seconds, 1),
        ours.megabytes.toFixed(0),
        astro.megabytes.toFixed(0),
      ]),
      [
        'a further page (ms)',
        ...cells(further('ours', 'processor'), further('astro', 'processor'), 1),
        ...cells(further('ours', 'seconds'), further('astro', 'seconds'), 1),
        '',
        '',
      ],
    ],
  };
}

/** Writes the site, with packages of its own. React and Mantine are the project's, as it stands in its folder. */
function install(): void {
  mkdirSync(join(folder, 'pages'), { recursive: true });
  cpSync('bench/astro/Page.tsx', join(folder, 'Page.tsx'));
  writeFileSync(join(folder, 'pages/[...path].astro'), astroPage);
  writeFileSync(join(folder, 'astro.config.ts'), astroConfig);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: packages }),
  );
  if (existsSync(join(folder, 'node_modules/astro'))) return;
  const install = ['install', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('Astro could not be installed');
}

/** Writes what the components of all pages are given. */
async function writeData(configFile: string): Promise<void> {
  const project = { registry, configFile, publicDir: resolve('public') };
  const [language] = await pagesOf(project, (await validateProject(project)) as ValidSite, 'visitor');
  if (!language) throw new Error('The site has no pages');
  const { site, paths, page } = language.resolved;
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ site, pages: paths.map(page) }));
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
}

/** Throws if a page of the two sites has not the same words. */
function compareWords(...[ours, astro]: [string, string]): void {
  for (const page of ['index.html', 'pages/page-7/index.html'])
    if (wordsOf(join(ours, page)) !== wordsOf(join(astro, page))) throw new Error(`${page} differs from Astro's`);
}

const wordsOf = (file: string) => {
  const main = /<main.*<\/main>/s.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  return main.replace(/<(script|style).*?<\/\1>|<[^>]*>|\s/gs, '');
};
