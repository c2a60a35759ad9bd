import { consentText, defineSection, fieldName, sending, serviceAddress, text } from 'site-from-json/schema';

/** A form that asks only for an e-mail address. */
export default defineSection('newsletter', {
  title: 'Newsletter',
  description: 'One field for an e-mail address and a button, sent to your newsletter service.',
  synonyms: ['subscribe', 'mailing-list', 'signup', 'subscription'],
  client: 'interaction',
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
    submit: text(
      'Button',
      'The text of the button. Default: “Subscribe” in the language of the page.',
      'Sign up',
    ).optional(),
  },
  texts: {
    en: { subscribe: 'Subscribe' },
    de: { subscribe: 'Abonnieren' },
    fr: { subscribe: 'S’abonner' },
    es: { subscribe: 'Suscribirse' },
    ar: { subscribe: 'اشترك' },
    hi: { subscribe: 'सदस्यता लें' },
  },
  outside: ({ action }) => ({ form: action }),
});
