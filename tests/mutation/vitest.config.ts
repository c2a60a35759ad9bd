import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { keptThreads } from './kept-thread.ts';

/** Runs the file first that has just failed, as the next mutant is mostly near the last, and then the quick ones. */
class LikelyToFailFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const resultOf = ({ project, moduleId }: TestSpecification) =>
      this.ctx.cache.getFileTestResults(`${project.name}:${relative(this.ctx.config.root, moduleId)}`);
    const costOf = (file: TestSpecification) => (resultOf(file)?.failed ? 0 : (resultOf(file)?.duration ?? 1));
    return files.toSorted((a, b) => costOf(a) - costOf(b));
  }
}

/** Counts which test reaches which mutant only while no mutant is active: later nobody asks, and it takes most of a run's time. */
const countedOnce: Plugin = {
  name: 'counted-once',
  transform(code, id) {
    if (!id.includes('/src/config/')) return;
    const counted = code.replace('function cover() {', 'function cover() { if (ns.activeMutant !== undefined) return;');
    return { code: counted, map: null };
  },
};

// The tests that judge src/config without a build or a browser, for mutation testing, which runs some of them for each of thousands of mutants.
export default defineConfig({
  plugins: [keptThreads, countedOnce],
  test: {
    include: ['tests/config/**/*.test.ts'],
    exclude: [
      // Huge texts, and hundreds of links at each place of a config, take seconds each; what is drawn at random would make the figure a matter of luck.
      'tests/config/huge.test.ts',
      'tests/config/links.test.ts',
      'tests/config/any-text.test.ts',
    ],
    // The same draws for each mutant, and in each run.
    provide: { seed: 1 },
    setupFiles: ['tests/properties.ts'],
    isolate: false,
    sequence: { sequencer: LikelyToFailFirst },
    testTimeout: 60_000,
  },
});
