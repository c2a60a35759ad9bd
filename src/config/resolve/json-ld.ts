import type { About } from '../../../schema/about.ts';
import { weekData } from '../../../schema/hours.ts';
import type { SiteConfig } from '../../../schema/site.ts';
import { sectionTypes } from '../../sections/index.ts';
import type { AnySectionData } from './page-model.ts';

type Config = Pick<SiteConfig, 'brand' | 'contacts' | 'seo' | 'social'>;

/** What the company is, as schema.org calls it; what is no organization has one behind it. */
export const organizationType = ({ seo }: Pick<Config, 'seo'>): string => {
  const { type = 'Organization' } = seo.about ?? {};
  return type === 'Event' || type === 'SoftwareApplication' ? 'Organization' : type;
};

/** What search engines are told about the company. */
export function organization(config: Config): object {
  const { brand, contacts, seo, social } = config;
  const type = organizationType(config);
  const about = seo.about?.type === type ? seo.about : undefined;
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': `${seo.siteUrl}/#organization`,
    name: brand.name,
    url: `${seo.siteUrl}/`,
    ...(brand.logo && { logo: `${seo.siteUrl}${brand.logo.src}` }),
    ...(seo.organization && { description: seo.organization }),
    ...(brand.motto && { slogan: brand.motto }),
    ...(brand.founded && { foundingDate: String(brand.founded) }),
    ...(contacts.email && { email: contacts.email }),
    ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
    ...(about?.phone && { telephone: contacts[about.phone] }),
    ...postal(about),
    ...(about?.hours && { openingHoursSpecification: weekData(about.hours) }),
    ...(about?.priceRange && { priceRange: about.priceRange }),
    ...(about?.cuisine && { servesCuisine: about.cuisine }),
  };
}

/** What search engines are told about an event or a program that the site is about. */
export function subject({ brand, seo }: Config): object[] {
  const { about, siteUrl, organization } = seo;
  const behind = { '@id': `${siteUrl}/#organization` };
  const common = {
    '@context': 'https://schema.org',
    '@type': about?.type,
    name: brand.name,
    url: `${siteUrl}/`,
    ...(organization && { description: organization }),
  };
  if (about?.type === 'Event') {
    const { starts, ends, venue } = about;
    const location = { '@type': 'Place', ...(venue && { name: venue }), ...postal(about) };
    const hasPlace = venue || about.address;
    return [
      {
        ...common,
        startDate: starts,
        ...(ends && { endDate: ends }),
        ...(hasPlace && { location }),
        organizer: behind,
      },
    ];
  }
  if (about?.type !== 'SoftwareApplication') return [];
  const { category, price, currency } = about;
  const offer = { '@type': 'Offer', price, ...(currency && { priceCurrency: currency }) };
  return [
    {
      ...common,
      ...(category && { applicationCategory: category }),
      ...(price && { offers: offer }),
      publisher: behind,
    },
  ];
}

function postal(about: About | undefined): object {
  if (!about?.address) return {};
  const { street, postalCode, city, region, country } = about.address;
  const parts = {
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressRegion: region,
    addressCountry: country,
  };
  const given = Object.entries(parts).filter(([, part]) => part !== undefined);
  return { address: { '@type': 'PostalAddress', ...Object.fromEntries(given) } };
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
  /** What the company is, as schema.org calls it. */
  type: string;
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
