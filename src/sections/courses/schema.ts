import { named, text } from '../../../schema/fields.ts';
import { columns, section } from '../../../schema/section.ts';

/** Cards of courses; a click on one downloads its syllabus. */
export const courses = section('courses', {
  title: 'Courses',
  description: 'Cards of training courses; each downloads its syllabus.',
  list: 'courses',
  shape: {
    title: text('Heading', 'The heading of the section.'),
    text: text('Text', 'A sentence under the heading.').optional(),
    list: named('list', 'List', 'The list of courses to show, by its key in `lists`.', 'courses'),
    columns: columns('courses'),
    download: text('Download', 'The hint on each card.', 'Download syllabus (PDF)'),
  },
  examples: [
    {
      type: 'courses',
      id: 'training-courses',
      title: 'Courses',
      text: 'Learn by doing.',
      list: 'courses',
      download: 'Download syllabus',
    },
  ],
});
