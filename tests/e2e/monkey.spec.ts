import { expect, test } from '@playwright/test';
import { leaks } from '../monkey/leaks.ts';
import { runMonkey } from '../monkey/monkey.ts';
import { paths } from './site.ts';

// A short while of what `npm run monkey` does for ten minutes.

const seed = Number(process.env.MONKEY_SEED ?? 5);

test.use({ hasTouch: true });

test(`a monkey finds no error and leaves nothing behind (MONKEY_SEED=${seed})`, async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const { errors, weights, steps } = await runMonkey({
    page,
    url: baseURL ?? '',
    paths,
    seed,
    time: 10_000,
    weighings: 4,
  });
  expect(errors).toEqual([]);
  expect(leaks(weights)).toEqual([]);
  expect(steps).toBeGreaterThan(5);
});
