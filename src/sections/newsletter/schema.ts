import { text } from '../../../schema/fields.ts';
import { consentText, fieldName, sending, serviceAddress } from '../../../schema/form-fields.ts';
import { section } from '../../../schema/section.ts';

/** A form that asks only for an e-mail address. */
export const newsletter = section('newsletter', {
  title: 'Newsletter',
  description: 'One field for an e-mail address and a button, sent to your newsletter service.',
  synonyms: ['subscribe', 'mailing-list', 'signup', 'subscription'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'One letter a month'),
    text: text('Text', 'A sentence under the heading.').optional(),
    action: serviceAddress,
    name: fieldName('email')
      .default('email')
      .meta({
        title: 'Name',
        description: 'The name of the e-mail field as required by your service: EMAIL for Mailchimp.',
        examples: ['email'],
      }),
    label: text('Label', 'The label of the field. Default: that of the contact form.', 'Your e-mail').optional(),
    consent: consentText.optional(),
    ...sending,
  },
  examples: [
    {
      type: 'newsletter',
      id: 'letter',
      tone: 'tinted',
      title: 'One letter a month',
      text: 'What we have built, what went wrong, and what we read.',
      action: 'https://forms.example.com/f/letter',
      consent: {
        text: 'Send me the newsletter. I can end it at any time.',
        link: { label: 'What becomes of your address', href: '/about' },
      },
      submit: 'Subscribe',
      thanks: 'Thank you. The next letter is yours.',
    },
    {
      type: 'newsletter',
      id: 'tickets',
      tone: 'contrast',
      title: 'Hear when the tickets are out',
      action: 'https://forms.example.com/f/tickets',
      submit: 'Tell me',
    },
  ],
});
