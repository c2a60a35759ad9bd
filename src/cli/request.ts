import { realpath, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join, sep } from 'node:path';

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Says whether a request to a server on this machine comes from its own pages, from the address bar or from a program. A page elsewhere
 * may link here, and no more: it could point its own name at 127.0.0.1 (DNS rebinding).
 */
export function isOwnRequest(headers: IncomingHttpHeaders): boolean {
  const { host = '', origin } = headers;
  if (!thisMachine.test(host)) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  const site = headers['sec-fetch-site'];
  const isVisit = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return site === undefined || site === 'same-origin' || site === 'none' || isVisit;
}

export interface RequestPath {
  /** Decoded, starting with a slash, as the visitor wrote it: `/about/`. */
  pathname: string;
  /** Its parts; the empty one behind a slash at the end is left out. */
  segments: string[];
  trailingSlash: boolean;
  /** With its question mark, as the visitor wrote it; empty where there is none. */
  search: string;
  /** Nothing is ever served here: a dotfile, or a path with an empty part. */
  hidden: boolean;
}

/** Decodes the target of a request; undefined if a part could mean more than a name below the root. */
export function readRequestPath(target: string): RequestPath | undefined {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  if (!path.startsWith('/')) return undefined;
  const names = decode(path.slice(1).split('/'));
  if (!names || names.some(isUnsafe)) return undefined;
  const trailingSlash = path.length > 1 && path.endsWith('/');
  const segments = trailingSlash || path === '/' ? names.slice(0, -1) : names;
  return { pathname: `/${names.join('/')}`, segments, trailingSlash, search, hidden: segments.some(isHidden) };
}

function decode(names: string[]): string[] | undefined {
  try {
    return names.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function isUnsafe(name: string): boolean {
  // A slash here was written as %2F: it would make two names of one.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  return name === '.' || name === '..' || /[/\\\u0000-\u001f\u007f]/.test(name);
}

function isHidden(name: string, index: number): boolean {
  // An empty name comes from `//`: redirecting `//host/` to the same without its slash would lead to another host.
  return name === '' || (name.startsWith('.') && !(index === 0 && name === '.well-known'));
}

/** Returns the real path of a file below the root; undefined if there is none, or if a link leads out of the root. */
export async function findFile(root: string, segments: string[]): Promise<string | undefined> {
  try {
    // The root is resolved each time, because a build may replace the folder while the server runs.
    const [realRoot, path] = await Promise.all([realpath(root), realpath(join(root, ...segments))]);
    return path.startsWith(realRoot + sep) && (await stat(path)).isFile() ? path : undefined;
  } catch {
    return undefined;
  }
}
