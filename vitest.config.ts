import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    reporters: ['default', ['json', { outputFile: '.cache/test-results/vitest.json' }]],
    testTimeout: 60_000,
  },
});
