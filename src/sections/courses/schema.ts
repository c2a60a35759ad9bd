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
    list: named('list', 'List', 'The list of courses to show: a key of `lists`.', 'courses'),
    columns: columns('courses'),
    download: text('Download', 'The hint on each card.', 'Download syllabus (PDF)'),
  },
  examples: [
    {
      type: 'courses',
      id: 'training-courses',
      title: 'Courses',
      text: 'Learn by doing.',
      list: 'example-courses',
      download: 'Download syllabus',
    },
  ],
  exampleLists: {
    'example-courses': {
      of: 'courses',
      items: [
        sample('sketching', 'Sketching', 'From a thought to a drawing that others understand.', 'about'),
        sample('building', 'Building', 'From a drawing to a thing that holds.', 'training'),
      ],
    },
  },
});

function sample(id: string, name: string, description: string, picture: string) {
  return {
    id,
    name,
    description,
    logo: `/images/${picture}.svg`,
    pdf: `example-${id}.pdf`,
    duration: '2 days',
    audience: 'Anyone who likes to try.',
    outline: [{ title: 'The first day', topics: ['Pencils', 'Paper'] }],
    outcomes: ['You can explain an idea at a whiteboard.'],
  };
}
