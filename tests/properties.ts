import fc from 'fast-check';
import { inject } from 'vitest';

// In every test file: what properties are tried with is drawn from the seed of the run.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('seed') });
