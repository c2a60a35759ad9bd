import type { Redirect } from '../../../schema/redirects.ts';
import { comparable, folderOf } from '../../content/redirects.ts';

/** A line of a `_redirects` file. */
export interface RedirectRule {
  from: string;
  to: string;
  status: 301 | 302;
}

/**
 * Converts the redirects of a config to the rules of hosts, of which the first that covers an address counts: those of single addresses, then
 * those of folders, the deepest first. A folder has a rule of its own for the address without its slash. Old addresses are below the base path too.
 */
export function redirectRules(redirects: Redirect[], base: string): RedirectRule[] {
  const rules = redirects.map(({ from, to, permanent }) => ({
    from: base + encodePath(from),
    to: encodeTarget(to),
    status: permanent ? (301 as const) : (302 as const),
  }));
  const single = rules.filter(({ from }) => folderOf(from) === undefined);
  const folders = rules
    .filter(({ from }) => folderOf(from) !== undefined)
    .sort((a, b) => b.from.split('/').length - a.from.split('/').length);
  const taken = new Set(single.map(({ from }) => comparable(from)));
  const bare = folders
    .map((rule) => ({ ...rule, from: folderOf(rule.from) as string }))
    .filter(({ from }) => !taken.has(comparable(from)));
  return [...single, ...bare, ...folders];
}

/** An address as browsers send it. A colon would be a placeholder of hosts. */
const encodePath = (path: string) => new URL(path.replaceAll(':', '%3A'), 'https://site.example').pathname;

/** A target as headers require it, in which hosts fill in nothing. */
const encodeTarget = (to: string) =>
  to.replace(/[^\x21-\x7e]/gu, encodeURIComponent).replace(/:(?=[a-z]\w*)/gi, (colon, at) => (at < 8 ? colon : '%3A'));

/** Writes a `_redirects` file, which Netlify, Cloudflare Pages and `npm run preview` read. */
export const redirectsFile = (rules: RedirectRule[]): string =>
  rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');

/** Reads the rules of a `_redirects` file, which may be hand-written. Rules with placeholders or conditions are skipped. */
export function parseRedirectsFile(text: string): RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, from, to, status = '301'] =
      /^(\/[^\s:*]*\*?)\s+((?:\/|https?:)[^\s]*)(?:\s+(301|302))?\s*$/.exec(line) ?? [];
    const isSimple = from && to && (!from.endsWith('*') || from.endsWith('/*')) && !to.includes(':splat');
    return isSimple ? [{ from, to, status: Number(status) as 301 | 302 }] : [];
  });
}
