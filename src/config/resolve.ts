import type { Action } from '../../schema/action.ts';
import type { EntityKind } from '../../schema/entities.ts';
import type { Route } from '../../schema/route.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { breadcrumb, courseList, organization } from './json-ld.ts';
import type {
  AnySectionData,
  DialogModel,
  FooterModel,
  Head,
  Item,
  PageModel,
  Picture,
  SiteModel,
} from './page-model.ts';
import { accentShades } from './palette.ts';
import { fillTokens, tokenValues } from './tokens.ts';

/** The size in CSS pixels of each picture of the config, by its path. */
export type ImageSizes = Record<string, { width: number; height: number }>;

/** A site whose references are known to hold, ready to give any of its pages. */
export interface ResolvedSite {
  site: SiteModel;
  config: SiteConfig;
  paths: string[];
  /** The page at a path of `paths`; throws where there is none. */
  page(path: string): PageModel;
  /** The page for unknown addresses. */
  notFound: PageModel;
}

/** Turns a checked config into what components read: tokens filled, lists joined, pictures sized. Pages are made when asked for. */
export function resolveSite(checked: SiteConfig, images: ImageSizes): ResolvedSite {
  const config = fillTokens(checked, tokenValues(checked));
  const routes = new Map(config.routes.map((route) => [route.path, route]));
  return {
    site: siteModel(config, images),
    config,
    paths: [...routes.keys()],
    page(path) {
      const route = routes.get(path);
      if (!route) throw new Error(`There is no route at ${path}`);
      return pageModel(config, images, route);
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
  return {
    title: isHome ? route.title : `${route.title} · ${seo.titleSuffix}`,
    description: route.description,
    canonical: url(route.path),
    shareImage: url(`/share/${route.id}.png`),
    jsonLd: [
      ...(isHome ? [organization({ brand, seo, routes, ...config })] : []),
      breadcrumb(steps.map(({ label, path }) => ({ label, url: url(path) }))),
      ...sections
        .filter((section) => section.type === 'courses')
        .map(({ items }) => courseList(items, seo.siteUrl, url(route.path))),
    ],
  };
}

function footerModel({ footer }: SiteConfig, variant?: string): FooterModel {
  const contact = variant ? footer.variants[variant]?.contact : undefined;
  return { ...(contact && { contact }), quickLinks: footer.quickLinks, copyright: footer.copyright };
}

function resolveSection(section: Route['sections'][number], config: SiteConfig, images: ImageSizes): AnySectionData {
  const resolved: Record<string, unknown> = { ...section };
  if ('picture' in section && section.picture) resolved.picture = picture(section.picture, images);
  if ('list' in section) {
    const list = config.lists[section.list];
    if (!list) throw new Error(`There is no list ${section.list}`);
    resolved.items = list.items.map((item) => resolveItem(list.of, item as never, images));
  }
  // The schema ties each type to its keys and its kind of list, which `parseSite` has checked; the compiler cannot follow that.
  return resolved as unknown as AnySectionData;
}

function resolveItem<K extends EntityKind>(kind: K, item: Record<string, unknown>, images: ImageSizes): Item<K> {
  if (kind === 'people') return { ...item, image: picture({ src: String(item.image), alt: '' }, images) } as Item<K>;
  if (kind === 'courses') {
    const { id, name, description, pdf, duration, logo } = item;
    return { id, name, description, pdf, duration, logo: picture({ src: String(logo), alt: '' }, images) } as Item<K>;
  }
  return item as Item<K>;
}

function dialogsOf(sections: AnySectionData[], config: SiteConfig): DialogModel[] {
  const ids = sections.flatMap((section) =>
    'actions' in section ? section.actions.map((action: Action) => action.dialog).filter((id) => id !== undefined) : [],
  );
  return [...new Set(ids)].map((id) => {
    const dialog = config.dialogs[id];
    if (!dialog) throw new Error(`There is no dialog ${id}`);
    return { id, ...dialog };
  });
}

function picture({ src, alt }: { src: string; alt: string }, images: ImageSizes): Picture {
  const size = images[src];
  if (!size) throw new Error(`The size of ${src} is not known`);
  return { src, alt, ...size };
}
