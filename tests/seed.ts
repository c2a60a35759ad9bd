import type { Reporter } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** What all random values of this run are drawn from. */
    seed: number;
  }
}

/** The seed of this run: drawn anew each time, unless `SEED` asks for that of a run that is to be repeated. */
export const seedOfRun = process.env.SEED ? Number(process.env.SEED) : Math.floor(Math.random() * 2 ** 31);
if (!Number.isInteger(seedOfRun)) throw new Error(`SEED must be a whole number, not ${process.env.SEED}`);

/** Says after each run how to draw the same values again. */
export const tellSeed: Reporter = {
  onTestRunEnd: () =>
    console.log(`Properties were tried with seed ${seedOfRun}: SEED=${seedOfRun} tries the same again.`),
};
