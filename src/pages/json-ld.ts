import type { About } from '../../schema/about.ts';
import { weekData } from '../../schema/hours.ts';
import type { Registry } from '../../schema/registry.ts';
import type { SiteFacts } from '../../schema/section-data.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { wholeAddress } from '../content/page-address.ts';
import type { AnySectionData } from './page-data.ts';

type Config = Pick<SiteConfig, 'brand' | 'contacts' | 'seo' | 'social'>;

/** The schema.org type of the organization. An event or a program has an organization behind it. */
export const organizationType = ({ seo }: Pick<Config, 'seo'>): string => {
  const { type = 'Organization' } = seo.about ?? {};
  return type === 'Event' || type === 'SoftwareApplication' ? 'Organization' : type;
};

/** Structured data about the organization. */
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
    ...(brand.logo && { logo: wholeAddress(brand.logo.src, seo) }),
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

/** Structured data about the event or the software that the site is about, if any. */
export function subject({ brand, seo }: Config): object[] {
  const { about, siteUrl, organization } = seo;
  const owner = { '@id': `${siteUrl}/#organization` };
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
        organizer: owner,
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
      publisher: owner,
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

/** Structured data of a breadcrumb. */
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

/** Structured data of the sections on a page. */
export function sectionData(registry: Registry, sections: AnySectionData[], site: SiteFacts): object[] {
  return registry.sections.flatMap(({ type, structuredData }) => {
    const mine = sections.filter((section) => section.type === type);
    if (!structuredData || mine.length === 0) return [];
    // The filter ensures that each function gets the data of its own type.
    const things = structuredData(mine as never, site);
    return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
  });
}
