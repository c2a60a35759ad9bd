import { realpath, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { join, sep } from 'node:path';

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Returns whether a request comes from the server's own pages, from the address bar or from a program. Pages of other sites may only
 * link to it. The host is checked, as another site could resolve its own name to an address of this machine (DNS rebinding). A server that
 * other machines may reach, by the address or name `opened`, is also asked by that name, or by an address, which is no other site's.
 */
export function isOwnRequest(headers: IncomingHttpHeaders, opened?: string): boolean {
  const { host = '', origin } = headers;
  if (!thisMachine.test(host) && !(opened && isAddressOr(opened, host))) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  const site = headers['sec-fetch-site'];
  const isVisit = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return site === undefined || site === 'same-origin' || site === 'none' || isVisit;
}

function isAddressOr(name: string, host: string): boolean {
  const [, inBrackets, plain = ''] = /^(?:\[(.*)\]|([^:]*))(?::\d{1,5})?$/.exec(host) ?? [];
  return isIP(inBrackets ?? plain) !== 0 || plain.toLowerCase() === name.toLowerCase();
}

export interface RequestPath {
  /** The decoded path as requested, such as `/about/`. */
  pathname: string;
  /** The parts of the path, without an empty one after a slash at the end. */
  segments: string[];
  trailingSlash: boolean;
  /** The query as requested, with its question mark; empty if there is none. */
  search: string;
  /** Whether the path must not be served: it has a dotfile or an empty part. */
  hidden: boolean;
}

/** Parses the target of a request; undefined if a part is not a plain file name. */
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
  // A slash here was encoded as %2F and would split the name.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected
  return name === '.' || name === '..' || /[/\\\u0000-\u001f\u007f]/.test(name);
}

function isHidden(name: string, index: number): boolean {
  // An empty name comes from `//`. A redirect from `//host/` to `//host` would lead to another host.
  return name === '' || (name.startsWith('.') && !(index === 0 && name === '.well-known'));
}

/** Returns the real path of a file below the root; undefined if there is none, or if a symbolic link leads out of the root. */
export async function findFile(root: string, segments: string[]): Promise<string | undefined> {
  try {
    // The root is resolved each time, as a build may replace the folder while the server runs.
    const [realRoot, path] = await Promise.all([realpath(root), realpath(join(root, ...segments))]);
    return path.startsWith(realRoot + sep) && (await stat(path)).isFile() ? path : undefined;
  } catch {
    return undefined;
  }
}
