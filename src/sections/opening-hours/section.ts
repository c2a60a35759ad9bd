import { defineSection } from '../define-section.ts';
import { openingHours, type Span } from './schema.ts';

export default defineSection({
  ...openingHours,
  client: 'static',
  component: () => import('./OpeningHours.tsx'),
  structuredData: (sections, { name, siteUrl }) => [
    {
      '@type': 'LocalBusiness',
      '@id': `${siteUrl}/#organization`,
      name,
      openingHoursSpecification: sections.flatMap(({ week, special }) => [
        ...week.flatMap(({ days, hours }) =>
          hours.map((span) => ({ ...specification(span), dayOfWeek: days.map(nameOf) })),
        ),
        // A day that is closed opens and closes at midnight: so schema.org has it.
        ...special.flatMap(({ date, until, hours }) =>
          (hours.length > 0 ? hours : [{ from: '00:00', to: '00:00' }]).map((span) => ({
            ...specification(span),
            validFrom: date,
            validThrough: until ?? date,
          })),
        ),
      ]),
    },
  ],
});

const specification = ({ from, to }: Span) => ({ '@type': 'OpeningHoursSpecification', opens: from, closes: to });

const nameOf = (day: string) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
