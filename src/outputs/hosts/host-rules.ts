import type { RedirectRule } from './redirects.ts';
import type { HeaderRule } from './site-headers.ts';

/** What a host has to be told. */
export interface HostRules {
  headers: HeaderRule[];
  redirects: RedirectRule[];
  /** Whether the addresses of pages end with a slash. */
  trailingSlash: boolean;
  /** The folders of further languages, such as `de`, each with a page for unknown addresses. */
  languages: string[];
}
