import { defineCollection, groupName, text } from 'site-from-json/schema';
import { z } from 'zod';

const sessions = defineCollection('sessions', {
  title: 'Session',
  description: 'A talk, a workshop, a break, or anything else in a schedule.',
  shape: {
    title: text('Title', 'The name of the session.', 'Opening'),
    description: text('Description', 'One or two sentences.', 'What the next two days hold.').optional(),
    day: groupName('Day', 'The day, as shown to visitors, the same for all sessions of a day.', 'Thursday, 8 May'),
    start: text('Start', 'When it begins.', '09:30'),
    end: text('End', 'When it ends.', '10:15').optional(),
    room: text('Room', 'The room.', 'Main hall').optional(),
    speakers: z
      .array(text('Speaker', 'The name of a speaker.', 'Asha Sample'))
      .max(8)
      .default([])
      .meta({ title: 'Speakers', description: 'Who speaks.', examples: [['Asha Sample']] }),
    tags: z
      .array(text('Tag', 'One or two words.', 'workshop'))
      .max(6)
      .default([])
      .meta({ title: 'Tags', description: 'What kind of session it is.', examples: [['workshop']] }),
  },
});

export default sessions;

declare module 'site-from-json/schema' {
  interface Collections {
    sessions: typeof sessions;
  }
}
