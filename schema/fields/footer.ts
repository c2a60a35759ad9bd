import { type FieldType, keyReference } from './field-type.ts';
import { names } from './propose.ts';

/** The key of a footer variant. */
export const footerField: FieldType = {
  control: 'name',
  propose: names,
  reference: keyReference('footer variant', ['footer', 'variants'], 'footers'),
};
