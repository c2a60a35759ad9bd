import { hasMailHost, mailPattern, whyNoMail } from '../mail-address.ts';
import { type FieldType, fieldMeta, matching } from './field-type.ts';

/** An e-mail address, or another way to reach somebody. */
const addressField: FieldType = {
  *propose(text) {
    yield text.replace(/^mailto:/i, '').replace(/\s+/g, '');
  },
  fix: whyNoMail,
};

/** An e-mail address in the plain form that every mail client supports. */
export const email = (description: string, ...examples: string[]) =>
  matching(new RegExp(`^${mailPattern}$`), 254)
    .refine(hasMailHost)
    .meta(
      fieldMeta(
        addressField,
        'E-mail address',
        description,
        examples,
        'Write one plain address, such as info@example.com.',
      ),
    );

/** A way to reach somebody: an e-mail address, a telephone number, a handle or a postal address. */
export const address = (title: string, description: string, ...examples: string[]) =>
  matching(new RegExp(`^([^@]*[^@\\s][^@]*|${mailPattern})$`), 300)
    .refine(hasMailHost)
    .meta(
      fieldMeta(
        addressField,
        title,
        description,
        examples,
        'Write one plain e-mail address, such as info@example.com, or a text without @.',
      ),
    );
