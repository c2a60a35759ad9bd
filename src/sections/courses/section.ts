import { defineSection } from '../define-section.ts';
import { courses } from './schema.ts';

export default defineSection({
  ...courses,
  client: 'static',
  component: () => import('./Courses.tsx'),
  structuredData: (sections, { siteUrl, pageUrl }) =>
    sections.map(({ id: section, items }) => ({
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
    })),
});
