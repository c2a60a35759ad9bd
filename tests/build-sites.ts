import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleApp, bundledCode } from '../src/studio/server/bundles.ts';
import { registry } from './registry.ts';
import { buildFolder } from './served-site.ts';
import { sites } from './sites/index.ts';

// `tsx tests/build-sites.ts`: builds the sites that the browser tests look at, each in its folder below `.cache/sites`; with names, these alone.
// Also what Studio bundles, which each of the tests' servers would else bundle.

const chosen = process.argv.slice(2);
const all = Object.entries(sites).filter(([name]) => chosen.length === 0 || chosen.includes(name));

async function buildNext(): Promise<boolean> {
  const [name, write] = all.shift() ?? [];
  if (!name || !write) return false;
  const folder = join('.cache/sites', name);
  rmSync(folder, { recursive: true, force: true });
  await write(`sites/${name}`);
  await buildFolder(folder, { compress: name === 'company' });
  return true;
}

if (chosen.length === 0) {
  await bundleApp(registry);
  await bundledCode(registry).load();
}
// The first build makes the bundle that the others use. Then two at a time: one writes pages while the other reads and draws.
await buildNext();
const buildRest = async () => {
  while (await buildNext());
};
await Promise.all([buildRest(), buildRest()]);
