import { type FieldType, keyReference } from './field-type.ts';
import { names } from './propose.ts';

/** The key of a dialog. */
export const dialogField: FieldType = {
  control: 'name',
  propose: names,
  reference: keyReference('dialog', ['dialogs'], 'dialogs'),
};
