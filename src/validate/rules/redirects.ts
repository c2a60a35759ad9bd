import { covers, endOf } from '../../content/redirects.ts';
import type { Diagnostic } from '../../diagnostics/issue.ts';
import { quote } from '../../json/show-value.ts';
import { keyOf, listOf } from '../../json/values.ts';
import type { Names } from './names.ts';

/** Checks that no redirect replaces a page or a folder of the build, and that none is in a loop. */
export function* checkRedirects(value: unknown, { pages, redirects, siteUrl }: Names): Iterable<Diagnostic> {
  for (const [at, redirect] of listOf(keyOf(value, 'redirects')).entries()) {
    const [from, to] = [keyOf(redirect, 'from'), keyOf(redirect, 'to')];
    if (typeof from !== 'string') continue;
    const path = ['redirects', at, 'from'];
    const page = pages.find((one) => covers(from, one.path));
    if (page) {
      const isSame = page.path === from;
      const message = isSame
        ? `${quote(from)} is a page of this site.`
        : `${quote(from)} would replace the page ${quote(page.path)}.`;
      const hint = isSame
        ? 'Remove the redirect, or give the page another path.'
        : 'Write a redirect for each old address.';
      yield { path, code: 'redirect/page', message, hint };
    } else if (/^\/(assets|share)(\/|$)/.test(from)) {
      const message = `The path ${quote(from)} is reserved for files.`;
      yield { path, code: 'redirect/reserved', message, hint: 'Remove the redirect.' };
    }
    if (typeof to !== 'string' || endOf(from, redirects, siteUrl) !== undefined) continue;
    const message = `This redirect from ${quote(from)} is part of a loop.`;
    yield { path: ['redirects', at, 'to'], code: 'redirect/circle', message, hint: 'Write the path of a page.' };
  }
}
