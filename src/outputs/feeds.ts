import type { Entity } from '../../schema/lists.ts';
import type { SiteFile } from '../content/site-files.ts';
import { escapeHtml } from '../media/html.ts';
import type { ResolvedSite } from '../pages/resolve.ts';
import type { Output } from './output.ts';

/** How many of the latest posts a feed has. */
const feedLength = 50;

/** RSS or JSON Feed of a list of posts with pages. */
export function feed({ site, config }: ResolvedSite, { path, list, format }: SiteFile & { kind: 'feed' }): Output {
  const posts = (config.lists[list]?.items ?? []).slice(0, feedLength) as unknown as Post[];
  const { seo, brand } = config;
  const input: Feed = {
    title: site.feeds?.find(({ xml, json }) => path === xml || path === json)?.title ?? brand.name,
    description: seo.organization ?? brand.motto ?? brand.name,
    lang: site.lang,
    siteUrl: seo.siteUrl,
    posts: posts.map((post) => ({ ...post, body: undefined, authors: namesOf(post, config.lists) })),
  };
  return { path, text: () => (format === 'RSS' ? rss : jsonFeed)(input, path) };
}

type Post = Entity<'posts'> & { href: string };

interface Feed {
  title: string;
  description: string;
  lang: string;
  siteUrl: string;
  posts: (Omit<Post, 'authors' | 'body'> & { authors: string[] })[];
}

/** The names of a post's authors, from any list of people. */
function namesOf({ authors }: Post, lists: ResolvedSite['config']['lists']): string[] {
  const people = Object.values(lists).flatMap((list) => (list.of === 'people' ? list.items : []));
  return authors.flatMap((id) => String(people.find((person) => person.id === id)?.name ?? ''));
}

function rss({ title, description, lang, siteUrl, posts }: Feed, path: string): string {
  const items = posts.map(({ href, title, description, date, authors, tags }) =>
    element('item', [
      element('title', title),
      element('link', `${siteUrl}${href}`),
      element('guid', `${siteUrl}${href}`),
      element('pubDate', new Date(date).toUTCString()),
      element('description', description),
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
  const spaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${spaces}>${element('channel', channel)}</rss>\n`;
}

/** Writes an XML element with a text, or with elements. */
const element = (name: string, content: string | string[]) =>
  `<${name}>${Array.isArray(content) ? content.join('') : escapeHtml(content)}</${name}>`;

function jsonFeed({ title, description, lang, siteUrl, posts }: Feed, path: string): string {
  const items = posts.map(({ href, title, description, date, updated, authors, tags, image }) => ({
    id: `${siteUrl}${href}`,
    url: `${siteUrl}${href}`,
    title,
    content_text: description,
    date_published: `${date}T00:00:00Z`,
    ...(updated && { date_modified: `${updated}T00:00:00Z` }),
    ...(image && { image: `${siteUrl}${image.src}` }),
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
