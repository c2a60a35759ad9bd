import { latin } from '../look-alikes.ts';
import { slug } from '../slug.ts';
import { distance } from '../suggest.ts';

// What several types propose for a text of a wrong form.

// A host such as www.example.com is an address, not a page of this site.
const host = /^(www\.|[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|in|eu|de)(\/|$))/i;
export const scheme = /^([a-z][a-z\d+.-]*):\/*(.*)$/i;
export const climbs = /(^|[/\\])\.\.([/\\]|$)/;

/** Proposes ids, paths of pages, colors, languages and addresses. */
export function* names(text: string): Iterable<string> {
  yield* secure(text);
  if (/[a-z]/i.test(text)) yield latin(text);
  if (/^mailto:/i.test(text)) yield text.slice('mailto:'.length);
  if (scheme.test(text)) return;
  // The path of a route with "each".
  if (text.startsWith('/')) yield text.replace(/\{[^{}]*\}|\[[^[\]]*\]|(?<=\/):\w+/g, '{id}');
  yield text.replace(/_/g, '-');
  yield slug(text);
  yield slugPath(text);
  yield text.toLowerCase();
  yield `#${text.replace(/^#/, '')}`;
  yield text.replace(/^#?(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}

/** Adds https:// to an address without a scheme, or with a typo in it. */
export function* secure(text: string): Iterable<string> {
  const [, name, after = ''] = scheme.exec(text) ?? [];
  const near = name !== undefined && distance(name.toLowerCase(), 'https', 2) <= 2;
  const rest = near ? after : host.test(text) ? text : (/^(?:https?)?\/\/+(.*)$/i.exec(text)?.[1] ?? '');
  if (!/^[^\s/.]+\.[^\s/.]/.test(rest)) return;
  const address = `https://${rest}`;
  yield address;
  yield address.replace(/\/+$/, '').toLowerCase();
}

/** Converts a text to a path below public/. */
export const rooted = (text: string) => text.replace(/\\/g, '/').replace(/^[./]*(public\/)?/, '/');

/** Converts a text to the path of a page. */
export const slugPath = (text: string) =>
  `/${text
    .replace(/\.html?$/, '')
    .split(/[/\\]/)
    .map(slug)
    .filter(Boolean)
    .join('/')}`;
