import type { Route } from '../../schema/route.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { breadcrumb, courseList, faqPage, organization } from './json-ld.ts';
import { readMarkdown } from './markdown.ts';
import type { AnySectionData, DialogModel, FooterModel, Head, PageModel, SiteModel } from './page-model.ts';
import { accentShades } from './palette.ts';
import { dialogsOpenedBy, type ImageSizes, picture, resolveSection } from './resolve-section.ts';
import { fillTokens, tokenValues } from './tokens.ts';

/** A site whose references are known to hold, ready to give any of its pages. */
export interface ResolvedSite {
  site: SiteModel;
  /** The config with its tokens filled, but for pages: those are filled by `page`. */
  config: SiteConfig;
  paths: string[];
  /** The page at a path of `paths`; throws where there is none. */
  page(path: string): PageModel;
  /** The page for unknown addresses. */
  notFound: PageModel;
}

/** Turns a checked config into what components read: tokens filled, lists joined, pictures sized. Pages are made when asked for. */
export function resolveSite(checked: SiteConfig, images: ImageSizes): ResolvedSite {
  const tokens = tokenValues(checked);
  // Of other pages a page shows no more than where the home page is; their texts are filled when they are made.
  const { routes: pages, ...shared } = checked;
  const config = {
    ...fillTokens(shared, tokens),
    routes: pages.map((route) => (route.path === '/' ? fillTokens(route, tokens) : route)),
  };
  const routes = new Map(pages.map((route) => [route.path, route]));
  return {
    site: siteModel(config, images),
    config,
    paths: [...routes.keys()],
    page(path) {
      const route = routes.get(path);
      if (!route) throw new Error(`There is no route at ${path}`);
      return pageModel(config, images, fillTokens(readMarkdown(route), tokens));
    },
    notFound: notFoundPage(config),
  };
}

function siteModel(config: SiteConfig, images: ImageSizes): SiteModel {
  const { brand, contacts, header, seo, texts, theme, toasts, router } = config;
  return {
    lang: seo.lang,
    dir: seo.dir,
    brand: {
      name: brand.name,
      motto: brand.motto,
      logo: picture(brand.logo, images),
      headerLogo: picture(brand.headerLogo, images),
    },
    theme: {
      scheme: theme.scheme,
      storageKey: theme.storageKey,
      radius: theme.radius,
      shades: accentShades(theme.accent),
    },
    contacts,
    header,
    toasts,
    router,
    texts,
  };
}

function pageModel(config: SiteConfig, images: ImageSizes, route: Route): PageModel {
  const sections = route.sections.map((section) => resolveSection(section, config, images));
  return {
    id: route.id,
    path: route.path,
    label: route.label,
    head: head(config, route, sections),
    sections,
    footer: footerModel(config, route.footer),
    dialogs: dialogsOf(sections, config),
  };
}

function notFoundPage(config: SiteConfig): PageModel {
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

function head({ brand, seo, routes, ...config }: SiteConfig, route: Route, sections: AnySectionData[]): Head {
  const url = (path: string) => `${seo.siteUrl}${path}`;
  const home = routes.find(({ path }) => path === '/') ?? route;
  const isHome = route.path === '/';
  const steps = isHome ? [home] : [home, route];
  const questions = sections.filter((section) => section.type === 'faq').flatMap(({ items }) => items);
  return {
    title: isHome ? route.title : `${route.title} · ${seo.titleSuffix}`,
    description: route.description,
    canonical: url(route.path),
    shareImage: url(`/share/${(seo.shareImages === 'one' ? home : route).id}.png`),
    jsonLd: [
      ...(isHome ? [organization({ brand, seo, routes, ...config })] : []),
      breadcrumb(steps.map(({ label, path }) => ({ label, url: url(path) }))),
      ...sections
        .filter((section) => section.type === 'courses')
        .map(({ items }) => courseList(items, seo.siteUrl, url(route.path))),
      ...(questions.length > 0 ? [faqPage(questions)] : []),
    ],
  };
}

function footerModel({ footer }: SiteConfig, variant?: string): FooterModel {
  const contact = variant ? footer.variants[variant]?.contact : undefined;
  return { ...(contact && { contact }), quickLinks: footer.quickLinks, copyright: footer.copyright };
}

function dialogsOf(sections: AnySectionData[], config: SiteConfig): DialogModel[] {
  return [...dialogsOpenedBy(sections)].map((id) => {
    const dialog = config.dialogs[id];
    if (!dialog) throw new Error(`There is no dialog ${id}`);
    return { id, ...dialog };
  });
}
