import type { Reporter } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** What all random values of this run are drawn from. */
    seed: number;
    /** How many times as often as in a run of all tests each property is tried. */
    times: number;
  }
}

/** The seed of this run: drawn anew each time, unless `SEED` asks for that of a run that is to be repeated. */
export const seedOfRun = process.env.SEED ? Number(process.env.SEED) : Math.floor(Math.random() * 2 ** 31);
if (!Number.isInteger(seedOfRun)) throw new Error(`SEED must be a whole number, not ${process.env.SEED}`);

/** Says how to draw the same values again: first, should the run not come to its end, and last, where it is read. */
const tell = () => console.log(`Properties are tried with seed ${seedOfRun}: SEED=${seedOfRun} tries the same again.`);
export const tellSeed: Reporter = { onInit: tell, onTestRunEnd: tell };
