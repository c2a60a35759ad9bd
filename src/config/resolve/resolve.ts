import type { Route } from '../../../schema/route.ts';
import type { SiteConfig } from '../../../schema/site.ts';
import { readMarkdown } from '../markdown.ts';
import { fillTokens, tokenValues } from '../tokens.ts';
import { breadcrumb, organization, sectionData } from './json-ld.ts';
import type { AnySectionData, DialogModel, FooterModel, Head, PageModel, SiteModel } from './page-model.ts';
import { accentShades } from './palette.ts';
import { type PictureFiles, picture, poster } from './pictures.ts';
import { dialogsOpenedBy, resolveSection } from './resolve-section.ts';

/** A site whose references are known to hold, ready to give any of its pages. */
export interface ResolvedSite {
  site: SiteModel;
  /** The config with its tokens filled, without its pages. */
  config: SharedConfig;
  paths: string[];
  /** The page at a path of `paths`; throws where there is none. */
  page(path: string): PageModel;
  /** The page for unknown addresses. */
  notFound: PageModel;
}

/** What a config says beside its pages. */
export type SharedConfig = Omit<SiteConfig, 'routes'>;

/** Makes pages of routes, of whatever site these belong to. */
export interface PageMaker extends Pick<ResolvedSite, 'site' | 'config' | 'notFound'> {
  page(route: Route): PageModel;
}

/** Turns a checked config into what components read: tokens filled, lists joined, pictures sized. Pages are made when asked for. */
export function resolveSite({ routes, ...shared }: SiteConfig, images: PictureFiles): ResolvedSite {
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const { page, ...rest } = pageMaker(shared, byPath.get('/') ?? (routes[0] as Route), images);
  return {
    ...rest,
    paths: [...byPath.keys()],
    page(path) {
      const route = byPath.get(path);
      if (!route) throw new Error(`There is no route at ${path}`);
      return page(route);
    },
  };
}

/** The same for routes that are yet to come: all they need of their site is what it shares, and its home page. */
export function pageMaker(shared: SharedConfig, homeRoute: Route, images: PictureFiles): PageMaker {
  const tokens = tokenValues(shared);
  const config = fillTokens(shared, tokens);
  const home = fillTokens(homeRoute, tokens);
  return {
    site: siteModel(config, images),
    config,
    page: (route) => pageModel(config, home, images, fillTokens(readMarkdown(route), tokens)),
    notFound: notFoundPage(config),
  };
}

function siteModel(config: SharedConfig, images: PictureFiles): SiteModel {
  const { brand, contacts, header, seo, texts, theme, toasts, router } = config;
  return {
    lang: seo.lang,
    dir: seo.dir,
    brand: {
      name: brand.name,
      motto: brand.motto,
      logo: picture(brand.logo, 'mark', images),
      headerLogo: picture(brand.headerLogo, 'mark', images),
    },
    theme: {
      scheme: theme.scheme,
      storageKey: theme.storageKey,
      radius: theme.radius,
      accent: theme.accent,
      neutral: theme.neutral,
      motif: theme.motif,
      shades: accentShades(theme.accent),
    },
    contacts,
    header,
    toasts,
    router,
    texts,
  };
}

function pageModel(config: SharedConfig, home: Route, images: PictureFiles, route: Route): PageModel {
  const sections = route.sections.map((section) => resolveSection(section, config, images));
  return {
    id: route.id,
    path: route.path,
    label: route.label,
    head: head(config, home, route, sections),
    sections,
    footer: footerModel(config, route.footer),
    dialogs: dialogsOf(sections, config, images),
  };
}

function notFoundPage(config: SharedConfig): PageModel {
  const { title, text } = config.texts.notFound;
  return {
    id: 'not-found',
    path: '/404',
    label: title,
    head: { title: `${title} · ${config.seo.titleSuffix}`, description: text, jsonLd: [] },
    sections: [],
    footer: footerModel(config),
    dialogs: [],
  };
}

function head({ brand, seo, ...config }: SharedConfig, home: Route, route: Route, sections: AnySectionData[]): Head {
  const url = (path: string) => `${seo.siteUrl}${path}`;
  const isHome = route.path === '/';
  const steps = isHome ? [home] : [home, route];
  return {
    title: isHome ? route.title : `${route.title} · ${seo.titleSuffix}`,
    description: route.description,
    canonical: url(route.path),
    shareImage: url(`/share/${(seo.shareImages === 'one' ? home : route).id}.png`),
    jsonLd: [
      ...(isHome ? [organization({ brand, seo, ...config })] : []),
      breadcrumb(steps.map(({ label, path }) => ({ label, url: url(path) }))),
      ...sectionData(sections, { siteUrl: seo.siteUrl, pageUrl: url(route.path) }),
    ],
  };
}

function footerModel({ footer }: SharedConfig, variant?: string): FooterModel {
  const contact = variant ? footer.variants[variant]?.contact : undefined;
  return {
    ...(contact && { contact }),
    quickLinks: footer.quickLinks,
    copyright: footer.copyright,
    wordmark: footer.wordmark,
  };
}

function dialogsOf(sections: AnySectionData[], config: SharedConfig, images: PictureFiles): DialogModel[] {
  return [...dialogsOpenedBy(sections)].map((id) => {
    const dialog = config.dialogs[id];
    if (!dialog) throw new Error(`There is no dialog ${id}`);
    return { id, ...dialog, ...(dialog.kind === 'film' && { poster: poster(dialog.poster, images) }) };
  });
}
