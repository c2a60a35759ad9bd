import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll } from 'vitest';
import { minimalText } from './config/minimal-config.ts';

/** A small drawing. */
export const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"/>';

/** A folder of its own with a small valid site: `site.config.json`, and `public/` with what it names. Removed after the tests of a file. */
export function fixtureSite(name: string) {
  const folder = resolve('.cache', name);
  const file = join(folder, 'site.config.json');
  const publicDir = join(folder, 'public');
  /** Writes a file of `public/`. */
  const put = (address: string, content: string | Buffer = drawing) => {
    mkdirSync(dirname(join(publicDir, address)), { recursive: true });
    writeFileSync(join(publicDir, address), content);
  };
  /** Makes the site as it was at first. */
  const restore = () => {
    rmSync(folder, { recursive: true, force: true });
    for (const name of ['images/logo.svg', 'images/cto.svg', 'favicon.svg']) put(name);
    writeFileSync(file, minimalText);
  };
  restore();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, file, publicDir, put, restore };
}
