import type { Route } from '../../../schema/route.ts';
import type { SiteConfig } from '../../../schema/site.ts';
import type { Texts } from '../../../schema/texts.ts';
import { localeOf } from '../locale.ts';
import { readMarkdown } from '../markdown.ts';
import { feedsIn } from '../pages.ts';
import { textsFor } from '../texts/index.ts';
import { fillTokens, tokenValues, yearsOf } from '../tokens.ts';
import { expandSite } from './expand.ts';
import { breadcrumb, organization, sectionData } from './json-ld.ts';
import type { AnySectionData, DialogModel, FooterModel, Head, PageModel, SiteModel } from './page-model.ts';
import { accentShades } from './palette.ts';
import { type PictureFiles, picture, poster } from './pictures.ts';
import { dialogsOpenedBy, resolveSection, withDrawing } from './resolve-section.ts';
import { routeId } from './route-id.ts';

/** A site whose references are known to hold, ready to give any of its pages. */
export interface ResolvedSite {
  site: SiteModel;
  /** The config with its tokens filled and the program's words, without its pages. */
  config: FilledConfig;
  paths: string[];
  /** The page at a path of `paths`; throws where there is none. */
  page(path: string): PageModel;
  /** The page for unknown addresses. */
  notFound: PageModel;
}

/** What a config says beside its pages. */
export type SharedConfig = Omit<SiteConfig, 'routes'>;

/** The same with its tokens filled and every word of the program. */
type FilledConfig = Omit<SharedConfig, 'texts'> & { texts: Texts };

/** Makes pages of routes, of whatever site these belong to. */
export interface PageMaker extends Pick<ResolvedSite, 'site' | 'config' | 'notFound'> {
  page(route: Route): PageModel;
}

/** Turns a checked config into what components read: tokens filled, lists joined, pictures sized. Pages are made when asked for. */
export function resolveSite(site: SiteConfig, images: PictureFiles, letterWidth = 1): ResolvedSite {
  const { routes, ...shared } = expandSite(site);
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const { page, ...rest } = pageMaker(shared, byPath.get('/') ?? (routes[0] as Route), images, letterWidth);
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
export function pageMaker(
  shared: SharedConfig,
  homeRoute: Route,
  images: PictureFiles,
  letterWidth: number,
): PageMaker {
  const tokens = tokenValues(shared);
  const config = fillTokens({ ...shared, texts: textsFor(shared.seo.lang, shared.texts) }, tokens);
  const home = fillTokens(homeRoute, tokens);
  return {
    site: siteModel(config, images, letterWidth),
    config,
    page: (route) => pageModel(config, home, images, fillTokens(readMarkdown(route), tokens)),
    notFound: notFoundPage(config),
  };
}

function siteModel(config: FilledConfig, images: PictureFiles, letterWidth: number): SiteModel {
  const { brand, contacts, header, security, seo, social, texts, theme, toasts, router } = config;
  const { logo, headerLogo } = brand;
  const feeds = feedsIn(config.lists).map(({ title, xml, json }) => ({ title: title(brand.name), xml, json }));
  return {
    lang: seo.lang,
    dir: seo.dir ?? directionOf(seo.lang),
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
      shades: accentShades(theme.accent),
      ...(letterWidth !== 1 && { letterWidth }),
    },
    contacts,
    social: social.map(withDrawing),
    header: { ...header, menu: header.menu ?? header.nav },
    toasts,
    router,
    texts,
    ...(security.scripts.length > 0 && { scripts: security.scripts }),
    ...(feeds.length > 0 && { feeds }),
  };
}

const rightToLeft = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'];

const directionOf = (lang: string) => (rightToLeft.includes(localeOf(lang).script ?? '') ? 'rtl' : 'ltr');

function pageModel(config: FilledConfig, home: Route, images: PictureFiles, route: Route): PageModel {
  const sections = route.sections.map((section) => resolveSection(section, config, images, route.path));
  return {
    id: routeId(route),
    path: route.path,
    label: route.label ?? route.title,
    head: head(config, home, route, sections),
    sections,
    footer: footerModel(config, route.footer),
    dialogs: dialogsOf(sections, config, images),
  };
}

function notFoundPage(config: FilledConfig): PageModel {
  const { title, text } = config.texts.notFound;
  return {
    id: 'not-found',
    path: '/404',
    label: title,
    head: { title: withSuffix(title, config), description: text, jsonLd: [] },
    sections: [],
    footer: footerModel(config),
    dialogs: [],
  };
}

const withSuffix = (title: string, { brand, seo }: FilledConfig) => `${title} · ${seo.titleSuffix ?? brand.name}`;

function head(config: FilledConfig, home: Route, route: Route, sections: AnySectionData[]): Head {
  const { seo } = config;
  const url = (path: string) => `${seo.siteUrl}${path}`;
  const isHome = route.path === '/';
  const steps = isHome ? [home] : [home, route];
  return {
    title: isHome ? route.title : withSuffix(route.title, config),
    ...(route.description && { description: route.description }),
    canonical: url(route.path),
    shareImage: url(`/share/${routeId(seo.shareImages === 'one' ? home : route)}.png`),
    jsonLd: [
      ...(isHome ? [organization(config)] : []),
      breadcrumb(steps.map(({ label, title, path }) => ({ label: label ?? title, url: url(path) }))),
      ...sectionData(sections, {
        name: config.brand.name,
        lang: seo.lang,
        siteUrl: seo.siteUrl,
        pageUrl: url(route.path),
      }),
    ],
  };
}

function footerModel({ brand, footer }: FilledConfig, variant = ''): FooterModel {
  const { columns, copyright, legal, variants, wordmark } = footer;
  const years = yearsOf(brand.founded, brand.copyrightUntil);
  return {
    columns: [...(variants[variant]?.columns ?? []), ...columns],
    legal,
    copyright: copyright ?? ['©', years, brand.name].filter(Boolean).join(' '),
    wordmark,
  };
}

function dialogsOf(sections: AnySectionData[], config: FilledConfig, images: PictureFiles): DialogModel[] {
  return [...dialogsOpenedBy(sections)].map((id) => {
    const dialog = config.dialogs[id];
    if (!dialog) throw new Error(`There is no dialog ${id}`);
    return { id, ...dialog, ...(dialog.kind === 'film' && { poster: poster(dialog.poster, images) }) };
  });
}
