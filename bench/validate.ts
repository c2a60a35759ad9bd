import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { largeConfig } from '../tests/large-config.ts';
import { median } from './median.ts';
import type { Table } from './table.ts';

const repeats = 5;

/** Measures the process of `npm run validate` against one that only reads and JSON.parses the same file. */
export function benchValidate(): Table {
  mkdirSync('.cache/bench', { recursive: true });
  return {
    title: `Validate, whole process, medians of ${repeats}`,
    columns: ['pages', 'MB', 'JSON.parse (s)', 'validate (s)', 'ratio'],
    rows: [100, 1000, 10_000].map((pages) => {
      const file = `.cache/bench/site-${pages}.json`;
      writeFileSync(file, JSON.stringify(largeConfig(pages), null, 2));
      const parse = ['-e', `JSON.parse(require('node:fs').readFileSync('${file}', 'utf8'))`];
      const validate = ['bin/site-from-json.js', 'validate', file];
      const times = Array.from({ length: repeats }, () => [seconds(parse), seconds(validate)] as const);
      const [floor, ours] = [median(times.map(([time]) => time)), median(times.map(([, time]) => time))];
      return [
        pages,
        (statSync(file).size / 1e6).toFixed(1),
        floor.toFixed(2),
        ours.toFixed(2),
        (ours / floor).toFixed(1),
      ];
    }),
  };
}

/** Returns how long a process takes, in seconds; throws if it fails. */
function seconds(args: string[]): number {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')}: ${stdout}${stderr}`);
  return (performance.now() - began) / 1000;
}
