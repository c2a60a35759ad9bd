import { basename } from 'node:path';
import { revalidate } from '../../build/headers/site-headers.ts';

/** Gives the headers that hang on where a file lies: how long it may be kept, and whether it is a download. */
export function deliveryHeaders(pathname: string): Record<string, string> {
  return {
    'Cache-Control': hasContentHash(pathname) ? 'public, max-age=31536000, immutable' : revalidate,
    ...(/^\/assets\/training\/.*\.pdf$/i.test(pathname) && { 'Content-Disposition': attachment(basename(pathname)) }),
  };
}

function hasContentHash(pathname: string): boolean {
  if (/^\/assets\/pictures\/[\da-f]{12}-\d+\.\w+$/.test(pathname)) return true;
  const [, hash = ''] = /^\/assets\/[^/]+-([\w-]{8})\.\w+(?:\.map)?$/.exec(pathname) ?? [];
  // A digit or a capital, and a letter: so neither `hero-portrait.svg` nor `report-20240131.svg` counts as hashed.
  return /[0-9A-Z]/.test(hash) && /[A-Za-z]/.test(hash);
}

function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  if (plain === fileName) return `attachment; filename="${fileName}"`;
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
