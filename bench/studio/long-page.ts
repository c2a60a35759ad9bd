import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SiteConfigInput } from '../../schema/site.ts';
import { largeConfig } from '../../tests/large-config.ts';
import { type DevServer, startServer } from '../edit/dev-server.ts';

/** Runs Studio for the sample site with one more page, `/long`, of so many sections. */
export async function serveLongPage(count: number): Promise<DevServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-studio-'));
  writeFileSync(join(folder, 'site.config.json'), JSON.stringify(longPage(count), null, 2));
  symlinkSync(resolve('public'), join(folder, 'public'));
  const argv = ['node', 'bin/site-from-json.js', 'studio', '--site', folder, '--port'];
  const { stop, ...server } = await startServer(process.cwd(), argv);
  return {
    ...server,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The sample site with one more page, of so many sections. */
function longPage(count: number): SiteConfigInput {
  const { routes, ...rest } = largeConfig(Math.ceil(count / 8));
  const long = routes
    .slice(3)
    .flatMap(({ sections }, at) => sections.map((one) => ({ ...one, id: `${one.id}-${at}` })));
  const sections = JSON.parse(JSON.stringify(long.slice(0, count)).replace(/\/pages\/page-\d+/g, '/about'));
  return { ...rest, routes: [...routes.slice(0, 3), { path: '/long', title: 'Long', sections }] };
}
