import { body, defineCollection, imagePath, profile, text } from 'site-from-json/schema';
import { z } from 'zod';

const people = defineCollection('people', {
  title: 'Person',
  description: 'A person, such as a member of the team.',
  shape: {
    name: text('Name', 'The person’s name.', 'Asha Sample').meta({ isName: true }),
    role: text('Role', 'What the person does.', 'CTO').optional(),
    description: text('Description', 'One or two sentences.', 'Builds bridges, and crosses them first.').optional(),
    image: imagePath(
      'A portrait below public/; without one, the initials are shown.',
      '/images/team/cto.svg',
    ).optional(),
    links: z
      .array(profile)
      .max(6)
      .default([])
      .meta({ title: 'Links', description: 'Social profiles, an e-mail address, a website.' }),
    body: body().optional(),
  },
  hidden: ['body'],
  pictures: { image: 'card' },
});

export default people;

declare module 'site-from-json/schema' {
  interface Collections {
    people: typeof people;
  }
}
