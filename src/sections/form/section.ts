import { defineSection, fields, sending, text, tokenName, webAddress } from 'site-from-json/schema';
import { checkForm } from './check.ts';

/** A form with custom fields, sent to a service or by the visitor's mail program. */
export default defineSection('form', {
  title: 'Form',
  description: 'Custom fields, sent to a form service, to your own server, or by the visitor’s mail program.',
  synonyms: ['booking', 'reservation', 'application'],
  client: 'interaction',
  check: checkForm,
  shape: {
    title: text('Heading', 'The heading of the section.', 'Book a table'),
    text: text('Text', 'A sentence under the heading.').optional(),
    action: webAddress(
      'Action',
      'Where the form is sent: the https:// address of a form service or of your server, or "mailto".',
      ['https://forms.example.com/f/table', 'mailto'],
      'Write the address that the form service gives you, beginning with https://, or "mailto" for the visitor’s mail program.',
      'mailto',
    ),
    to: tokenName.default('email').meta({
      title: 'To',
      description: 'With "action": "mailto", the e-mail address that the form writes to: a key of `contacts`.',
      examples: ['email'],
    }),
    fields,
    ...sending,
  },
  mailbox: ({ action, to = 'email' }) => (action === 'mailto' ? to : undefined),
  outside: ({ action }) => ({ form: action === 'mailto' ? undefined : action }),
});
