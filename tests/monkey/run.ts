import { listen } from '../../src/server/listen.ts';
import { createStaticServer } from '../../src/server/static-server.ts';
import { launchBrowser, newPage } from '../browser.ts';
import { paths } from '../e2e/site.ts';
import { leaks } from './leaks.ts';
import { runMonkey } from './monkey.ts';
import type { Weight } from './page-weight.ts';

// `npm run monkey`: ten minutes of random input to `dist/`. MONKEY_SEED repeats a run, MONKEY_MINUTES makes it shorter or longer.

const seed = Number(process.env.MONKEY_SEED ?? Date.now() % 1_000_000);
const minutes = Number(process.env.MONKEY_MINUTES ?? 10);
console.log(`Seed ${seed}, ${minutes} minutes. To repeat: MONKEY_SEED=${seed} npm run monkey`);

const server = await listen(createStaticServer('dist'), 0);
const browser = await launchBrowser();
const page = await newPage(browser, { hasTouch: true, viewport: { width: 1280, height: 800 } });
const run = await runMonkey({
  page,
  url: server.url,
  paths,
  seed,
  time: minutes * 60_000,
  weighings: Math.max(2, Math.round(minutes * 2)),
  onWeight: (weight, step) => console.log(`step ${step}: ${said(weight)}`),
});
await browser.close();
await server.close();

const faults = [...run.errors, ...leaks(run.weights)];
console.log(`${run.steps} steps, ${run.documents} documents, ${run.errors.length} errors`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

function said({ heap, nodes, detached, listeners }: Weight): string {
  return `${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${detached} detached, ${listeners} listeners`;
}
