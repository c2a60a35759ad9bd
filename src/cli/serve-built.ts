import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { recover } from '../build/output-store.ts';
import { print } from '../diagnostics/safe-text.ts';
import { displayName } from '../project/display-name.ts';
import { listen } from '../server/listen.ts';
import { createStaticServer } from '../server/static-server.ts';
import type { SiteFolder } from './site-folder.ts';

export async function serveBuilt({ outDir }: SiteFolder, port: number): Promise<void> {
  const { url } = await listen(createStaticServer(outDir), port);
  print(process.stdout)`Serving ${displayName(outDir)}/ at ${url}`;
}

/** Throws if there is no built site. Restores one that an interrupted build has moved away. */
export function findBuilt({ outDir }: SiteFolder): void {
  recover(outDir);
  if (!existsSync(outDir)) throw new Error(`There is no ${displayName(outDir)}/ yet. Run npm run build first.`);
}

/** Throws if a port is in use, before any other work. */
export async function checkPort(port: number): Promise<void> {
  await (await listen(createServer(), port)).close();
}
