import { readFileSync } from 'node:fs';
import type { SiteConfigInput } from '../schema/site.ts';

/** How often each thing is measured in a browser. */
export const runs = Number(process.env.BENCH_RUNS ?? 5);

/** The addresses of the sample's pages. */
export const routePaths = (JSON.parse(readFileSync('site.config.json', 'utf8')) as SiteConfigInput).routes.map(
  ({ path }) => path,
);
