import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { largeConfig } from './large-config.ts';
import type { Table } from './table.ts';

const sizes = (process.env.BENCH_PAGES ?? '100,1000').split(',').map(Number);
const folder = '.cache/bench/growth';

interface Run {
  seconds: number;
  megabytes: number;
}

/** Measures builds of sites of growing size: from nothing but the bundle, again after one text has changed, and a bare React loop over the same data. */
export function benchGrowth(): Table {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/site.json`;
  const build = (): Run => run('bench/build-once.ts', file, `${folder}/dist`);
  const write = (pages: number) => writeFileSync(file, JSON.stringify(largeConfig(pages), null, 2));
  // The bundle is made once, and kept for all that follows.
  write(1);
  build();
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
    rows: sizes.map((pages) => {
      write(pages);
      const whole = build();
      writeFileSync(file, readFileSync(file, 'utf8').replace('"Page 7 of many"', '"Page seven of many"'));
      const change = build();
      const floor = run('bench/bare-react.tsx', file);
      const perPage = ({ seconds }: Run) => ((seconds / pages) * 1000).toFixed(2);
      return [
        pages,
        whole.seconds.toFixed(1),
        perPage(whole),
        whole.megabytes.toFixed(0),
        change.seconds.toFixed(1),
        perPage(floor),
      ];
    }),
  };
}

/** Runs a script that prints what it has measured, as a process of its own. */
function run(...args: string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stdout}${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Run;
}
