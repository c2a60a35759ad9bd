import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { sectionTypes } from '../registry.ts';
import { bytesOf, files, textOf } from './dist.ts';
import { config } from './site.ts';

// What a visitor on a phone pays, in bytes after Brotli.

const compressed = (file: string) => {
  const bytes = bytesOf(file);
  return /\.(html|js|css|json|svg)$/.test(file) ? brotliCompressSync(bytes).length : bytes.length;
};
const nameOf = (type: string) => type.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
const fileOf = (address: string) => {
  const { pathname } = new URL(address);
  return /\.\w+$/.test(pathname) ? pathname : `${pathname.replace(/\/$/, '')}/index.html`;
};

for (const { path } of config.routes) {
  test(`${path} costs little before anything is touched`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const asked: { type: string; file: string }[] = [];
    page.on('request', (request) => asked.push({ type: request.resourceType(), file: fileOf(request.url()) }));
    await page.goto(path, { waitUntil: 'load' });

    const bytes = (type: string) =>
      asked.filter((one) => one.type === type).reduce((sum, { file }) => sum + compressed(file), 0);
    // The goal is 22,000; docs/performance.md says what is missing and why.
    expect(bytes('document'), sectionsBySize(path)).toBeLessThanOrEqual(23_800);
    expect(bytes('font')).toBeLessThanOrEqual(40_000);
    expect(bytes('image')).toBeLessThanOrEqual(60_000);
    expect(bytes('script') + bytes('fetch')).toBeLessThanOrEqual(3_000);
    expect(bytes('stylesheet')).toBe(0);
  });
}

/** What each section of a page adds to it, so that a budget that is broken names who broke it. */
function sectionsBySize(path: string): string {
  const html = textOf(`${path === '/' ? '' : path}/index.html`);
  const whole = brotliCompressSync(html).length;
  const costs = [...html.matchAll(/<section[^>]*data-type="([\w-]+)".*?<\/section>/gs)].map(
    ([section, type]) => [type, whole - brotliCompressSync(html.replace(section, '')).length] as const,
  );
  return costs
    .sort(([, a], [, b]) => b - a)
    .map(([type, cost]) => `${type}: ${cost} bytes`)
    .join(', ');
}

test('all JavaScript of the site is small', () => {
  const scripts = files.flatMap((file) => /^\/assets\/([^/]+\.js)$/.exec(file)?.[1] ?? []);
  const used = new Set(config.routes.flatMap(({ sections }) => sections.map(({ type }) => type)));
  // The code of section types that the site does not have lies there too, and no page loads it.
  const others = sectionTypes.flatMap(({ type, client }) =>
    client === 'static' || used.has(type) ? [] : nameOf(type),
  );
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file) || others.includes(file.replace(/-[\w-]{8}\.js$/, ''))) return;
    loaded.add(file);
    const text = textOf(`/assets/${file}`);
    for (const [, other = ''] of text.matchAll(/(?:from|import)\s*\(?\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) load(other);
  };
  load(scripts.find((file) => file.startsWith('entry-')) as string);
  expect(loaded.size).toBeGreaterThan(8);
  const sum = [...loaded].reduce((total, file) => total + compressed(`/assets/${file}`), 0);
  expect(sum).toBeLessThanOrEqual(160_000);
});
