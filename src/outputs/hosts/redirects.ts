import type { Redirect } from '../../../schema/redirects.ts';
import { covers } from '../../content/redirects.ts';

/** A line of a `_redirects` file. */
export interface RedirectRule {
  from: string;
  to: string;
  status: 301 | 302;
}

/** Converts the redirects of a config. Characters outside of ASCII are percent-encoded, as headers require. */
export const redirectRules = (redirects: Redirect[]): RedirectRule[] =>
  redirects.map(({ from, to, permanent }) => ({
    from,
    to: to.replace(/[^\x21-\x7e]/gu, encodeURIComponent),
    status: permanent ? 301 : 302,
  }));

/**
 * Writes a `_redirects` file, which Netlify, Cloudflare Pages and `npm run preview` read. It has each path with and without a slash at the
 * end, since hosts treat that slash differently.
 */
export const redirectsFile = (rules: RedirectRule[]): string =>
  rules
    .flatMap(({ from, to, status }) => {
      const other = from.endsWith('/*') ? from.slice(0, -2) : `${from}/`;
      return [from, other].map((path) => `${path} ${to} ${status}\n`);
    })
    .join('');

/** Reads the rules of a `_redirects` file, which may be hand-written. Rules with placeholders or conditions are skipped. */
export function parseRedirectsFile(text: string): RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, from, to, status = '301'] =
      /^(\/[^\s:*]*\*?)\s+((?:\/|https?:)[^\s]*)(?:\s+(301|302))?\s*$/.exec(line) ?? [];
    const isSimple = from && to && (!from.endsWith('*') || from.endsWith('/*')) && !to.includes(':splat');
    return isSimple ? [{ from, to, status: Number(status) as 301 | 302 }] : [];
  });
}

/** Returns the first rule that covers a path. */
export const redirectFor = (rules: RedirectRule[], path: string): RedirectRule | undefined =>
  rules.find(({ from }) => covers(from, path));
