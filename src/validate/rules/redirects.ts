import { comparable, folderOf, foldersOf } from '../../content/redirects.ts';
import { addressesOf, siteFilesOf } from '../../content/site-files.ts';
import type { Diagnostic } from '../../diagnostics/issue.ts';
import { quote } from '../../json/show-value.ts';
import { keyOf, listOf } from '../../json/values.ts';
import type { Names } from './names.ts';

/** Checks that no redirect replaces a file of the site, that none is in a loop, and that hosts follow as many. */
export function* checkRedirects(value: unknown, { pages, redirects, registry }: Names): Iterable<Diagnostic> {
  const all = listOf(keyOf(value, 'redirects'));
  if (all.length === 0) return;
  const files = siteFilesOf(registry, value).flatMap(addressesOf);
  yield* checkShadowing(
    value,
    pages.map(({ path }) => path),
    files,
  );
  for (const [at, redirect] of all.entries()) {
    const [from, to] = [keyOf(redirect, 'from'), keyOf(redirect, 'to')];
    if (typeof from !== 'string') continue;
    if (typeof to !== 'string' || redirects.endOf(from) !== undefined) continue;
    const message = `This redirect from ${quote(from)} is part of a loop.`;
    yield { path: ['redirects', at, 'to'], code: 'redirect/circle', message, hint: 'Write the path of a page.' };
  }
  yield* checkLimits(all);
}

/** Checks that no redirect is at the address of a page or of another file: hosts serve the one or the other. */
export function* checkShadowing(value: unknown, pages: string[], files: string[]): Iterable<Diagnostic> {
  const firstIn = (addresses: string[]) => {
    const byAddress = new Map(addresses.map((address) => [comparable(address), address]));
    // The first address at or below each.
    const below = new Map<string, string>();
    for (const address of addresses)
      for (const folder of [comparable(address), ...foldersOf(comparable(address))])
        if (!below.has(folder)) below.set(folder, address);
    return (from: string) => {
      const folder = folderOf(from);
      return folder === undefined ? byAddress.get(comparable(from)) : below.get(comparable(folder));
    };
  };
  const [pageAt, fileAt] = [firstIn(pages), firstIn(files)];
  for (const [at, redirect] of listOf(keyOf(value, 'redirects')).entries()) {
    const from = keyOf(redirect, 'from');
    if (typeof from !== 'string') continue;
    const path = ['redirects', at, 'from'];
    const page = pageAt(from);
    const file = page === undefined && !reserved.test(from) ? fileAt(from) : undefined;
    const found = page ?? file;
    if (found !== undefined) {
      const isSame = comparable(from) === comparable(found);
      const what = page === undefined ? 'file' : 'page';
      const message = isSame
        ? `${quote(from)} is a ${what} of this site.`
        : `${quote(from)} would replace the ${what} ${quote(found)}.`;
      const hint = isSame
        ? `Remove the redirect${page === undefined ? '' : ', or give the page another path'}.`
        : 'Write a redirect for each old address.';
      yield { path, code: `redirect/${what}`, message, hint };
    } else if (reserved.test(from)) {
      const message = `The path ${quote(from)} is reserved for files.`;
      yield { path, code: 'redirect/reserved', message, hint: 'Remove the redirect.' };
    }
  }
}

const encoded = (part: unknown) =>
  String(part).replace(/[^\x21-\x7e]/gu, (char) => '%00'.repeat(Buffer.byteLength(char)));

/** Folders that the build fills. */
const reserved = /^\/(assets|share)(\/|$)/;

/** What Cloudflare Pages follows: redirects of whole folders, and the characters of one. Netlify has no such limits. */
const most = { folders: 100, characters: 1000 };

function* checkLimits(redirects: unknown[]): Iterable<Diagnostic> {
  const report = (path: Diagnostic['path'], message: string, hint: string): Diagnostic => ({
    path,
    code: 'redirect/limit',
    message,
    hint,
    severity: 'warning',
  });
  const isFolder = (one: unknown) => folderOf(String(keyOf(one, 'from'))) !== undefined;
  const folders = redirects.filter(isFolder).length;
  if (folders > most.folders) {
    const message = `${folders} redirects end in /*; Cloudflare Pages follows ${most.folders}.`;
    const last = redirects.findLastIndex(isFolder);
    yield report(['redirects', last, 'from'], message, 'If it is your host, write fewer, each for a larger folder.');
  }
  for (const [at, redirect] of redirects.entries()) {
    const { length } = [keyOf(redirect, 'from'), keyOf(redirect, 'to'), 301].map(encoded).join(' ');
    if (length <= most.characters) continue;
    const message = `This redirect takes ${length} characters; Cloudflare Pages follows none of more than ${most.characters}.`;
    yield report(['redirects', at, 'to'], message, 'If it is your host, shorten it.');
  }
}
