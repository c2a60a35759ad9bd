import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { defineConfig } from 'vitest/config';
import { registryPlugin } from './src/build/registry-plugin.ts';
import { seedOfRun, tellSeed } from './tests/seed.ts';

// The section types are TypeScript, which Node.js cannot import by itself.
const { loadRegistry } = await tsImport('./src/project/registry.ts', import.meta.url);

const registry = await loadRegistry(process.env.SITE || undefined);

/** What `npm run fuzz` runs: each file that tries properties. */
const triesProperties = (file: string) => /\bruns\(/.test(readFileSync(file, 'utf8'));

const testFiles = (mode: string) =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('tests', file))
    .filter((file) => mode !== 'fuzz' || triesProperties(file));

const isSystem = (file: string) => file.startsWith(join('tests', 'system'));

export default defineConfig(({ mode }) => ({
  plugins: [registryPlugin(registry)],
  test: {
    provide: { seed: seedOfRun, times: mode === 'fuzz' ? 30 : 1 },
    setupFiles: ['tests/properties.ts'],
    reporters: ['default', ['json', { outputFile: '.cache/test-results/vitest.json' }], tellSeed],
    // The machines are shared and slow at times.
    testTimeout: mode === 'fuzz' ? 86_400_000 : 180_000,
    projects: [
      // Files share the modules of their worker: to load the schemas anew for each takes as long as most of its tests.
      {
        extends: true,
        test: { name: 'parts', include: testFiles(mode).filter((file) => !isSystem(file)), isolate: false },
      },
      // Each has its own: a build takes React's production build, and that for its whole process.
      { extends: true, test: { name: 'system', include: testFiles(mode).filter(isSystem) } },
    ],
    // By itself it would leave a core to the terminal: of two, half of what there is.
    maxWorkers: '100%',
  },
}));
