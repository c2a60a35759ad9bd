import { defineSection } from '../define-section.ts';
import { article } from './schema.ts';

export default defineSection({
  ...article,
  client: 'static',
  component: () => import('./Article.tsx'),
  pictures: 'wide',
  // Kinds call what they have in common by two names.
  fromItem: ({ title, name, description, image, date, updated, authors, tags, body }) => ({
    title: title ?? name,
    text: description,
    image: typeof image === 'string' ? { src: image, alt: '' } : image,
    date,
    updated,
    authors: authors ?? [],
    tags: tags ?? [],
    body,
  }),
  *check({ title }, page) {
    if (title !== undefined || (typeof page === 'object' && page && 'each' in page)) return;
    const fact = 'This article has no "title", and its page is for no item that has one.';
    yield { path: [], code: 'shape/missing', fact, fix: 'Add "title", or "each" to the page.' };
  },
  structuredData: (sections, { siteUrl, pageUrl }) =>
    sections
      .filter(({ date }) => date)
      .map(({ title, text, date, updated, authors, tags, image }) => ({
        '@type': 'BlogPosting',
        headline: title,
        ...(text && { description: text }),
        datePublished: date,
        dateModified: updated ?? date,
        ...(authors.length > 0 && { author: authors.map(({ name }) => ({ '@type': 'Person', name })) }),
        publisher: { '@id': `${siteUrl}/#organization` },
        ...(image && { image: `${siteUrl}${image.src}` }),
        ...(tags.length > 0 && { keywords: tags.join(', ') }),
        mainEntityOfPage: pageUrl,
      })),
});
