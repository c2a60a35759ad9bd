import { readFileSync, writeFileSync } from 'node:fs';
import { largeConfig } from '../tests/large-config.ts';
import { type Run, run, siteOf } from './build.ts';
import { median } from './median.ts';
import type { Table } from './table.ts';
import { variedConfig } from './varied-config.ts';

const sizes = (process.env.BENCH_PAGES ?? '100,1000').split(',').map(Number);

/** Measures builds of growing sites: with only the bundle cached, after a change of one text, and a plain React loop over the same data. */
export function benchGrowth(): Table {
  const sites = sizes.flatMap((pages) => [
    { pages, name: `${pages}`, config: largeConfig(pages) },
    ...(pages === 1000 ? [{ pages, name: '1000, each of other sections', config: variedConfig(pages) }] : []),
  ]);
  const rows = sites.map(({ pages, name, config }) => {
    const { file, build, remove } = siteOf(name, config);
    const whole = build();
    const changes = ['"Page seven of many"', '"Page 7 of many"', '"Page VII of many"'].map((title) => {
      writeFileSync(file, readFileSync(file, 'utf8').replace(/"Page (7|seven|VII) of many"/, title));
      return build().seconds;
    });
    const perPage = ({ seconds }: Run) => ((seconds / pages) * 1000).toFixed(2);
    const cells = [whole.seconds.toFixed(1), perPage(whole), whole.megabytes.toFixed(0), median(changes).toFixed(1)];
    const floor = name !== `${pages}` ? '–' : perPage(run('.', '--import', 'tsx', 'bench/bare-react.tsx', file));
    remove();
    return [name, ...cells, floor];
  });
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
