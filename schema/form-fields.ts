import { z } from 'zod';
import { date, type FieldType, fieldMeta, link, matching, text, time, webAddress } from './fields/index.ts';
import { nameField } from './fields/name.ts';
import { textField } from './fields/text.ts';
import { takenNames } from './taken-names.ts';

/** The name of a field in the data that a form sends. */
const fieldNameField: FieldType = {
  ...nameField,
  fix: (text) =>
    takenNames.includes(text)
      ? 'React looks for a part of the form by this name, and would find the field. Choose another name.'
      : undefined,
};

/** The name of a field in the data that a form sends. */
export const fieldName = (example: string) =>
  matching(new RegExp(`^(?!(${takenNames.join('|')})$)[A-Za-z_][A-Za-z0-9_-]*$`), 60).meta(
    fieldMeta(
      fieldNameField,
      'Name',
      'The name of the value in the sent data.',
      [example],
      'Use letters, digits, hyphens and underscores, and begin with a letter or an underscore.',
    ),
  );

const help = text(
  'Help',
  'A sentence below the label, which screen readers read with the field.',
  'We answer within a day.',
).optional();

const required = z
  .boolean()
  .default(false)
  .meta({ title: 'Required', description: 'Whether the field must be filled in before the form can be sent.' });

const width = z
  .enum(['full', 'half'])
  .default('full')
  .meta({ title: 'Width', description: 'The width of the field on wide screens.' });

const autocomplete = matching(/^[a-z]+(-[a-z]+)*( [a-z]+(-[a-z]+)*)*$/, 60)
  .meta({
    title: 'Autocomplete',
    description:
      'What the browser may fill in: a value of the HTML attribute autocomplete, such as name, email, tel or off.',
    examples: ['name'],
    patternErrorMessage: 'Write a value of the HTML attribute, such as name, email, tel, organization or off.',
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
  minLength: count('Minimum length', 'The minimum number of characters.', 2),
  maxLength: count('Maximum length', 'The maximum number of characters.', 200),
};

const bound = (title: string, example: number) =>
  z
    .int()
    .min(-1_000_000_000)
    .max(1_000_000_000)
    .meta({ title, description: `The ${title.toLowerCase()} that is accepted.`, examples: [example] })
    .optional();

const options = z
  .array(
    text('Option', 'An answer. The same text is shown and sent.', 'By the window').meta({
      field: { ...textField, isSent: true } satisfies FieldType,
    }),
  )
  .min(1)
  .max(300)
  .meta({ title: 'Options', description: 'The answers to choose from.' });

/** Names that other tools use for the types of fields. */
const fieldSynonyms: Record<string, string[]> = {
  text: ['string', 'input', 'name'],
  email: ['mail'],
  tel: ['phone', 'telephone'],
  number: ['integer', 'range'],
  date: ['day'],
  select: ['dropdown', 'choice'],
  radio: ['radios', 'options'],
  checkbox: ['boolean', 'switch', 'toggle'],
  file: ['upload', 'attachment'],
  textarea: ['multiline', 'longtext', 'message'],
  consent: ['agreement', 'privacy', 'terms'],
};

const field = <const T extends string, Shape extends z.ZodRawShape>(
  type: T,
  description: string,
  name: string,
  own: Shape,
) =>
  z
    .strictObject({
      type: z.literal(type).meta({
        title: 'Type',
        description: 'The type of the field.',
        synonyms: { [type]: fieldSynonyms[type] ?? [] },
      }),
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
      label: text('Label', 'The text of the link.', 'Privacy policy'),
      href: link('The page with the whole text.', '/privacy'),
    })
    .meta({ title: 'Link', description: 'A link after the text.' })
    .optional(),
};

/** The keys of a consent checkbox in forms with a fixed layout. */
export const consentText = z
  .strictObject(consentKeys)
  .meta({ title: 'Consent', description: 'A checkbox that must be ticked before the form can be sent.' });

const consent = z
  .strictObject({
    type: z.literal('consent').meta({ title: 'Type', description: 'The type of the field.' }),
    name: fieldName('consent'),
    ...consentKeys,
  })
  .meta({ title: 'Field: consent', description: 'A checkbox that must be ticked before the form can be sent.' });

/** The fields of a form, distinguished by `type`. */
export const fields = z
  .array(
    z.discriminatedUnion('type', [
      field('text', 'One line of text.', 'fullName', { ...lengths, autocomplete, placeholder }),
      field('email', 'An e-mail address.', 'email', { ...lengths, autocomplete, placeholder }),
      field('tel', 'A telephone number.', 'phone', { ...lengths, autocomplete, placeholder }),
      field('number', 'A whole number.', 'guests', {
        min: bound('Minimum', 1),
        max: bound('Maximum', 12),
        placeholder,
      }),
      field('date', 'A day.', 'day', {
        min: date('First day', 'The first day that is accepted.', '2027-01-01').optional(),
        max: date('Last day', 'The last day that is accepted.', '2027-12-31').optional(),
      }),
      field('time', 'A time of day.', 'time', {
        min: time('Earliest time', 'The earliest time that is accepted.', '12:00').optional(),
        max: time('Latest time', 'The latest time that is accepted.', '22:00').optional(),
      }),
      field('select', 'One of several answers, in a drop-down list.', 'seat', { options, autocomplete }),
      field('radio', 'One of a few answers, as radio buttons.', 'occasion', { options }),
      field('checkbox', 'A checkbox. "yes" is sent if it is ticked, in a mail the word of the site.', 'highchair', {}),
      field('file', 'A file to upload.', 'attachment', {
        accept: z
          .array(
            matching(/^(\.[a-z0-9]+|[a-z]+\/[a-z0-9.+*-]+)$/, 80).meta({
              title: 'File type',
              description: 'A file extension or a media type.',
              examples: ['.pdf'],
              patternErrorMessage: 'Write a file extension, such as .pdf, or a media type, such as image/*.',
            }),
          )
          .min(1)
          .meta({ title: 'Accept', description: 'The types of files that can be chosen. Default: any.' })
          .optional(),
        multiple: z
          .boolean()
          .default(false)
          .meta({ title: 'Multiple', description: 'Whether several files can be chosen.' }),
      }),
      field('textarea', 'Several lines of text.', 'message', {
        ...lengths,
        placeholder,
        rows: z.int().min(2).max(20).default(4).meta({ title: 'Rows', description: 'The number of lines shown.' }),
      }),
      consent,
    ]),
  )
  .min(1)
  .max(60)
  .meta({ title: 'Fields', description: 'The fields of the form, from top to bottom.' });

export type FormField = z.output<typeof fields>[number];

/** The address of a form service, or of the site's own server. */
export const serviceAddress = webAddress(
  'Action',
  'Where the form is sent: the https:// address of a form service or of your server.',
  ['https://forms.example.com/f/letter'],
  'Write the address that the form service gives you, beginning with https://.',
);

/** The keys of forms about sending and what follows. */
export const sending = {
  submit: text('Button', 'The text of the button. Default: that of the contact form.', 'Book').optional(),
  thanks: text('Thanks', 'Replaces the form after it was sent.', 'Thank you. See you soon!').optional(),
  thanksPage: link('The page that is shown after the form was sent.', '/thanks').optional(),
  honeypot: fieldName('_gotcha').default('_gotcha').meta({
    title: 'Honeypot',
    description:
      'The name of a hidden field that only bots fill in, as required by your form service: _gotcha for Formspree.',
  }),
};
