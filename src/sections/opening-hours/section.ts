import { isPlace } from '../../../schema/about.ts';
import { hoursData, weekData } from '../../../schema/hours.ts';
import { defineSection } from '../define-section.ts';
import { openingHours } from './schema.ts';

export default defineSection({
  ...openingHours,
  client: 'static',
  component: () => import('./OpeningHours.tsx'),
  structuredData: (sections, { name, type, siteUrl }) => [
    {
      // Only a place has opening hours.
      '@type': isPlace(type) ? type : 'LocalBusiness',
      '@id': `${siteUrl}/#organization`,
      name,
      openingHoursSpecification: sections.flatMap(({ week, special }) => [
        ...weekData(week),
        // In schema.org, a closed day opens and closes at midnight.
        ...special.flatMap(({ date, until, hours }) =>
          (hours.length > 0 ? hours : [{ from: '00:00', to: '00:00' }]).map((span) => ({
            ...hoursData(span),
            validFrom: date,
            validThrough: until ?? date,
          })),
        ),
      ]),
    },
  ],
});
