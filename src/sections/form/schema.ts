import { matching, text, tokenName } from '../../../schema/fields.ts';
import { fields, sending } from '../../../schema/form-fields.ts';
import { httpsAddress } from '../../../schema/link-pattern.ts';
import { section } from '../../../schema/section.ts';

const privacy = {
  type: 'consent',
  name: 'consent',
  text: 'I agree that my data is used to answer me.',
} as const;

/** A form with custom fields, sent to a service or by the visitor's mail program. */
export const form = section('form', {
  title: 'Form',
  description: 'Custom fields, sent to a form service, to your own server, or by the visitor’s mail program.',
  synonyms: ['booking', 'reservation', 'application'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'Book a table'),
    text: text('Text', 'A sentence under the heading.').optional(),
    action: matching(new RegExp(`^(mailto|${httpsAddress})$`), 2000).meta({
      title: 'Action',
      description: 'Where the form is sent: the https:// address of a form service or of your server, or "mailto".',
      examples: ['https://forms.example.com/f/table', 'mailto'],
      patternErrorMessage:
        'Write the address that the form service gives you, beginning with https://, or "mailto" for the visitor’s mail program.',
    }),
    to: tokenName.default('email').meta({
      title: 'To',
      description: 'With "action": "mailto", the e-mail address that the form writes to: a key of `contacts`.',
      examples: ['email'],
    }),
    fields,
    ...sending,
  },
  examples: [
    {
      type: 'form',
      id: 'booking',
      title: 'Book a table',
      text: 'We confirm within the hour.',
      action: 'https://forms.example.com/f/table',
      fields: [
        { type: 'text', name: 'fullName', label: 'Name', required: true, autocomplete: 'name', width: 'half' },
        { type: 'tel', name: 'phone', label: 'Telephone', required: true, autocomplete: 'tel', width: 'half' },
        { type: 'date', name: 'day', label: 'Day', required: true, width: 'half' },
        { type: 'time', name: 'time', label: 'Time', required: true, min: '12:00', max: '22:00', width: 'half' },
        { type: 'number', name: 'guests', label: 'Guests', required: true, min: 1, max: 12, width: 'half' },
        {
          type: 'select',
          name: 'seat',
          label: 'Where',
          options: ['Inside', 'By the window', 'Terrace'],
          width: 'half',
        },
        { type: 'radio', name: 'occasion', label: 'Occasion', options: ['None', 'Birthday', 'Business'] },
        { type: 'checkbox', name: 'highchair', label: 'We need a high chair' },
        { type: 'textarea', name: 'message', label: 'Wishes', help: 'Allergies, a quiet corner …', maxLength: 500 },
        privacy,
      ],
      submit: 'Book',
      thanks: 'Thank you. We confirm your table within the hour.',
    },
    {
      type: 'form',
      id: 'newsletter',
      tone: 'tinted',
      title: 'Newsletter',
      text: 'One letter a month.',
      action: 'https://forms.example.com/f/letter',
      fields: [
        { type: 'email', name: 'email', label: 'Email', required: true, autocomplete: 'email' },
        { ...privacy, text: 'Send me the newsletter. I can end it at any time.' },
      ],
      submit: 'Subscribe',
      thanks: 'Thank you. The next letter is yours.',
    },
    {
      type: 'form',
      id: 'application',
      title: 'Apply',
      action: 'https://forms.example.com/f/jobs',
      fields: [
        { type: 'text', name: 'fullName', label: 'Name', required: true, autocomplete: 'name', width: 'half' },
        { type: 'email', name: 'email', label: 'Email', required: true, autocomplete: 'email', width: 'half' },
        {
          type: 'file',
          name: 'cv',
          label: 'CV',
          help: 'One PDF of at most 5 MB.',
          required: true,
          accept: ['.pdf'],
        },
        { type: 'textarea', name: 'letter', label: 'Why us?', rows: 6 },
        privacy,
      ],
      submit: 'Send application',
    },
  ],
});
