import { defineConfig } from 'vitest/config';
import { seedOfRun, tellSeed } from './tests/seed.ts';

export default defineConfig({
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
