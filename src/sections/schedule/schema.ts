import { named, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

/** Sessions by day. */
export const schedule = section('schedule', {
  title: 'Schedule',
  description: 'Sessions with their times, rooms and speakers; each day has a tab.',
  list: 'sessions',
  synonyms: ['agenda', 'programme', 'program', 'sessions', 'timetable'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'Programme'),
    text: text('Text', 'A sentence beside the heading.', 'Two days, one track.').optional(),
    list: named('list', 'List', 'The list of sessions to show: a key of `lists`.', 'sessions'),
    footnote: text('Footnote', 'A line below the sessions.', 'All times are local.').optional(),
  },
  examples: [
    {
      type: 'schedule',
      id: 'programme',
      title: 'Two days in May',
      text: 'One track, long breaks, and an evening by the river.',
      list: 'example-programme',
      footnote: 'All times are local. Small changes are still possible.',
    },
    { type: 'schedule', id: 'evening', tone: 'contrast', title: 'The evening', list: 'example-evening' },
  ],
  exampleLists: {
    'example-programme': {
      of: 'sessions',
      items: [
        { id: 'doors', day: 'Thursday, 8 May', start: '08:45', title: 'Doors, badges and coffee', room: 'Foyer' },
        {
          id: 'opening',
          day: 'Thursday, 8 May',
          start: '09:30',
          end: '10:15',
          title: 'What we have learnt from ten years of small software',
          description: 'A look back at the tools that stayed, and at why they did.',
          room: 'Main hall',
          speakers: ['Asha Sample'],
        },
        {
          id: 'maps',
          day: 'Thursday, 8 May',
          start: '10:30',
          end: '11:15',
          title: 'Maps without a server',
          description: 'Tiles, vectors and a search that runs in the browser.',
          room: 'Main hall',
          speakers: ['Jonas Example', 'Mei Sample'],
        },
        { id: 'lunch', day: 'Thursday, 8 May', start: '12:00', end: '13:30', title: 'Lunch' },
        {
          id: 'fonts',
          day: 'Thursday, 8 May',
          start: '13:30',
          end: '16:30',
          title: 'Draw a typeface in an afternoon',
          description: 'Bring a laptop. We begin with four letters and end with a file that you can install.',
          room: 'Studio 2',
          speakers: ['Lena Example'],
          tags: ['workshop', '20 places'],
        },
        {
          id: 'forms',
          day: 'Friday, 9 May',
          start: '09:30',
          end: '10:15',
          title: 'Forms that nobody leaves',
          room: 'Main hall',
          speakers: ['Tomás Sample'],
        },
        {
          id: 'panel',
          day: 'Friday, 9 May',
          start: '10:30',
          end: '11:45',
          title: 'Who looks after it in twenty years?',
          description: 'Four people who keep old systems alive, and one who switched hers off.',
          room: 'Main hall',
          tags: ['panel'],
        },
        { id: 'end', day: 'Friday, 9 May', start: '12:00', title: 'Farewell, and a walk to the river' },
      ],
    },
    'example-evening': {
      of: 'sessions',
      items: [
        { id: 'doors', day: 'Saturday', start: '19:00', title: 'Doors' },
        {
          id: 'concert',
          day: 'Saturday',
          start: '20:00',
          title: 'Concert',
          description: 'Two cellos and a tape machine.',
          room: 'Courtyard',
        },
      ],
    },
  },
});
