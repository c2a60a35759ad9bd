import {
  actions,
  authors,
  body,
  clocksIn,
  contents,
  date,
  defineSection,
  image,
  notBefore,
  profile,
  shownTime,
  tags,
  text,
} from 'site-from-json/schema';
import { z } from 'zod';
import { nextDatesOf } from './next-dates.ts';

/** An article or the item of a page: title, date, authors, picture and long text. */
export default defineSection('article', {
  title: 'Article',
  description:
    'A title, date, authors, a picture and long text. On the pages of a list ("each") it shows the item of the page; its own keys take precedence.',
  synonyms: ['post', 'blog-post', 'story', 'news', 'item', 'product', 'job'],
  client: 'static',
  pictures: 'wide',
  shape: {
    title: text('Heading', 'The heading. Default: the title or name of the page’s item.', 'How we draw').optional(),
    text: text('Lead', 'One or two sentences about it.', 'An hour of paper saves a week.').optional(),
    kind: z
      .enum(['post', 'event', 'other'])
      .meta({
        title: 'Kind',
        description: 'Its kind for search engines. Default: that of its item, or "post" if it has a date.',
      })
      .optional(),
    date: date('Date', 'The date of publication, or the first day of an event.', '2030-05-08').optional(),
    until: notBefore('date', date('Until', 'The last day of an event of several days.', '2030-05-10')).optional(),
    time: shownTime('Time', 'When the event begins, as shown to visitors.', '19:30').optional(),
    place: text('Place', 'The place of the event.', 'Main hall').optional(),
    dates: text(
      'Dates',
      'The words above the next dates of an event that repeats. Without them, only the next one is shown.',
      'Further dates',
    ).optional(),
    facts: z
      .array(text('Fact', 'A word or two.', '€ 12'))
      .max(6)
      .default([])
      .meta({ title: 'Facts', description: 'Short facts, such as a price.', examples: [['€ 12']] }),
    updated: notBefore('date', date('Updated', 'When it was last changed.', '2030-06-01')).optional(),
    authors: authors(),
    tags: tags('What it is about.', 'design'),
    image: image('A picture above the text.').optional(),
    links: z.array(profile).max(6).default([]).meta({ title: 'Links', description: 'Profiles of the person.' }),
    contents: contents(),
    body: body().optional(),
    actions,
  },
  // The kinds have different keys for the same content.
  fromItem: ({ title, name, description, role, image, ...item }, kind) => ({
    title: title ?? name,
    text: description ?? role,
    image: typeof image === 'string' ? { src: image, alt: '' } : image,
    kind: kind === 'posts' ? 'post' : kind === 'events' ? 'event' : 'other',
    date: item.date,
    until: item.until,
    nextDates: item.dates,
    time: item.time,
    place: item.place ?? item.address,
    facts: [item.hours, item.phone, item.employment, item.price, item.salary].filter(Boolean),
    updated: item.updated,
    authors: item.authors ?? [],
    tags: item.tags ?? [],
    tagPages: item.tagPages,
    links: item.links ?? [],
    body: item.body,
  }),
  *check({ title }, page) {
    if (title !== undefined || (typeof page === 'object' && page && 'each' in page)) return;
    const message = 'This article has no "title", and its page is not the page of an item.';
    yield { path: [], code: 'shape/missing', message, hint: 'Add "title", or add "each" to the route.' };
  },
  structuredData: (sections, { siteUrl, pageUrl }) =>
    sections
      .filter(({ date, kind }) => date && kind !== 'other')
      // Search engines know an event by its date alone, so each date that is shown is one.
      .flatMap((section) => [
        section,
        ...nextDatesOf(section).map((next) => ({ ...section, until: undefined, ...next })),
      ])
      .map(({ kind, title, text, date, until, time, place, updated, authors, tags, image }) => ({
        ...(kind === 'event'
          ? {
              '@type': 'Event',
              name: title,
              startDate: [date, clocksIn(time ?? '')[0]].filter(Boolean).join('T'),
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
        ...(image && { image: new URL(image.src, pageUrl).href }),
      })),
});
