import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { bytesOf, files, textOf } from './dist.ts';
import { config } from './site.ts';

// What a visitor on a phone pays, in bytes after Brotli.

const compressed = (file: string) => {
  const bytes = bytesOf(file);
  return /\.(html|js|css|json|svg)$/.test(file) ? brotliCompressSync(bytes).length : bytes.length;
};
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
  const scripts = files.filter((file) => /^\/assets\/[^/]+\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(8);
  expect(scripts.reduce((total, file) => total + compressed(file), 0)).toBeLessThanOrEqual(156_000);
});
