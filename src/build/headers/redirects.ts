import type { Redirect } from '../../../schema/redirects.ts';
import { covers } from '../../config/redirects.ts';

/** A redirect as a `_redirects` file has it. */
export interface RedirectRule {
  from: string;
  to: string;
  status: 301 | 302;
}

/** The redirects of a config as rules; an address beyond ASCII is written as a header can hold it. */
export const redirectRules = (redirects: Redirect[]): RedirectRule[] =>
  redirects.map(({ from, to, permanent }) => ({
    from,
    to: to.replace(/[^\x21-\x7e]/gu, encodeURIComponent),
    status: permanent ? 301 : 302,
  }));

/** The rules as a `_redirects` file, which Netlify, Cloudflare Pages and `npm run preview` read. Hosts differ in what a slash at the end is to them, so both forms stand there. */
export const redirectsFile = (rules: RedirectRule[]): string =>
  rules
    .flatMap(({ from, to, status }) => {
      const other = from.endsWith('/*') ? from.slice(0, -2) : `${from}/`;
      return [from, other].map((path) => `${path} ${to} ${status}\n`);
    })
    .join('');

/** Reads the simple rules of a `_redirects` file, also of one that somebody has written: those without placeholders and conditions. */
export function parseRedirectsFile(text: string): RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, from, to, status = '301'] =
      /^(\/[^\s:*]*\*?)\s+((?:\/|https?:)[^\s]*)(?:\s+(301|302))?\s*$/.exec(line) ?? [];
    const isSimple = from && to && (!from.endsWith('*') || from.endsWith('/*')) && !to.includes(':splat');
    return isSimple ? [{ from, to, status: Number(status) as 301 | 302 }] : [];
  });
}

/** The rule for a path, if there is one. */
export const redirectFor = (rules: RedirectRule[], path: string): RedirectRule | undefined =>
  rules.find(({ from }) => covers(from, path));
