// Mutation testing of what judges a config: `npm run mutation`, or of one file `npm run mutation -- --mutate src/config/repair.ts`.

export default {
  mutate: ['src/config/**/*.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // `related` would ask Vite for the importers of each mutant's file again; which tests reach a mutant is known already.
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // While hits are counted, at first, tests take some six times as long as with a mutant.
  timeoutMS: 15_000,
  timeoutFactor: 0.3,
  thresholds: { high: 95, low: 90, break: 90 },
  // TypeScript 7 has no API to rewrite a tsconfig.json with; nothing in ours needs it.
  tsconfigFile: 'none',
  ignorePatterns: ['.cache', 'dist', 'public', 'bench'],
  reporters: ['clear-text', 'progress', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutation/mutation.json' },
  htmlReporter: { fileName: '.cache/mutation/index.html' },
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
};
