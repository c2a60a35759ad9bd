import { readFileSync } from 'node:fs';
import type { SiteConfigInput } from '../schema/site.ts';

/** How often each measurement in a browser is repeated. */
export const runs = Number(process.env.BENCH_RUNS ?? 5);

/** The paths of the sample's pages. */
export const routePaths = (JSON.parse(readFileSync('site.config.json', 'utf8')) as SiteConfigInput).routes.map(
  ({ path }) => path,
);
