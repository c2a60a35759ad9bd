export interface RequestPath {
  /** Nothing is ever served here: a dotfile, or a path with an empty name in it. */
  hidden: boolean;
  /** Decoded, starting with a slash, as written by the visitor: `/about/`. */
  pathname: string;
  segments: string[];
  trailingSlash: boolean;
  /** With its question mark, as written; empty where there is none. */
  search: string;
}

/** Decodes a request target once; undefined for whatever could mean more than a name below the root. */
export function readRequestPath(target: string): RequestPath | undefined {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  if (!path.startsWith('/')) return undefined;

  const names = decodeNames(path.slice(1).split('/'));
  if (!names || names.some(isUnsafe)) return undefined;

  const trailingSlash = path.length > 1 && path.endsWith('/');
  const segments = trailingSlash || path === '/' ? names.slice(0, -1) : names;
  return { pathname: `/${names.join('/')}`, segments, trailingSlash, search, hidden: segments.some(isHidden) };
}

function decodeNames(names: string[]): string[] | undefined {
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
