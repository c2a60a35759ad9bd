import {
  actions,
  defineSection,
  hoursData,
  isPlace,
  special,
  text,
  week,
  weekData,
  zonedField,
} from 'site-from-json/schema';
import { z } from 'zod';
import { openingsOf } from './openings.ts';

interface PlaceOfPage {
  name: string;
  address: string;
  phone?: string;
}

/** In schema.org, a closed day opens and closes at midnight. */
const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };

/** The opening hours of a place. */
export default defineSection('opening-hours', {
  title: 'Opening hours',
  description:
    'The hours of each day of the week and of special days, also as structured data for search engines. On the pages of a list of places ("each") they are those of the place.',
  synonyms: ['hours', 'opening-times', 'business-hours', 'office-hours'],
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Opening hours'),
    text: text('Text', 'A sentence under the heading.', 'The kitchen closes an hour earlier.').optional(),
    actions,
    week: week.optional(),
    specialTitle: text('Heading of special days', 'The heading of the special days.', 'Holidays').optional(),
    special,
    status: z.boolean().default(false).meta({
      title: 'Status',
      description: 'Whether it says that the place is open or closed now, and until when. Needs `seo.timeZone`.',
      field: zonedField,
    }),
    clock: z
      .literal(['24', '12'])
      .default('24')
      .meta({
        title: 'Clock',
        description: 'How times are shown: 17:30, or 5:30 PM.',
        enumDescriptions: ['17:30', '5:30 PM'],
      }),
    note: text('Note', 'A line below the hours.', 'Large groups: please call us.').optional(),
  },
  texts: {
    en: { closed: 'Closed' },
    de: { closed: 'Geschlossen' },
    fr: { closed: 'Fermé' },
    es: { closed: 'Cerrado' },
    ar: { closed: 'مغلق' },
    hi: { closed: 'बंद' },
  },
  fromItem: ({ week, special, name, address, phone }, kind, section) =>
    section.week || (kind === 'places' && week)
      ? {
          week,
          ...(special !== undefined && { special }),
          ...(kind === 'places' && { place: { name, address, phone } }),
        }
      : undefined,
  *check({ week }, page) {
    if (week !== undefined || (typeof page === 'object' && page && 'each' in page)) return;
    const message = 'These opening hours have no "week", and their page is not the page of a place.';
    yield { path: [], code: 'shape/missing', message, hint: 'Add "week", or add "each" to the route.' };
  },
  timed: ({ status }) => status,
  atBuild: (section, { today, instantOf }) => ({
    special: section.special.filter(({ date, until = date }) => until >= today),
    ...(section.status && { openings: openingsOf(section, today, instantOf) }),
  }),
  structuredData: (sections, { name, type, siteUrl, pageUrl }) => [
    {
      // Only a place has opening hours.
      '@type': isPlace(type) ? type : 'LocalBusiness',
      ...(placeOf(sections)
        ? {
            '@id': `${pageUrl}#place`,
            url: pageUrl,
            parentOrganization: { '@id': `${siteUrl}/#organization` },
            ...placeOf(sections),
          }
        : { '@id': `${siteUrl}/#organization`, name }),
      openingHoursSpecification: sections.flatMap(({ week = [], special }) => [
        ...weekData(week),
        ...special.flatMap(({ date, until, hours }) =>
          (hours.length > 0 ? hours.map(hoursData) : [closed]).map((data) => ({
            ...data,
            validFrom: date,
            validThrough: until ?? date,
          })),
        ),
      ]),
    },
  ],
});

/** What search engines read of the place whose page has these sections; undefined if it is not the page of a place. */
function placeOf(sections: object[]): object | undefined {
  const [place] = sections.flatMap((section) => ('place' in section ? (section.place as PlaceOfPage) : []));
  if (!place) return undefined;
  const { name, address, phone } = place;
  return { name, address, ...(phone !== undefined && { telephone: phone }) };
}
