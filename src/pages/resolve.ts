import type { Announcement } from '../../schema/nav.ts';
import { type Registry, registryFor } from '../../schema/registry.ts';
import type { Route } from '../../schema/route.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { directionOf } from '../content/direction.ts';
import { headingIds } from '../content/heading-ids.ts';
import { basePath, fileAddress, pageAddress, pageUrl } from '../content/page-address.ts';
import { homeOf, type ListFeeds } from '../content/pages.ts';
import { periodOf } from '../content/period.ts';
import type { SiteFile } from '../content/site-files.ts';
import { type AllTexts, textsFor } from '../content/texts/index.ts';
import { fillTokens, tokenValues, yearsOf } from '../content/tokens.ts';
import { routeId, shareImagePath } from '../json/edit/route-id.ts';
import { accentShades } from '../theme/palette.ts';
import { creditLine, imageObjects } from './credits.ts';
import type { ExpandedSite } from './expand.ts';
import { breadcrumb, organization, organizationType, sectionData, subject } from './json-ld.ts';
import { fileNotes, type LinkedFiles } from './linked-files.ts';
import type {
  AnySectionData,
  DialogData,
  FooterData,
  Head,
  PageData,
  SiteData,
  SiteRoute,
  TimedAnnouncement,
} from './page-data.ts';
import { sectionsAt, stepTo, withParents, withPlaces } from './page-places.ts';
import { type PictureFiles, picture, poster } from './pictures.ts';
import { lacksRelated } from './related-items.ts';
import { dialogsOpened, resolveSection, withDrawing } from './resolve-section.ts';
import { typesetterOf } from './typeset-page.ts';

/** A valid site in one language, ready to create the models of its pages. */
export interface ResolvedSite {
  registry: Registry;
  site: SiteData;
  /** All files that the build makes for it. */
  files: SiteFile[];
  /** Its pages, with those above them. */
  routes: SiteRoute[];
  /** The config with tokens filled and built-in texts, without its pages. */
  config: FilledConfig;
  paths: string[];
  /** What the paths of its pages begin with, such as `/de`; empty for the main language. */
  folder: string;
  /** The pages for the sitemap, by their whole addresses, each with those of the same page in all languages if there are several. */
  listed: (Pick<Head, 'alternates'> & { url: string })[];
  /** Creates the model of a page; throws for an unknown path. */
  page(path: string): PageData;
  /** The title of the document at a path. */
  title(path: string): string;
  /** The page that answers unknown addresses. */
  notFound: PageData;
}

/** A config without its pages. */
export type SharedConfig = Omit<SiteConfig, 'routes'>;

type FilledConfig = Omit<SharedConfig, 'texts'> & { texts: AllTexts };

/** Creates page models from routes. */
export interface PageMaker extends Pick<ResolvedSite, 'site' | 'config' | 'notFound'> {
  page(route: SiteRoute): PageData;
  title(route: SiteRoute): string;
}

/** Converts a checked config to the models that components get: with tokens filled, lists joined, and sizes of pictures. */
export function resolveSite(
  registry: Registry,
  { site: { routes: expanded, ...shared }, feeds, files }: ExpandedSite,
  images: PictureFiles,
  letterWidth = 1,
  linkedFiles: LinkedFiles = {},
): ResolvedSite {
  const routes = withPlaces(registry, withParents(expanded), shared);
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const { page, title, ...rest } = pageMaker(registry, shared, homeOf(routes), feeds, images, letterWidth, linkedFiles);
  const routeAt = (path: string) => {
    const route = byPath.get(path);
    if (!route) throw new Error(`There is no route at ${path}`);
    return route;
  };
  return {
    ...rest,
    registry,
    files,
    routes,
    paths: [...byPath.keys()],
    folder: folderOf(homeOf(routes)),
    listed: routes
      .filter(({ noindex }) => !noindex)
      .map((route) => ({ url: pageUrl(route.path, shared.seo), ...alternateUrls(route, shared.seo) })),
    page: (path) => page(routeAt(path)),
    title: (path) => title(routeAt(path)),
  };
}

/** Like `resolveSite`, for routes that come later: needs only the shared config and the home page. */
export function pageMaker(
  base: Registry,
  shared: SharedConfig,
  homeRoute: SiteRoute,
  feeds: ListFeeds[],
  images: PictureFiles,
  letterWidth: number,
  linkedFiles: LinkedFiles,
): PageMaker {
  const registry = registryFor(base, shared);
  const tokens = tokenValues(shared);
  const config = fillTokens({ ...shared, texts: textsFor(registry, shared.seo.lang, shared.texts) }, tokens);
  const home = fillTokens(homeRoute, tokens);
  const site = siteModel(config, home.path, fillTokens(feeds, tokens), images, letterWidth);
  const { part, section } = typesetterOf(registry, site.dir, fileNotes(linkedFiles, shared.seo), config.texts.code);
  const shownPage = ({ sections, footer, dialogs, ...page }: PageData): PageData => ({
    ...page,
    sections: sections.map((one) => section(one, config.lists)),
    footer: part(footer, 'footer'),
    dialogs: dialogs.map((dialog) => part(dialog, 'dialogs', dialog.id)),
  });
  return {
    site: {
      ...site,
      brand: part(site.brand, 'brand'),
      header: part(site.header, 'header'),
      social: part(site.social, 'social'),
      texts: part(site.texts, 'texts'),
    },
    config,
    page: (route) => shownPage(pageModel(registry, config, home, images, tokens, route)),
    title: ({ path, title }) => pageTitle({ path, title: fillTokens(title, tokens) }, config, home),
    notFound: shownPage(notFoundPage(registry, config, home, images)),
  };
}

function siteModel(
  config: FilledConfig,
  home: string,
  lists: ListFeeds[],
  images: PictureFiles,
  letterWidth: number,
): SiteData {
  const { brand, contacts, footer, header, security, seo, social, theme, toasts, router } = config;
  const { search, hours, code: _, credits: __, ...texts } = config.texts;
  const { announcements, quickLink, ...rest } = header;
  const { logo, headerLogo } = brand;
  const [base, homeAddress] = [basePath(seo), pageAddress(home, seo)];
  const feeds = lists.map(({ label, isMain, xml, json }) => ({
    title: isMain ? brand.name : `${brand.name}: ${label}`,
    xml,
    json,
  }));
  return {
    lang: seo.lang,
    dir: directionOf(seo),
    ...(base && { base }),
    ...(homeAddress !== '/' && { home: homeAddress }),
    brand: {
      name: brand.name,
      ...(brand.motto && { motto: brand.motto }),
      ...(logo && { logo: picture(logo, 'mark', images) }),
      ...(headerLogo && { headerLogo: picture(headerLogo, 'mark', images) }),
    },
    theme: {
      scheme: theme.scheme,
      storageKey: theme.storageKey,
      radius: theme.radius,
      accent: theme.accent,
      neutral: theme.neutral,
      motif: theme.motif,
      density: theme.density,
      width: theme.width,
      shades: accentShades(theme.accent),
      ...(letterWidth !== 1 && { letterWidth }),
    },
    contacts,
    social: social.map(withDrawing),
    header: {
      ...rest,
      menu: header.menu ?? header.nav,
      ...(quickLink && { quickLink: withDrawing(quickLink) }),
      ...(announcements && { announcements: announcements.map((one) => timed(one, seo.timeZone)) }),
    },
    toasts,
    router,
    texts: seo.timeZone ? { ...texts, hours } : texts,
    ...(header.search && { search: { ...search, index: fileAddress(`${folderOf({ path: home })}/search.json`, seo) } }),
    ...(security.scripts.length > 0 && { scripts: security.scripts, legal: footer.legal }),
    ...(feeds.length > 0 && { feeds }),
  };
}

function timed({ shown, ...announcement }: Announcement, timeZone: string | undefined): TimedAnnouncement {
  const { from, until } = periodOf(shown ?? {}, timeZone);
  return { ...announcement, ...(Number.isFinite(from) && { from }), ...(Number.isFinite(until) && { until }) };
}

function pageModel(
  registry: Registry,
  config: FilledConfig,
  home: Route,
  images: PictureFiles,
  tokens: Record<string, string>,
  { sections: written, place, ...own }: SiteRoute,
): PageData {
  const route = { ...fillTokens(own, tokens), sections: written };
  const ids = headingIds(
    written.map(({ id }) => id),
    tokens,
  );
  const resolved = written.map((section) => resolveSection(registry, section, config, tokens, images, route, ids));
  const sections = sectionsAt(
    registry,
    resolved.filter((section) => !lacksRelated(registry, section)),
    place,
  );
  return {
    id: routeId(route),
    path: route.path,
    label: route.label ?? route.title,
    ...(route.image && { image: route.image }),
    head: head(registry, config, home, route, sections),
    sections,
    footer: { ...footerModel(config, route.footer), ...creditLine(sections, config) },
    dialogs: dialogsOf(dialogsOpened(registry, config, written), config, images),
    ...languageLinks(route, config),
  };
}

function languageLinks({ alternates }: SiteRoute, { seo }: FilledConfig): Pick<PageData, 'alternates'> {
  if (!alternates) return {};
  return { alternates: alternates.map(({ lang, label, path }) => ({ lang, label, href: pageAddress(path, seo) })) };
}

/** The addresses of the same page in the languages that have it, if these are several. */
function alternateUrls({ alternates = [] }: SiteRoute, seo: SiteConfig['seo']): Pick<Head, 'alternates'> {
  const same = alternates.filter(({ isOther }) => !isOther);
  return same.length > 1 ? { alternates: same.map(({ lang, path }) => ({ lang, url: pageUrl(path, seo) })) } : {};
}

/** What the paths of the pages of a language begin with. */
const folderOf = ({ path }: Pick<Route, 'path'>) => (path === '/' ? '' : path);

function notFoundPage(registry: Registry, config: FilledConfig, home: SiteRoute, images: PictureFiles): PageData {
  const { title, text } = config.texts.notFound;
  return {
    id: 'not-found',
    path: `${folderOf(home)}/404`,
    label: title,
    head: { title: withSuffix(title, config), description: text, ...ownHead(config), jsonLd: [] },
    sections: [],
    footer: footerModel(config),
    dialogs: dialogsOf(dialogsOpened(registry, config), config, images),
    ...languageLinks(home, config),
  };
}

const pageTitle = ({ path, title }: Pick<Route, 'path' | 'title'>, config: FilledConfig, home: Route) =>
  path === home.path ? title : withSuffix(title, config);

const withSuffix = (title: string, { brand, seo }: FilledConfig) => `${title} · ${seo.titleSuffix ?? brand.name}`;

function head(
  registry: Registry,
  config: FilledConfig,
  home: Route,
  route: SiteRoute,
  sections: AnySectionData[],
): Head {
  const { seo } = config;
  const url = pageUrl(route.path, seo);
  const isHome = route.path === home.path;
  const steps = [stepTo(home), ...(route.parents ?? []), ...(isHome ? [] : [stepTo(route)])];
  return {
    title: pageTitle(route, config, home),
    ...(route.description && { description: route.description }),
    canonical: url,
    shareImage: seo.siteUrl + shareImagePath(seo.shareImages === 'one' && !route.image ? home : route),
    ...alternateUrls(route, seo),
    ...(route.noindex && { noindex: true }),
    ...ownHead(config),
    jsonLd: [
      ...(isHome ? [organization(config), ...subject(config)] : []),
      breadcrumb(steps.map(({ label, path }) => ({ label, url: pageUrl(path, seo) }))),
      ...sectionData(registry, sections, {
        name: config.brand.name,
        type: organizationType(config),
        lang: seo.lang,
        siteUrl: seo.siteUrl,
        pageUrl: url,
      }),
      ...imageObjects(sections, url),
    ],
  };
}

const ownHead = ({ head }: FilledConfig): Pick<Head, 'own'> =>
  head.meta.length + head.link.length > 0 ? { own: head } : {};

function footerModel({ brand, footer }: FilledConfig, variant = ''): FooterData {
  const { columns, copyright, legal, variants, wordmark } = footer;
  // The founding year alone would look like a page that nobody has touched since.
  const years = brand.copyrightUntil && yearsOf(brand.founded, brand.copyrightUntil);
  return {
    columns: [...(variants[variant]?.columns ?? []), ...columns],
    legal,
    copyright: copyright ?? ['©', years, brand.name].filter(Boolean).join(' '),
    wordmark,
  };
}

function dialogsOf(ids: Iterable<string>, config: FilledConfig, images: PictureFiles): DialogData[] {
  return [...ids].map((id) => {
    const dialog = config.dialogs[id];
    if (!dialog) throw new Error(`There is no dialog ${id}`);
    return {
      id,
      ...dialog,
      ...(dialog.kind === 'film' && { poster: poster(dialog.poster, images) as typeof dialog.poster }),
    };
  });
}
