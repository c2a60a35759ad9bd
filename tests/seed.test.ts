import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, inject, test } from 'vitest';

const folder = resolve('.cache/seed-test');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A property that fails for nearly every draw, as a run of its own tells it. */
function failingRun(seed: string | undefined): string {
  mkdirSync(`${folder}/tests`, { recursive: true });
  writeFileSync(
    `${folder}/tests/failing.test.ts`,
    `import fc from 'fast-check';
     import { test } from 'vitest';
     test('fails', () => fc.assert(fc.property(fc.nat(), (drawn) => { console.log('drawn', drawn); return drawn < 5; })));`,
  );
  const { SEED: _, ...env } = process.env;
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--dir', folder, `--outputFile=${folder}/vitest.json`];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1', ...(seed && { SEED: seed }) },
  });
  expect(status).toBe(1);
  return stdout + stderr;
}

const drawnIn = (output: string) => output.match(/^drawn \d+$/gm);

test('a run tells its seed, with which another run draws the same', () => {
  const first = failingRun(undefined);
  const [, seed] = /^Properties were tried with seed (\d+): SEED=\1 tries the same again\.$/m.exec(first) ?? [];
  expect(first).toContain(`seed: ${seed}`);
  const again = failingRun(seed);
  expect(drawnIn(first)?.length).toBeGreaterThan(1);
  expect(drawnIn(again)).toEqual(drawnIn(first));
  expect(drawnIn(failingRun(`${Number(seed) + 1}`))).not.toEqual(drawnIn(first));
});

test('every property of this run draws from its seed', () => {
  expect(fc.readConfigureGlobal()?.seed).toBe(inject('seed'));
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const withProperties = files.filter((file) => readFileSync(`tests/${file}`, 'utf8').includes("from 'fast-check'"));
  expect(withProperties.length).toBeGreaterThan(10);
  const withOwnSeed = withProperties.filter((file) =>
    /\bseed\s*[,:]|configureGlobal/.test(readFileSync(`tests/${file}`, 'utf8')),
  );
  expect(withOwnSeed.sort()).toEqual(['properties.ts', 'seed.test.ts']);
});
