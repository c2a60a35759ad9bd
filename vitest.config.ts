import { tsImport } from 'tsx/esm/api';
import { defineConfig } from 'vitest/config';
import { registryPlugin } from './src/build/registry-plugin.ts';
import { seedOfRun, tellSeed } from './tests/seed.ts';

// The section types are TypeScript, which Node.js cannot import by itself.
const { loadRegistry } = await tsImport('./src/project/registry.ts', import.meta.url);

export default defineConfig({
  plugins: [registryPlugin(await loadRegistry(process.env.SITE || undefined))],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    provide: { seed: seedOfRun },
    setupFiles: ['tests/properties.ts'],
    reporters: ['default', ['json', { outputFile: '.cache/test-results/vitest.json' }], tellSeed],
    // The machines are shared and slow at times.
    testTimeout: 180_000,
    // By itself it would leave a core to the terminal: of two, half of what there is.
    maxWorkers: '100%',
  },
});
