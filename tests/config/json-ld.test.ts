import { describe, expect, it } from 'vitest';
import { siteSchema } from '../../schema/site.ts';
import { resolveSite } from '../../src/config/resolve/resolve.ts';
import { minimalConfig } from './minimal-config.ts';

const sample = siteSchema.parse(minimalConfig);
const anySize = new Proxy({}, { get: () => ({ width: 100, height: 100 }) });

/** The questions that the head of a page with these sections tells search engines; one list for each FAQPage. */
function faqPagesOf(...sections: object[]) {
  const [home] = sample.routes;
  const config = siteSchema.parse({ ...sample, routes: [{ ...home, sections }] });
  const { jsonLd } = resolveSite(config, anySize).page('/').head;
  return jsonLd.filter((thing) => '@type' in thing && thing['@type'] === 'FAQPage');
}

const faq = (id: string, ...items: object[]) => ({ type: 'faq', id, title: 'Questions', items });
const cost = { question: 'What does it cost?', answer: ['It depends.', 'Ask {salesEmail}.'] };
const time = { question: 'How long does it take?', answer: ['Twelve weeks.'] };

describe('the structured data of frequently asked questions', () => {
  it('holds each question with its whole answer, tokens filled', () => {
    expect(faqPagesOf(faq('one', cost, time))).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'What does it cost?',
            acceptedAnswer: { '@type': 'Answer', text: `It depends.\n\nAsk ${sample.contacts.salesEmail}.` },
          },
          {
            '@type': 'Question',
            name: 'How long does it take?',
            acceptedAnswer: { '@type': 'Answer', text: 'Twelve weeks.' },
          },
        ],
      },
    ]);
  });

  it('is one thing for all the sections of a page, as a page is one', () => {
    const pages = faqPagesOf(faq('one', cost), faq('two', time));
    expect(pages).toMatchObject([{ mainEntity: [{ name: cost.question }, { name: time.question }] }]);
    expect(pages).toHaveLength(1);
  });

  it('is not there where no question is answered', () => {
    expect(faqPagesOf({ type: 'announcement-bar', id: 'news', label: 'News', text: 'None.' })).toEqual([]);
  });
});
