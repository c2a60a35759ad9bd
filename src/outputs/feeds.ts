import { toHtml } from 'hast-util-to-html';
import type { RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { Entity } from '../../schema/collection-names.ts';
import type { MarkdownContent } from '../../schema/section-data.ts';
import { basePath, belowBase, pagePath, wholeAddress } from '../content/page-address.ts';
import type { SiteFile } from '../content/site-files.ts';
import { escapeHtml } from '../media/html.ts';
import type { ResolvedSite } from '../pages/resolve.ts';
import type { Output } from './output.ts';

/** How many of the latest posts a feed has. */
const feedLength = 50;

/** RSS or JSON Feed of a list of posts with pages, with their whole texts. */
export function feed(
  { site, config, page }: ResolvedSite,
  { path, list, format }: SiteFile & { kind: 'feed' },
): Output {
  const posts = (config.lists[list]?.items ?? []).slice(0, feedLength) as unknown as Post[];
  const { seo, brand } = config;
  const input = (): Feed => ({
    title: site.feeds?.find(({ xml, json }) => path === xml || path === json)?.title ?? brand.name,
    description: seo.organization ?? brand.motto ?? brand.name,
    lang: site.lang,
    siteUrl: seo.siteUrl,
    posts: posts.map((post) => ({
      ...post,
      html: page(belowBase(pagePath(post.href), basePath(seo)) ?? '/')
        .sections.flatMap(({ body }) => (Array.isArray(body) ? htmlOf(body, wholeAddress(post.href, seo)) : []))
        .join(''),
      authors: namesOf(post, config.lists),
    })),
  });
  return { path, text: () => (format === 'RSS' ? rss : jsonFeed)(input(), path) };
}

/** Writes Markdown as HTML for feed readers, which need whole addresses. */
function htmlOf(blocks: MarkdownContent, pageUrl: string): string {
  const whole = (address: string) => new URL(address, pageUrl).href;
  const plain = (node: RootContent): RootContent => {
    if (node.type === 'image') return { ...node, url: whole((node as unknown as { src: string }).src) };
    const own = node.type === 'link' ? { ...node, url: whole(node.url) } : node;
    return 'children' in own ? ({ ...own, children: own.children.map(plain) } as RootContent) : own;
  };
  return toHtml(toHast({ type: 'root', children: blocks.map(plain) }));
}

type Post = Entity<'posts'> & { href: string };

interface Feed {
  title: string;
  description: string;
  lang: string;
  siteUrl: string;
  posts: (Omit<Post, 'authors' | 'body'> & { authors: string[]; html: string })[];
}

/** The names of a post's authors, from any list of people. */
function namesOf({ authors }: Post, lists: ResolvedSite['config']['lists']): string[] {
  const people = Object.values(lists).flatMap((list) => (list.of === 'people' ? list.items : []));
  return authors.flatMap((id) => String(people.find((person) => person.id === id)?.name ?? ''));
}

function rss({ title, description, lang, siteUrl, posts }: Feed, path: string): string {
  const items = posts.map(({ href, title, description, date, authors, tags, html }) =>
    element('item', [
      element('title', title),
      element('link', wholeAddress(href, { siteUrl })),
      element('guid', wholeAddress(href, { siteUrl })),
      element('pubDate', new Date(date).toUTCString()),
      element('description', description),
      ...(html ? [element('content:encoded', html)] : []),
      ...authors.map((name) => element('dc:creator', name)),
      ...tags.map((tag) => element('category', tag)),
    ]),
  );
  const self = `<atom:link href="${siteUrl}/${path}" rel="self" type="application/rss+xml"/>`;
  const channel = [
    element('title', title),
    element('link', `${siteUrl}/`),
    element('description', description),
    element('language', lang),
    self,
    ...items,
  ];
  const spaces =
    'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${spaces}>${element('channel', channel)}</rss>\n`;
}

/** Writes an XML element with a text, or with elements. */
const element = (name: string, content: string | string[]) =>
  `<${name}>${Array.isArray(content) ? content.join('') : escapeHtml(content)}</${name}>`;

function jsonFeed({ title, description, lang, siteUrl, posts }: Feed, path: string): string {
  const items = posts.map(({ href, title, description, date, updated, authors, tags, image, html }) => ({
    id: wholeAddress(href, { siteUrl }),
    url: wholeAddress(href, { siteUrl }),
    title,
    ...(html ? { summary: description, content_html: html } : { content_text: description }),
    date_published: `${date}T00:00:00Z`,
    ...(updated && { date_modified: `${updated}T00:00:00Z` }),
    ...(image && { image: wholeAddress(image.src, { siteUrl }) }),
    ...(authors.length > 0 && { authors: authors.map((name) => ({ name })) }),
    ...(tags.length > 0 && { tags }),
  }));
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: `${siteUrl}/`,
    feed_url: `${siteUrl}/${path}`,
    language: lang,
    items,
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
