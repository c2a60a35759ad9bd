import fc from 'fast-check';
import { inject } from 'vitest';

// In every test file: what properties are tried with is drawn from the seed of the run.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('seed') });

/** How often a property is tried in a run of all tests; `npm run fuzz` tries it thirty times as often. */
export const runs = (count: number) => ({ numRuns: count * inject('times') });
