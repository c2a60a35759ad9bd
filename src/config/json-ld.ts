import type { Course } from '../../schema/entities.ts';
import type { SiteConfig } from '../../schema/site.ts';

/** What search engines are told about the company. */
export function organization(config: Omit<SiteConfig, 'routes'>): object {
  const { brand, contacts, seo } = config;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${seo.siteUrl}/#organization`,
    name: brand.name,
    url: `${seo.siteUrl}/`,
    logo: `${seo.siteUrl}${brand.logo.src}`,
    description: seo.organization,
    slogan: brand.motto,
    foundingDate: String(brand.founded),
    email: contacts.email,
    sameAs: contacts.social.map((social) => social.href),
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

/** The courses that a section offers. `siteUrl` is the site's origin; `pageUrl` is where they are listed. */
export function courseList(
  { id: section, items }: { id: string; items: Pick<Course, 'id' | 'name' | 'description'>[] },
  siteUrl: string,
  pageUrl: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ id, name, description }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Course',
        '@id': `${pageUrl}#${section}_${id}`,
        url: `${pageUrl}#${section}_${id}`,
        name,
        description,
        provider: { '@id': `${siteUrl}/#organization` },
      },
    })),
  };
}

/** The questions that a page answers. */
export function faqPage(questions: { question: string; answer: string[] }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  };
}
