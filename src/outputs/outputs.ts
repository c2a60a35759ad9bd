import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadsOf } from '../../schema/registry.ts';
import type { Course, CourseList } from '../collections/courses.ts';
import { basePath, belowBase } from '../content/page-address.ts';
import { isReplaceable, type SiteFile } from '../content/site-files.ts';
import type { ResolvedSite } from '../pages/resolve.ts';
import { hash } from '../project/hash.ts';
import { type InlineScripts, scriptsOf } from '../render/document.ts';
import { firstScheme } from '../theme/palette.ts';
import { calendar } from './calendar.ts';
import { feed } from './feeds.ts';
import { sourcesOf } from './hosts/content-policy.ts';
import { redirectRules, redirectsFile } from './hosts/redirects.ts';
import { headersFile, siteHeaders } from './hosts/site-headers.ts';
import { icon } from './icons.ts';
import type { Output } from './output.ts';
import { searchIndex } from './search-index.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/** What the files of a site are made from. */
export interface OutputSources {
  /** The main language first. */
  languages: [ResolvedSite, ...ResolvedSite[]];
  publicDir: string;
  /** The inline scripts of documents. */
  scripts: InlineScripts;
  /** Files to copy: where each is on disk, by its path below `dist/`. */
  copies: ReadonlyMap<string, string>;
  /** The pages as they will be before the next build: what they need from elsewhere is allowed. */
  laterRoutes?: ResolvedSite['routes'];
}

/** Lists every file of a site, by its path below `dist/`, apart from those that are named by a hash of what a renderer makes. */
export function outputs(sources: OutputSources): Map<string, Output> {
  const { languages, copies } = sources;
  const all = new Map<string, Output>();
  for (const [path, copyOf] of copies) all.set(path, { path, copyOf });
  for (const site of languages)
    for (const file of site.files) {
      const output = isReplaceable(file) && copies.has(file.path) ? undefined : outputOf(file, site, sources);
      if (output) all.set(file.path, output);
    }
  return all;
}

/** The output for a file; undefined if it is made together with others, or needs not be there. */
function outputOf(
  file: SiteFile,
  site: ResolvedSite,
  { languages, publicDir, scripts, laterRoutes = [] }: OutputSources,
): Output | undefined {
  const { registry, config } = languages[0];
  const { path } = file;
  switch (file.kind) {
    case 'page':
    case 'page data':
      return { path, page: file.page };
    case 'not found':
    case 'not found data':
      return { path, page: site.notFound.path };
    case 'share image':
      return shareImage(site, file, publicDir);
    case 'feed':
      return feed(site, file);
    case 'calendar':
      return calendar(site, file);
    case 'download':
      return syllabus(site, file);
    case 'icon':
      return icon(site, file.path);
    case 'of plugin':
      return { path, content: file.content };
    case 'search index':
      return { path, text: () => searchIndex(site) };
    case 'sitemap':
      return { path, text: () => sitemap(languages) };
    case 'robots':
      return { path, text: () => `User-agent: *\nAllow: /\n\nSitemap: ${config.seo.siteUrl}/sitemap.xml\n` };
    case 'manifest':
      return { path, text: () => webManifest(site) };
    case 'headers': {
      const used = scriptsOf(scripts, config, languages.length);
      const routes = [...languages.flatMap(({ routes }) => routes), ...laterRoutes];
      return {
        path,
        text() {
          const sources = sourcesOf(registry, { routes, security: config.security });
          const own = config.security.headers;
          return headersFile(
            siteHeaders({ scripts: used, downloads: downloadsOf(registry), sources, own }),
            config.seo,
          );
        },
      };
    }
    case 'redirects':
      return { path, text: () => redirects(languages) };
    case 'hashed files':
      return undefined;
  }
}

/** The share image of a page: cut from the picture that its route names, else drawn with its title. */
function shareImage(site: ResolvedSite, { path, page }: SiteFile & { page: string }, publicDir: string): Output {
  const address = site.routes.find((route) => route.path === page)?.image;
  const picture = address && belowBase(address, basePath(site.config.seo));
  if (picture) {
    const remote = [...site.registry.pictures.values()].find(({ copy }) => copy?.address === picture);
    const file = remote?.copy?.file ?? join(publicDir, picture);
    const make = async () => (await import('../media/share-image.ts')).cutShareImage(file);
    return { path, input: () => hash(readFileSync(file, 'base64')), make };
  }
  const { brand, theme } = site.config;
  const input = () => ({
    title: site.title(page),
    brand: { name: brand.name, motto: brand.motto },
    theme: { accent: theme.accent, neutral: theme.neutral, motif: theme.motif },
    scheme: firstScheme(theme.scheme),
    lang: site.site.lang,
    dir: site.site.dir,
  });
  return { path, input, make: async () => (await import('../media/share-image.ts')).renderShareImage(input()) };
}

/** The syllabus of a course, a PDF with its texts. */
function syllabus({ config, site }: ResolvedSite, file: SiteFile & { kind: 'download' }): Output | undefined {
  const list = config.lists[file.list] as unknown as CourseList;
  const course: Course | undefined = list.of === 'courses' ? list.items.find(({ id }) => id === file.item) : undefined;
  if (!course) return undefined;
  const { brand, contacts, theme } = config;
  const input = {
    course,
    brand: { name: brand.name, motto: brand.motto },
    addresses: list.contacts.flatMap((name) => contacts[name] ?? []),
    texts: site.texts.pdf,
    lang: site.lang,
    theme: { accent: theme.accent, neutral: theme.neutral, motif: theme.motif },
  };
  const make = async () => (await import('./syllabus/syllabus.ts')).renderSyllabus(input);
  return { path: file.path, input: () => input, make };
}

/**
 * The `_redirects` file. For a further language, and below a path, it also tells Netlify which page answers unknown addresses; other hosts
 * find the nearest 404.html by themselves.
 */
function redirects(languages: [ResolvedSite, ...ResolvedSite[]]): string {
  const [{ config }, ...others] = languages;
  const base = basePath(config.seo);
  const folders = [...others.map(({ folder }) => base + folder), base].filter((folder) => folder !== '');
  const notFound = folders.map((folder) => `${folder}/* ${folder}/404.html 404\n`);
  return redirectsFile(redirectRules(config.redirects, base)) + notFound.join('');
}
