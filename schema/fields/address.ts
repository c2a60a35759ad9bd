import { type FieldType, fieldMeta, matching } from './field-type.ts';

/** An e-mail address, a telephone number, a handle or a postal address. */
const addressField: FieldType = {
  *propose(text) {
    yield text.replace(/^mailto:/i, '').replace(/\s+/g, '');
  },
};

/** A way to reach somebody. */
export const address = (title: string, description: string, ...examples: string[]) =>
  matching(/^([^@]*[^@\s][^@]*|[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+)$/, 300).meta(
    fieldMeta(
      addressField,
      title,
      description,
      examples,
      'Write one plain e-mail address, such as info@example.com, or a text without @.',
    ),
  );
