import { cpSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import example from '../examples/own-sections/site.config.json' with { type: 'json' };
import { listen } from '../src/server/listen.ts';

const rates = { base: 'EUR', date: '2026-11-25', rates: { CHF: 0.9312, CZK: 25.28, HUF: 411.35, PLN: 4.321 } };

/** The site of `examples/own-sections`, with a service of this machine in place of those on the web. */
export async function exampleSite() {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#d8e2dc' } })
    .png()
    .toBuffer();
  /** The tiles that were asked for. */
  const tiles: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    if (url === '/rates') response.setHeader('content-type', 'application/json').end(JSON.stringify(rates));
    else if (url.startsWith('/tiles/')) {
      tiles.push(url);
      response.setHeader('content-type', 'image/png').end(tile);
    } else response.writeHead(404).end();
  });
  const { url, close } = await listen(server, 0);
  const text = JSON.stringify(example)
    .replaceAll('https://tile.openstreetmap.org', `${url}/tiles`)
    .replaceAll(/https:\/\/api\.frankfurter\.dev[^"]*/g, `${url}/rates`);
  return { config: JSON.parse(text) as typeof example, tiles, url, close };
}

/** Copies the code of the example to the folder of a site. */
export function copyExampleCode(folder: string): void {
  for (const part of ['sections', 'collections'])
    cpSync(join('examples/own-sections', part), join(folder, part), { recursive: true });
}
