import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteConfigInput } from '../schema/site.ts';
import { largeConfig } from '../tests/large-config.ts';
import { copyProject } from '../tests/project-copy.ts';
import { median } from './median.ts';
import type { Table } from './table.ts';
import { variedConfig } from './varied-config.ts';

const sizes = (process.env.BENCH_PAGES ?? '100,1000').split(',').map(Number);

interface Run {
  seconds: number;
  megabytes: number;
}

/** Measures builds of growing sites: with only the bundle cached, after a change of one text, and a plain React loop over the same data. */
export function benchGrowth(): Table {
  const sites = sizes.flatMap((pages) => [
    { pages, name: `${pages}`, config: largeConfig(pages) },
    ...(pages === 1000 ? [{ pages, name: '1000, each of other sections', config: variedConfig(pages) }] : []),
  ]);
  const rows = sites.map(({ pages, name, config }) => {
    const { file, build, remove } = site(name, config);
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

/** Copies the project with another config; only its code is bundled. */
function site(title: string, config: SiteConfigInput) {
  // An earlier copy is renamed and removed at the end: just after a large deletion, file systems are slow.
  const name = `bench-growth-${title.replace(/\W+/g, '-')}`;
  const old = resolve('.cache', `${name}.${process.pid}`);
  if (existsSync(resolve('.cache', name))) renameSync(resolve('.cache', name), old);
  const { root } = copyProject(name);
  const file = join(root, 'site.config.json');
  const build = () =>
    run(root, '--max-semi-space-size=8', '--import', usage, '--import', 'tsx', 'src/cli/cli.ts', 'build');
  build();
  for (const made of ['dist', '.cache/dist.json']) rmSync(join(root, made), { recursive: true, force: true });
  writeFileSync(file, JSON.stringify(config, null, 2));
  return { file, build, remove: () => rmSync(old, { recursive: true, force: true }) };
}

const usage = resolve('bench/usage.mjs');

/** Runs Node.js in a folder, and reads the measurements that the process prints. */
function run(cwd: string, ...args: string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stdout}${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Run;
}
