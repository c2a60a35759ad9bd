import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { recover } from '../build/output-store.ts';
import { commandLine } from '../diagnostics/command-line.ts';
import { print } from '../diagnostics/safe-text.ts';
import { baseIn } from '../outputs/hosts/site-headers.ts';
import { displayName } from '../project/display-name.ts';
import { listen, urlsAt } from '../server/listen.ts';
import { createStaticServer } from '../server/static-server.ts';
import type { SiteFolder } from './site-folder.ts';

/** Serves the built site, for other machines too if a host is given. */
export async function serveBuilt({ outDir }: SiteFolder, port: number, host?: string): Promise<void> {
  const { url } = await listen(createStaticServer(outDir, host), port, host);
  const dist = `${displayName(outDir)}/`;
  const headers = join(outDir, '_headers');
  const base = existsSync(headers) ? baseIn(readFileSync(headers, 'utf8')) : '';
  print(process.stdout)`Serving ${dist} at ${url}${base && `${base}/`}`;
  if (host) tellOpen(host, Number(new URL(url).port), `all that is in ${dist}`);
}

/** Says that a server is open to other machines, and what they see. */
export function tellOpen(host: string, port: number, what: string): void {
  print(process.stdout)`Open to every machine that reaches ${urlsAt(host, port).join(' or ')}, which sees ${what}.`;
}

/** Throws if there is no built site. Restores one that an interrupted build has moved away. */
export function findBuilt({ outDir }: SiteFolder): void {
  recover(outDir);
  if (!existsSync(outDir))
    throw new Error(`There is no ${displayName(outDir)}/ yet. Run ${commandLine('build')} first.`);
}

/** Throws if a port is in use, or a host is not this machine, before any other work. */
export async function checkPort(port: number, host?: string): Promise<void> {
  await (await listen(createServer(), port, host)).close();
}
