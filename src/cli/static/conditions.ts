import type { IncomingHttpHeaders } from 'node:http';

/** Says whether the visitor's copy is still good, by its ETag or else by its date. */
export function isFresh(headers: IncomingHttpHeaders, etag: string, modified: Date): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(etag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return wholeSeconds(modified) <= since;
}

/** Says whether a Range may be answered in part: without If-Range, or where it names exactly this version. */
export function allowsRange(headers: IncomingHttpHeaders, etag: string, modified: Date): boolean {
  const version = headers['if-range'];
  if (typeof version !== 'string') return true;
  return version.startsWith('"') ? version === etag : Date.parse(version) === wholeSeconds(modified);
}

function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000;
}
