import { dates, dayPattern, lastDay } from './date.ts';
import { type FieldType, fieldMeta, matching } from './field-type.ts';

/** A day with a time. */
export const momentField: FieldType = {
  *propose(text) {
    yield* dates(text);
    yield text.replace(/(T\d\d:\d\d):\d\d(\.\d+)?/, '$1');
  },
  fix: lastDay,
};

/** A day, or a day with a time. */
export const moment = (title: string, description: string) =>
  matching(new RegExp(`^${dayPattern}(T([01]\\d|2[0-3]):[0-5]\\d)?$`), 40).meta(
    fieldMeta(
      { ...momentField, noun: 'date' },
      title,
      description,
      ['2030-06-12', '2030-06-12T09:00'],
      'Write year, month and day, such as 2030-06-12, or with the time, such as 2030-06-12T09:00.',
    ),
  );
