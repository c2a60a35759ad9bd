import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { largeConfig } from './large-config.ts';
import { median } from './median.ts';
import type { Table } from './table.ts';

const sizes = (process.env.BENCH_PAGES ?? '100,1000').split(',').map(Number);
const folder = '.cache/bench/growth';

interface Run {
  seconds: number;
  megabytes: number;
}

/** Measures builds of sites of growing size: from nothing but the bundle, again after one text has changed, and a bare React loop over the same data. */
export function benchGrowth(): Table {
  // A file system is slow to give again what was freed just now, so a folder of before only moves out of the way.
  const old = `${folder}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  renameSync(folder, old);
  const first = site(1);
  first.build();
  const rows = sizes.map((pages) => {
    const { file, root, build } = site(pages);
    // The bundle is made once, and kept for all that follows.
    cpSync(`${first.root}/.cache/made`, `${root}/.cache/made`, { recursive: true });
    const whole = build();
    const changes = ['"Page seven of many"', '"Page 7 of many"', '"Page VII of many"'].map((title) => {
      writeFileSync(file, readFileSync(file, 'utf8').replace(/"Page (7|seven|VII) of many"/, title));
      return build().seconds;
    });
    const floor = run('bench/bare-react.tsx', file);
    const perPage = ({ seconds }: Run) => ((seconds / pages) * 1000).toFixed(2);
    const cells = [whole.seconds.toFixed(1), perPage(whole), whole.megabytes.toFixed(0), median(changes).toFixed(1)];
    return [pages, ...cells, perPage(floor)];
  });
  rmSync(old, { recursive: true, force: true });
  return {
    title: 'Building, by number of pages (8 sections each)',
    columns: [
      'pages',
      'build (s)',
      'per page (ms)',
      'memory (MB)',
      'one text changed (s)',
      'bare React loop, per page (ms)',
    ],
    rows,
  };
}

function site(pages: number) {
  const root = `${folder}/${pages}`;
  const file = `${root}/site.json`;
  mkdirSync(root, { recursive: true });
  writeFileSync(file, JSON.stringify(largeConfig(pages), null, 2));
  return { root, file, build: (): Run => run('bench/build-once.ts', file, `${root}/dist`) };
}

/** Runs a script that prints what it has measured, as a process of its own. */
function run(...args: string[]): Run {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-semi-space-size=4', '--import', 'tsx', ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stdout}${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Run;
}
