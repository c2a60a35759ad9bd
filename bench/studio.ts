import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { registryPlugin } from '../src/build/registry-plugin.ts';
import { registry } from '../tests/registry.ts';
import { benchOpening } from './studio/opening.ts';
import { benchTyping } from './studio/typing.ts';
import type { Table } from './table.ts';

/** Leaves out what is loaded when it is used for the first time. */
const onDemand: Plugin = {
  name: 'on-demand',
  enforce: 'pre',
  resolveDynamicImport: (id) => ({ id: String(id), external: true }),
};

/** Studio's script, and how long it takes from a key to the page. */
export const benchStudio = async (): Promise<Table[]> => [
  ...(await benchScript()),
  await benchTyping(),
  await benchOpening(),
];

/** What of Studio's own page is loaded when it opens, as if it were built: it is served from its source otherwise. */
async function benchScript(): Promise<Table[]> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [onDemand, react(), registryPlugin(registry)],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: 'src/studio/app/main.tsx' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((one) => one.type === 'chunk');
  const size = chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0) / 1000;
  const perPackage = new Map<string, number>();
  for (const [id, { renderedLength }] of chunks.flatMap(({ modules }) => Object.entries(modules))) {
    const [, name = id.replace(/^.*?\/(schema|src)\/([\w-]+).*$/, '$1/$2')] =
      /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
    perPackage.set(name, (perPackage.get(name) ?? 0) + renderedLength);
  }
  const parts = [...perPackage].sort(([, one], [, other]) => other - one).slice(0, 16);
  return [
    {
      title: 'Studio: script when it opens',
      columns: ['', 'kB (Brotli)'],
      rows: [['script', size.toFixed(1)]],
    },
    {
      title: 'Studio: what its script consists of',
      columns: ['', 'kB before it is minified'],
      rows: parts.map(([name, length]) => [name, (length / 1000).toFixed(0)]),
    },
  ];
}
