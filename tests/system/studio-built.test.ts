import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServedSite, serveFolder, writeSmallSite } from '../served-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveFolder(writeSmallSite('studio-built-test', () => {}));
}, 180_000);
afterAll(() => site?.close());

it('a built site holds nothing of Studio: no file, no word of it', () => {
  const entries = readdirSync(site.dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(entries.length).toBeGreaterThan(20);
  const found = entries
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => /studio/i.test(file.slice(site.dist.length) + readFileSync(file, 'latin1')));
  expect(found).toEqual([]);
});
