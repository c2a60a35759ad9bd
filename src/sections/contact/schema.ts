import { z } from 'zod';
import { text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

/** Ways to get in touch, and the contact form. */
export const contact = section('contact', {
  title: 'Contact',
  description: 'E-mail, chat and social links beside the contact form, which opens the visitor’s mail program.',
  synonyms: ['contact-form', 'form'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'Contact'),
    text: text('Text', 'A sentence under the heading.').optional(),
    emailLabel: text('E-mail label', 'Heads the sales address.', 'Sales'),
    chatLabel: text('Chat label', 'Heads the chat handle.', 'Chat'),
    socialLabel: text('Social label', 'Heads the social links.', 'Follow us'),
    formLabel: text('Form heading', 'Names the form.', 'Write to us'),
    placeholders: z
      .strictObject({
        name: text('Name', 'Placeholder of the name.', 'John Doe'),
        email: text('E-mail', 'Placeholder of the address.', 'john@example.com'),
        subject: text('Subject', 'Placeholder of the subject.', 'Subject'),
        message: text('Message', 'Placeholder of the message.', 'Message'),
      })
      .meta({ title: 'Placeholders', description: 'Examples shown in empty fields.' }),
  },
  examples: [
    {
      type: 'contact',
      id: 'contact',
      title: 'Contact',
      text: 'Tell us about your idea.',
      emailLabel: 'Sales',
      chatLabel: 'Chat',
      socialLabel: 'Follow us',
      formLabel: 'Write to us',
      placeholders: { name: 'John Doe', email: 'john@example.com', subject: 'Subject', message: 'Message' },
    },
  ],
});
