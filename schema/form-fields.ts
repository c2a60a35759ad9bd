import { z } from 'zod';
import { formed, link, text } from './fields.ts';
import { httpsAddress } from './link-pattern.ts';

/** The name of a field, under which its value is sent. */
export const fieldName = (example: string) =>
  formed(/^[A-Za-z_][A-Za-z0-9_-]*$/, 60).meta({
    title: 'Name',
    description: 'The name that the value is sent under.',
    examples: [example],
    patternErrorMessage: 'Use letters, digits, hyphens and underscores, and begin with a letter or an underscore.',
  });

const help = text('Help', 'A sentence below the label, read out with the field.', 'We answer within a day.').optional();

const required = z
  .boolean()
  .default(false)
  .meta({ title: 'Required', description: 'Whether the form is sent only with this field filled in.' });

const width = z
  .enum(['full', 'half'])
  .default('full')
  .meta({ title: 'Width', description: 'How much of the line the field takes on wide screens.' });

const autocomplete = formed(/^[a-z]+(-[a-z]+)*( [a-z]+(-[a-z]+)*)*$/, 60)
  .meta({
    title: 'Autocomplete',
    description: 'What the browser may fill in, by its name in HTML, such as name, email, tel or off.',
    examples: ['name'],
    patternErrorMessage: 'Write a name of HTML in lower case, such as name, email, tel, organization or off.',
  })
  .optional();

const placeholder = text('Placeholder', 'An example shown in the empty field.', 'Ada Example').optional();

const count = (title: string, description: string, example: number) =>
  z
    .int()
    .min(1)
    .max(100_000)
    .meta({ title, description, examples: [example] })
    .optional();

const lengths = {
  minLength: count('Least length', 'The least number of characters.', 2),
  maxLength: count('Greatest length', 'The greatest number of characters.', 200),
};

const bound = (title: string, example: number) =>
  z
    .int()
    .min(-1_000_000_000)
    .max(1_000_000_000)
    .meta({ title, description: `${title} that is accepted.`, examples: [example] })
    .optional();

const moment = (title: string, pattern: RegExp, example: string, form: string) =>
  formed(pattern, 10)
    .meta({ title, description: `${title} that is accepted.`, examples: [example], patternErrorMessage: form })
    .optional();

const day = /^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/;
const dayForm = 'Write year, month and day, such as 2027-01-31.';
const clock = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;
const clockForm = 'Write hours and minutes, such as 18:30.';

const options = z
  .array(text('Option', 'An answer to choose, as it is shown and sent.', 'By the window'))
  .min(1)
  .max(300)
  .meta({ title: 'Options', description: 'The answers to choose from.' });

const field = <const T extends string, Shape extends z.ZodRawShape>(
  type: T,
  description: string,
  name: string,
  own: Shape,
) =>
  z
    .strictObject({
      type: z.literal(type).meta({ title: 'Type', description: 'What is asked for.' }),
      name: fieldName(name),
      label: text('Label', 'The label of the field.', 'Your name'),
      help,
      required,
      width,
      ...own,
    })
    .meta({ title: `Field: ${type}`, description });

const consentKeys = {
  text: text('Text', 'What the visitor agrees to.', 'I agree that my data is used to answer me.'),
  link: z
    .strictObject({
      label: text('Label', 'The words of the link.', 'Privacy policy'),
      href: link('Where the whole text stands.', '/privacy'),
    })
    .optional()
    .meta({ title: 'Link', description: 'A link after the text.' }),
};

/** A box that must be ticked before a form is sent, where the form knows its place. */
export const consentText = z
  .strictObject(consentKeys)
  .meta({ title: 'Consent', description: 'A box that must be ticked before the form is sent.' });

const consent = z
  .strictObject({
    type: z.literal('consent').meta({ title: 'Type', description: 'What is asked for.' }),
    name: fieldName('consent'),
    ...consentKeys,
  })
  .meta({ title: 'Field: consent', description: 'A box that must be ticked before the form is sent.' });

/** The fields of a form: each a kind of its own, told apart by `type`. */
export const fields = z
  .array(
    z.discriminatedUnion('type', [
      field('text', 'One line of text.', 'fullName', { ...lengths, autocomplete, placeholder }),
      field('email', 'An e-mail address.', 'email', { ...lengths, autocomplete, placeholder }),
      field('tel', 'A telephone number.', 'phone', { ...lengths, autocomplete, placeholder }),
      field('number', 'A whole number.', 'guests', { min: bound('Least', 1), max: bound('Greatest', 12), placeholder }),
      field('date', 'A day.', 'day', {
        min: moment('First day', day, '2027-01-01', dayForm),
        max: moment('Last day', day, '2027-12-31', dayForm),
      }),
      field('time', 'A time of day.', 'time', {
        min: moment('Earliest time', clock, '12:00', clockForm),
        max: moment('Latest time', clock, '22:00', clockForm),
      }),
      field('select', 'One answer of many, in a list that opens.', 'seat', { options, autocomplete }),
      field('radio', 'One answer of a few, all in sight.', 'occasion', { options }),
      field('checkbox', 'A box to tick; "yes" is sent.', 'highchair', {}),
      field('file', 'A file of the visitor’s.', 'attachment', {
        accept: z
          .array(
            formed(/^(\.[a-z0-9]+|[a-z]+\/[a-z0-9.+*-]+)$/, 80).meta({
              title: 'Kind of file',
              description: 'An ending or a media type.',
              examples: ['.pdf'],
              patternErrorMessage: 'Write an ending, such as .pdf, or a media type, such as image/*.',
            }),
          )
          .min(1)
          .meta({ title: 'Accept', description: 'The kinds of file that can be chosen; any unless told.' })
          .optional(),
        multiple: z
          .boolean()
          .default(false)
          .meta({ title: 'Several', description: 'Whether several files can be chosen.' }),
      }),
      field('textarea', 'Several lines of text.', 'message', {
        ...lengths,
        placeholder,
        rows: z.int().min(2).max(20).default(4).meta({ title: 'Rows', description: 'How many lines it shows.' }),
      }),
      consent,
    ]),
  )
  .min(1)
  .max(60)
  .meta({ title: 'Fields', description: 'What the form asks for, from top to bottom.' });

export type FormField = z.output<typeof fields>[number];

/** The address of a form service, or of a server of the site's own. */
export const serviceAddress = formed(new RegExp(`^${httpsAddress}$`), 2000).meta({
  title: 'Action',
  description: 'Where the form is sent: the https:// address of a form service or your server.',
  examples: ['https://forms.example.com/f/letter'],
  patternErrorMessage: 'Write the address that the form service gives you, beginning with https://.',
});

/** How forms are sent, and what becomes of them. */
export const sending = {
  submit: text('Button', 'The words of the button; those of the contact form unless told.', 'Book').optional(),
  thanks: text('Thanks', 'Stands in place of the form once it was sent.', 'Thank you. See you soon!').optional(),
  thanksPage: link('The page that follows once the form was sent.', '/thanks').optional(),
  honeypot: fieldName('_gotcha').default('_gotcha').meta({
    title: 'Honeypot',
    description:
      'The name of a hidden field that only robots fill in, as your form service calls it: _gotcha for Formspree.',
  }),
};
