import {
  actions,
  date,
  defineSection,
  hours,
  hoursData,
  hoursNote,
  isPlace,
  notBefore,
  text,
  week,
  weekData,
  zonedField,
} from 'site-from-json/schema';
import { z } from 'zod';
import { openingsOf } from './openings.ts';

const specialEntry = z
  .strictObject({
    date: date('Date', 'The day, or the first of several.', '2030-12-24'),
    until: notBefore('date', date('Until', 'The last of several days.', '2030-12-26')).optional(),
    label: text('Label', 'The name of the day.', 'Christmas').optional(),
    hours,
    note: hoursNote,
  })
  .meta({ title: 'Special day', description: 'A day, or several, with other hours.' });

/** In schema.org, a closed day opens and closes at midnight. */
const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };

/** The opening hours of a place. */
export default defineSection('opening-hours', {
  title: 'Opening hours',
  description: 'The hours of each day of the week and of special days, also as structured data for search engines.',
  synonyms: ['hours', 'opening-times', 'business-hours', 'office-hours'],
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Opening hours'),
    text: text('Text', 'A sentence under the heading.', 'The kitchen closes an hour earlier.').optional(),
    actions,
    week,
    specialTitle: text('Heading of special days', 'The heading of the special days.', 'Holidays').optional(),
    special: z
      .array(specialEntry)
      .max(30)
      .default([])
      .meta({ title: 'Special days', description: 'Days with other hours, such as holidays.' }),
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
  timed: ({ status }) => status,
  atBuild: (section, { today, instantOf }) => ({
    special: section.special.filter(({ date, until = date }) => until >= today),
    ...(section.status && { openings: openingsOf(section, today, instantOf) }),
  }),
  structuredData: (sections, { name, type, siteUrl }) => [
    {
      // Only a place has opening hours.
      '@type': isPlace(type) ? type : 'LocalBusiness',
      '@id': `${siteUrl}/#organization`,
      name,
      openingHoursSpecification: sections.flatMap(({ week, special }) => [
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
