import { defineSection, named, text } from 'site-from-json/schema';

/** Sessions by day. */
export default defineSection('schedule', {
  title: 'Schedule',
  description: 'Sessions with their times, rooms and speakers; each day has a tab.',
  list: 'sessions',
  synonyms: ['agenda', 'programme', 'program', 'sessions', 'timetable'],
  client: 'visible',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Programme'),
    text: text('Text', 'A sentence beside the heading.', 'Two days, one track.').optional(),
    list: named('list', 'List', 'The list of sessions to show: a key of `lists`.', 'sessions'),
    footnote: text('Footnote', 'A line below the sessions.', 'All times are local.').optional(),
  },
});
