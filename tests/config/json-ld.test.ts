import { expect, it } from 'vitest';
import { expandSite } from '../../src/pages/expand.ts';
import { resolveSite } from '../../src/pages/resolve.ts';
import { registry, siteSchema } from '../registry.ts';
import { minimalConfig } from './minimal-config.ts';

const sample = siteSchema.parse(minimalConfig);
const anySize = new Proxy({}, { get: () => ({ width: 100, height: 100 }) });

/** The questions that the head of a page with these sections tells search engines; one list for each FAQPage. */
function faqPagesOf(...sections: object[]) {
  const [home] = sample.routes;
  const config = siteSchema.parse({ ...sample, routes: [{ ...home, sections }] });
  const { jsonLd } = resolveSite(registry, expandSite(registry, config), anySize).page('/').head;
  return jsonLd.filter((thing) => '@type' in thing && thing['@type'] === 'FAQPage');
}

const faq = (id: string, ...items: object[]) => ({ type: 'faq', id, title: 'Questions', items });
const cost = { question: 'What does it cost?', answer: ['It depends.', 'Ask {salesEmail}.'] };
const time = { question: 'How long does it take?', answer: ['Twelve weeks.'] };

it('frequently asked questions are one thing for search engines on a page: each with its whole answer, tokens filled', () => {
  const of = (name: string, text: string) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  });
  expect(faqPagesOf(faq('one', cost), faq('two', time))).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        of('What does it cost?', `It depends.\n\nAsk ${sample.contacts.salesEmail}.`),
        of('How long does it take?', 'Twelve weeks.'),
      ],
    },
  ]);
  expect(faqPagesOf({ type: 'announcement-bar', id: 'news', label: 'News', text: 'None.' })).toEqual([]);
});

it('the breadcrumb of a page has all pages above it', () => {
  const [home, about] = sample.routes;
  const below = { ...about, id: 'deep', path: '/about/no-page/deep', title: 'Deep', label: undefined };
  const config = siteSchema.parse({ ...sample, routes: [home, about, below] });
  const { jsonLd } = resolveSite(registry, expandSite(registry, config), anySize).page(below.path).head;
  const trail = jsonLd.find((thing) => '@type' in thing && thing['@type'] === 'BreadcrumbList');
  expect(trail).toMatchObject({
    itemListElement: [{ name: 'Home' }, { position: 2, name: 'About' }, { position: 3, name: 'Deep' }],
  });
});
