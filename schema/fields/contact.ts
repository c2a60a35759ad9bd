import { type FieldType, fieldMeta, keyReference } from './field-type.ts';
import { tokenName } from './name.ts';

/** The key of a contact. */
export const contactField = { control: 'name', reference: keyReference('contact', ['contacts']) } satisfies FieldType;

/** The key of a contact, such as an e-mail address. */
export const contactName = (title: string, description: string, ...examples: string[]) =>
  tokenName.meta(fieldMeta(contactField, title, description, examples));
