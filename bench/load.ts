import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startServer } from '../tests/command.ts';
import { findNginx, startNginx } from '../tests/nginx.ts';
import type { Table } from './table.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 600);
const connections = 200;
/** When the memory is looked at first: a server needs a while until it has what it keeps. */
const first = Math.min(60, seconds / 2);

/** A server with the process that began it. */
interface Served {
  url: string;
  pid: number;
  stop(): unknown;
}

/** Measures `preview`, and nginx if there is one, with `dist/` over many connections; throws if any answer is missing or wrong. Linux alone tells memory. */
export async function benchLoad(): Promise<Table> {
  const rows = [await measure('preview', await startServer(['preview']))];
  if (findNginx()) rows.push(await measure('nginx', await startNginx()));
  return {
    title: `dist/ under load: ${paths().length} addresses in turn, ${connections} connections, ${seconds} s each`,
    columns: [
      ...['server', 'answers', 'per second', 'MB per second', 'median (ms)', '99 % (ms)', 'slowest (ms)', 'errors'],
      ...[`memory after ${first} s (MB)`, 'at the end (MB)', 'ratio', 'open files before', 'and after'],
    ],
    rows,
  };
}

function paths(): string[] {
  const script = readdirSync('dist/assets').find((file) => /^entry-.*\.js$/.test(file));
  return ['/', '/about', '/training', '/training/page.json', `/assets/${script}`, '/images/hero.svg'];
}

async function measure(name: string, { url, pid, stop }: Served): Promise<(string | number)[]> {
  try {
    const files = openFiles(pid);
    const load = autocannon({
      url,
      connections,
      duration: seconds,
      requests: paths().map((path) => ({ path, headers: { 'accept-encoding': 'br, gzip' } })),
    });
    await wait(first * 1000);
    const memory = memoryOf(pid);
    const { errors, timeouts, non2xx, requests, throughput, latency } = await load;
    const atEnd = memoryOf(pid);
    const wrong = errors + timeouts + non2xx;
    if (wrong > 0) throw new Error(`${name}: ${wrong} of ${requests.total} requests failed`);
    // The server hears of the end of the connections.
    await wait(1000);
    return [
      ...[name, requests.total.toLocaleString('en'), Math.round(requests.average).toLocaleString('en')],
      ...[(throughput.average / 1e6).toFixed(0), latency.p50, latency.p99, latency.max, wrong],
      ...[memory.toFixed(0), atEnd.toFixed(0), (atEnd / memory).toFixed(2), files, openFiles(pid)],
    ];
  } finally {
    await stop();
  }
}

/** A process and those that it has begun. */
const processesOf = (pid: number): number[] => [
  pid,
  ...(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []).map(Number),
];

const sumOf = (pid: number, count: (pid: number) => number) =>
  processesOf(pid).reduce((sum, one) => sum + count(one), 0);

const openFiles = (pid: number) => sumOf(pid, (one) => readdirSync(`/proc/${one}/fd`).length);

/** In MB. */
const memoryOf = (pid: number) =>
  sumOf(pid, (one) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1]) / 1000);
