import { defineSection, text, tokenName, ways } from 'site-from-json/schema';
import { z } from 'zod';

/** Ways to get in touch, and the contact form. */
export default defineSection('contact', {
  title: 'Contact',
  description: 'Ways to get in touch and social links beside the contact form, which opens the visitor’s mail program.',
  synonyms: ['contact-form'],
  client: 'interaction',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Contact'),
    text: text('Text', 'A sentence under the heading.').optional(),
    to: tokenName.default('email').meta({
      title: 'To',
      description: 'The e-mail address that the form writes to: a key of `contacts`.',
      examples: ['email'],
    }),
    ways,
    socialLabel: text('Social label', 'The heading of the social links.', 'Follow us').optional(),
    formLabel: text('Form heading', 'The name of the form for screen readers.', 'Write to us').optional(),
    placeholders: z
      .strictObject({
        name: text('Name', 'Placeholder of the name.', 'John Doe').optional(),
        email: text('E-mail', 'Placeholder of the address.', 'john@example.com').optional(),
        subject: text('Subject', 'Placeholder of the subject.', 'Subject').optional(),
        message: text('Message', 'Placeholder of the message.', 'Message').optional(),
      })
      .prefault({})
      .meta({ title: 'Placeholders', description: 'Examples shown in empty fields.' }),
  },
  mailbox: ({ to = 'email' }) => to,
});
