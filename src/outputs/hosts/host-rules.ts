import { belowBase } from '../../content/page-address.ts';
import { parseRedirectsFile, type RedirectRule } from './redirects.ts';
import { baseIn, type HeaderRule, hasTrailingSlash, parseHeadersFile } from './site-headers.ts';

/** What a host has to be told. */
export interface HostRules {
  /** Their paths are below the base path. */
  headers: HeaderRule[];
  /** Their old addresses are below the base path; their targets are whole. */
  redirects: RedirectRule[];
  /** The path of the site on its host; empty at the root. */
  base: string;
  /** Whether the addresses of pages end with a slash. */
  trailingSlash: boolean;
  /** The folders of further languages, such as `de`, each with a page for unknown addresses. */
  languages: string[];
}

/** Reads the rules in the texts of `_headers` and `_redirects`. Those that are not of the site are left out. */
export function readHostRules(headers: string, redirects: string, languages: string[]): HostRules {
  const base = baseIn(headers);
  const below = <T>(path: string, placed: (path: string) => T): T[] => {
    const own = belowBase(path, base);
    return own === undefined ? [] : [placed(own)];
  };
  return {
    headers: parseHeadersFile(headers).flatMap((rule) => below(rule.path, (path) => ({ ...rule, path }))),
    redirects: parseRedirectsFile(redirects).flatMap((rule) => below(rule.from, (from) => ({ ...rule, from }))),
    base,
    trailingSlash: hasTrailingSlash(headers),
    languages,
  };
}
