import { z } from 'zod';
import { imagePath, text } from '../../schema/fields.ts';
import { profile } from '../../schema/social.ts';
import { defineKind } from './define-kind.ts';

export const people = defineKind('people', {
  title: 'Person',
  description: 'A person, such as a member of the team.',
  shape: {
    name: text('Name', 'The person’s name.', 'Asha Sample'),
    role: text('Role', 'What the person does.', 'CTO').optional(),
    image: imagePath(
      'A portrait below public/; the initials of the name unless told.',
      '/images/team/cto.svg',
    ).optional(),
    links: z
      .array(profile)
      .max(6)
      .default([])
      .meta({ title: 'Links', description: 'Profiles on networks, an e-mail address, a site of their own.' }),
  },
  pictures: { image: 'card' },
});
