import type { SiteConfig } from '../../../schema/site.ts';
import { sectionTypes } from '../../sections/index.ts';
import type { AnySectionData } from './page-model.ts';

/** What search engines are told about the company. */
export function organization(config: Omit<SiteConfig, 'routes'>): object {
  const { brand, contacts, seo, social } = config;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${seo.siteUrl}/#organization`,
    name: brand.name,
    url: `${seo.siteUrl}/`,
    ...(brand.logo && { logo: `${seo.siteUrl}${brand.logo.src}` }),
    ...(seo.organization && { description: seo.organization }),
    ...(brand.motto && { slogan: brand.motto }),
    ...(brand.founded && { foundingDate: String(brand.founded) }),
    ...(contacts.email && { email: contacts.email }),
    ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
  };
}

/** The way from the home page to a page, of one or two steps. */
export function breadcrumb(steps: { label: string; url: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url,
    })),
  };
}

/** What structured data says of the site that its sections are on. */
export interface SiteFacts {
  name: string;
  lang: string;
  siteUrl: string;
  pageUrl: string;
}

/** What the section types of a page say of its sections, each with the context that all structured data has. */
export function sectionData(sections: AnySectionData[], site: SiteFacts): object[] {
  return sectionTypes.flatMap(({ type, structuredData }) => {
    const mine = sections.filter((section) => section.type === type);
    if (!structuredData || mine.length === 0) return [];
    // Each type's function takes its own data, as the filter has made sure.
    const things = (structuredData as (sections: AnySectionData[], site: object) => object[])(mine, site);
    return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
  });
}
