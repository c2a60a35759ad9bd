import { type FieldType, keyReference } from './field-type.ts';
import { names } from './propose.ts';

const { things } = keyReference('list', ['lists']);

/** The key of a list. What has the key knows which collections the list may be of, so it also reports a list that is missing. */
export const listField: FieldType = {
  control: 'name',
  propose: names,
  reference: {
    things: (config, of = 'any') =>
      things(config, undefined).filter(({ value }) => of === 'any' || Object(value).of === of),
  },
};
