import { defineSection } from '../define-section.ts';
import { article } from './schema.ts';

export default defineSection({
  ...article,
  client: 'static',
  component: () => import('./Article.tsx'),
  pictures: 'wide',
  // The kinds have different keys for the same content.
  fromItem: ({ title, name, description, role, image, ...item }, kind) => ({
    title: title ?? name,
    text: description ?? role,
    image: typeof image === 'string' ? { src: image, alt: '' } : image,
    kind: kind === 'posts' ? 'post' : kind === 'events' ? 'event' : 'other',
    date: item.date,
    until: item.until,
    time: item.time,
    place: item.place ?? item.address,
    facts: [item.hours, item.phone, item.employment, item.price, item.salary].filter(Boolean),
    updated: item.updated,
    authors: item.authors ?? [],
    tags: item.tags ?? [],
    links: item.links ?? [],
    body: item.body,
  }),
  *check({ title }, page) {
    if (title !== undefined || (typeof page === 'object' && page && 'each' in page)) return;
    const fact = 'This article has no "title", and its page is not the page of an item.';
    yield { path: [], code: 'shape/missing', fact, fix: 'Add "title", or add "each" to the route.' };
  },
  structuredData: (sections, { siteUrl, pageUrl }) =>
    sections
      .filter(({ date, kind }) => date && kind !== 'other')
      .map(({ kind, title, text, date, until, time, place, updated, authors, tags, image }) => ({
        ...(kind === 'event'
          ? {
              '@type': 'Event',
              name: title,
              startDate: [date, clockIn(time)].filter(Boolean).join('T'),
              ...(until && { endDate: until }),
              ...(place && { location: { '@type': 'Place', name: place } }),
              organizer: { '@id': `${siteUrl}/#organization` },
              url: pageUrl,
            }
          : {
              '@type': 'BlogPosting',
              headline: title,
              datePublished: date,
              dateModified: updated ?? date,
              ...(authors.length > 0 && { author: authors.map(({ name }) => ({ '@type': 'Person', name })) }),
              publisher: { '@id': `${siteUrl}/#organization` },
              ...(tags.length > 0 && { keywords: tags.join(', ') }),
              mainEntityOfPage: pageUrl,
            }),
        ...(text && { description: text }),
        ...(image && { image: `${siteUrl}${image.src}` }),
      })),
});

/** Returns the first time of day with minutes in a text, such as 19:30; undefined if there is none. */
const clockIn = (text = '') => /\b([01]\d|2[0-3]):[0-5]\d\b/.exec(text)?.[0];
