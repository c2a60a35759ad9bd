import { columns, defineSection, named, text } from 'site-from-json/schema';

/** Cards of courses; a click on one downloads its syllabus. */
export default defineSection('courses', {
  title: 'Courses',
  description: 'Cards of training courses; each downloads its syllabus.',
  list: 'courses',
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section.'),
    text: text('Text', 'A sentence under the heading.').optional(),
    list: named('list', 'List', 'The list of courses to show: a key of `lists`.', 'courses'),
    columns: columns('courses'),
    download: text('Download', 'The hint on each card.', 'Download syllabus (PDF)'),
  },
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
