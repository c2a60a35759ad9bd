import { readdirSync } from 'node:fs';
import autocannon from 'autocannon';
import { findNginx, noNginx, startNginx } from '../tests/nginx.ts';
import type { Table } from './table.ts';

const seconds = 60;
const connections = 50;

/** Measures nginx serving `dist/` over many connections for a minute; throws if any answer is missing or wrong. */
export async function benchLoad(): Promise<Table> {
  if (!findNginx()) throw new Error(noNginx);
  const script = readdirSync('dist/assets').find((file) => /^entry-.*\.js$/.test(file));
  const paths = ['/', '/about', '/training', '/training/page.json', `/assets/${script}`, '/images/hero.svg'];
  const nginx = await startNginx();
  try {
    const result = await autocannon({
      url: nginx.url,
      connections,
      duration: seconds,
      requests: paths.map((path) => ({ path, headers: { 'accept-encoding': 'br, gzip' } })),
    });
    const wrong = result.errors + result.timeouts + result.non2xx;
    if (wrong > 0) throw new Error(`${wrong} of ${result.requests.total} requests failed`);
    return {
      title: `nginx with dist/, ${paths.length} addresses in turn, ${connections} connections, ${seconds} s`,
      columns: ['requests', 'per second', 'MB per second', 'median (ms)', '99 % (ms)', 'slowest (ms)', 'errors'],
      rows: [
        [
          result.requests.total.toLocaleString('en'),
          Math.round(result.requests.average).toLocaleString('en'),
          (result.throughput.average / 1e6).toFixed(0),
          result.latency.p50,
          result.latency.p99,
          result.latency.max,
          wrong,
        ],
      ],
    };
  } finally {
    await nginx.stop();
  }
}
