import { isFileLink, isLink, linkField, type Problem } from '../../../schema/fields/index.ts';
import { suggest } from '../../../schema/suggest.ts';
import { originOf } from '../../../schema/web-address.ts';
import { isInDraft } from '../../content/drafts.ts';
import { referencesIn } from '../../content/markdown.ts';
import { basePath, belowBase } from '../../content/page-address.ts';
import { fillTokens } from '../../content/tokens.ts';
import { type Advice, didYouMean } from '../../diagnostics/advice.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { schemaNodeOf, walk } from '../../diagnostics/schema-node.ts';
import { quote, quoteList } from '../../json/show-value.ts';
import { isBadAddress } from './contacts.ts';
import { draftLink, isAboutDraft } from './drafts.ts';
import type { Names, PageName } from './names.ts';
import { periodLink } from './periods.ts';

const needs = 'pages';

/**
 * Checks that an internal link leads to a page that exists, and its #anchor to a section of that page. That of a redirect may lead to a page
 * that a language leaves out.
 */
export function checkLink(
  written: string,
  path: Path,
  names: Names,
  here: PageName | undefined,
  isTarget = false,
): Problem | undefined {
  const link = fillTokens(written, names.tokens);
  if (link !== written && isLink(written) && !isLink(link))
    return hasBadAddress(written, names) ? undefined : badlyFilled(written, link, path);
  if (!/^(\/(?!\/)|#)/.test(link)) return checkOwn(link, path, names);
  // Unknown tokens are reported by another check.
  if (isFileLink(link) || /^[^?]*[{]/.test(link)) return undefined;
  const [address, anchor] = link.split('#', 2) as [string, string | undefined];
  const target = address.split('?', 1)[0] as string;
  if (target === '') return anchor === undefined ? undefined : checkAnchor(link, anchor, path, names, here);
  const page = names.byPath.get(target);
  const moved = page ? undefined : names.redirects.find(target);
  if (moved) {
    const end = names.redirects.endOf(moved.to);
    const message = `The link ${quote(link)} leads to an address that is redirected.`;
    // A redirect loop is reported at the redirect.
    if (end === undefined) return undefined;
    return { path, code: 'redirect/link', message, hint: `Write ${quote(end)}.`, edit: { op: 'set', value: end } };
  }
  const cause = page ? undefined : names.leftOut.get(target);
  if (cause) {
    const message = `The link ${quote(link)} leads to a page that this language leaves out.`;
    const hint = 'Write another link, or null for the part with the link, which leaves it out too.';
    return isTarget ? undefined : { path, code: 'reference/left-out', message, hint, needs, cause };
  }
  // `checkForeignLinks` looks for the pages of other languages.
  if (!page && names.locales.has(target.split('/', 2)[1] ?? '')) return undefined;
  if (!page) {
    const meant = sectionNamed(target, names) ?? suggestPath(target, names);
    const whole = meant?.includes('#') ? meant : meant && link.replace(target, meant);
    const advice =
      whole === undefined ? { hint: `The pages are ${quoteList(published(names))}.` } : didYouMean(whole, '');
    const message = `The link ${quote(link)} leads to no page.`;
    return { path, code: 'reference/page', message, ...advice, needs: target === '/' ? 'home page' : needs };
  }
  // A home page that is a draft is reported at its "draft".
  if (page.draft && page.path !== '/') return draftLink(link, `the page ${quote(page.path)}`, path, page.draft);
  if (page.hasPeriod && page !== here) return periodLink(link, `the page ${quote(page.path)}`, path);
  if (anchor === undefined || hasAnchor(page, anchor)) return draftAnchor(link, anchor, path, page);
  const message = `The link ${quote(link)} leads to no section: ${page.path} has none with the id ${quote(anchor)}.`;
  return { path, code: 'reference/anchor', message, ...otherAnchor(anchor, page, names, address), needs };
}

/** Whether a page has a section, or a heading in a text, with an id. */
const hasAnchor = (page: PageName, anchor: string) => page.anchors.has(anchor) || page.headings().has(anchor);

/**
 * Checks the links of a config that begin with the code of a language: they lead to pages of that language, by the paths that visitors see.
 * `languages` has the names of each, the main one first, and `main` those of the main config as written.
 */
export function checkForeignLinks(value: unknown, languages: ReadonlyMap<string, Names>, main: Names): Diagnostic[] {
  const [mainKey] = languages.keys();
  const begins = new RegExp(`^/(${[...languages.keys()].join('|')})(?=[/?#]|$)`);
  const problemOf = (written: string, isTarget: boolean): Problem | undefined => {
    const link = fillTokens(written, main.tokens);
    const [, key = ''] = begins.exec(link) ?? [];
    const names = languages.get(key);
    // A page may be called like the main language.
    if (!names || isFileLink(link) || link.includes('{') || main.byPath.has(link.split(/[?#]/, 1)[0] as string))
      return undefined;
    const rest = link.slice(key.length + 1);
    const inMain = rest.startsWith('/') ? rest : `/${rest}`;
    const found = checkLink(key === mainKey ? inMain : link, [], names, undefined);
    if (found?.code !== 'reference/page' || isTarget) return found;
    const path = inMain.split(/[?#]/, 1)[0] as string;
    const meant = main.byPath.has(path) ? path : suggestPath(path, main);
    const known = meant && inMain.replace(path, meant);
    const pages = published(names).map((path) => (key === mainKey ? `/${key}${path === '/' ? '' : path}` : path));
    const one = known ? quote(known) : `one of ${quoteList(published(main))}`;
    const hint = `Links are written as in the main language, and lead to the page of each language: write ${one}. The pages of ${quote(key)} alone are ${quoteList(pages)}.`;
    const edit = known ? ({ op: 'set', value: known } as const) : undefined;
    return { ...found, message: `The link ${quote(link)} leads to no page.`, hint, edit };
  };
  const found: Diagnostic[] = [];
  walk(value, schemaNodeOf(main.registry.site), (part, { field }, path) => {
    if (typeof part !== 'string' || !field?.mapLinks || path[0] === 'tokens') return;
    const add = (link: string, at?: Problem['at']) => {
      const problem = problemOf(link, path[0] === 'redirects');
      if (problem) found.push({ ...problem, path: [...path], ...(at && { at }) });
    };
    if (field.isMarkdown) for (const { type, name, at } of referencesIn(part)) type === 'link' && add(name, at);
    else
      field.mapLinks(
        part,
        (link) => {
          add(link);
          return link;
        },
        referencesIn,
      );
  });
  return found.filter((one) => !(isAboutDraft(one) && isInDraft(value, one.path)));
}

const published = ({ byPath }: Names) => [...byPath].flatMap(([path, { draft }]) => (draft ? [] : [path]));

/** Whether a token of a link is a contact that is reported itself. */
const hasBadAddress = (link: string, names: Names) =>
  [...link.matchAll(/\{([\w-]+)\}/g)].some(([, name = '']) => isBadAddress(name, names));

function draftAnchor(link: string, anchor = '', path: Path, { drafts }: PageName) {
  const cause = drafts.get(anchor);
  return cause && draftLink(link, `the section ${quote(anchor)}`, path, cause);
}

function badlyFilled(link: string, filled: string, path: Path): Problem {
  const message = `With its tokens filled in, the link ${quote(link)} is ${quote(filled)}, which is not a valid link.`;
  const schemes = filled.includes('@') ? ['mailto:'] : ['tel:', 'https://'];
  const meant = schemes.find((scheme) => isLink(scheme + filled));
  const otherwise = linkField.fix(filled) ?? 'Write the link without tokens, or change the value of the token.';
  const advice = didYouMean(meant && meant + link, otherwise);
  return { path, code: 'link/filled', message, ...advice, needs: 'values of tokens' };
}

function checkOwn(link: string, path: Path, { siteUrl }: Names): Problem | undefined {
  const origin = originOf(link);
  if (origin === undefined || typeof siteUrl !== 'string' || origin !== originOf(siteUrl)) return undefined;
  const [, address = '', after = ''] = /^https:\/\/[^/?#]*([^?#]*)(.*)$/s.exec(link) ?? [];
  const own = belowBase(address, basePath({ siteUrl }));
  // Something else on the same host.
  if (own === undefined) return undefined;
  const rest = (address === '' ? '' : own) + after;
  const meant = rest.startsWith('/') ? rest : `/${rest}`;
  return {
    path,
    code: 'link/own',
    message: 'This is a link to the site itself.',
    hint: `Write ${quote(meant)}, so that it is checked and opens faster.`,
    edit: { op: 'set', value: meant },
    severity: 'warning',
  };
}

/** Checks `#anchor`: in a page against the sections of that page, elsewhere against all pages, as each page may show it. */
function checkAnchor(
  link: string,
  anchor: string,
  path: Path,
  names: Names,
  here: PageName | undefined,
): Problem | undefined {
  const code = 'reference/anchor';
  if (here) {
    if (hasAnchor(here, anchor)) return draftAnchor(link, anchor, path, here);
    const message = `The link ${quote(link)} leads to no section: this page has none with the id ${quote(anchor)}.`;
    return { path, code, message, ...otherAnchor(anchor, here, names), needs };
  }
  const holders = names.byAnchor().get(anchor);
  if (holders?.length === names.pages.length) return undefined;
  const lacking = names.pages.find((page) => !hasAnchor(page, anchor));
  if (!lacking) return undefined;
  const holder = holders?.[0];
  const message = `The link ${quote(link)} is shown on every page, but ${lacking.path} has no section with the id ${quote(anchor)}.`;
  const meant = holder ? undefined : nearest(anchor, names);
  const held = holder && `${holder.path}#${anchor}`;
  const advice: Advice = held
    ? { hint: `Write ${quote(held)}.`, edit: { op: 'set', value: held } }
    : didYouMean(meant, 'Name the page too: "/page#section".');
  return { path, code, message, ...advice, needs };
}

function otherAnchor(anchor: string, page: PageName, names: Names, address = ''): Advice {
  const meant = suggest(anchor, [...page.anchors, ...page.headings()]);
  const other = meant ? undefined : names.byAnchor().get(anchor)?.[0];
  if (other) {
    const link = `${other.path}#${anchor}`;
    return { hint: `There is one on ${other.path}: write ${quote(link)}.`, edit: { op: 'set', value: link } };
  }
  const all = page.anchors.size > 0 ? `Its sections are ${quoteList(page.anchors)}.` : 'It has no sections with an id.';
  return didYouMean(meant && `${address}#${meant}`, all);
}

function nearest(anchor: string, { byAnchor }: Names): string | undefined {
  const meant = suggest(anchor, byAnchor());
  const [page] = byAnchor().get(meant ?? '') ?? [];
  return page && `${page.path}#${meant}`;
}

/** Finds the section that a path names as if it were a page: /contact for /#contact. */
function sectionNamed(target: string, { byPath, byAnchor }: Names): string | undefined {
  const id = target.replace(/^\/|\/$/g, '').toLowerCase();
  const page = byPath.has(`/${id}`) ? undefined : byAnchor().get(id)?.[0];
  return page && `${page.path}#${id}`;
}

function suggestPath(target: string, { byPath, otherPaths }: Names): string | undefined {
  const bare = target.replace(/\/$/, '').toLowerCase();
  return byPath.has(bare) ? bare : suggest(target, otherPaths());
}
