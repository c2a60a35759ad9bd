import { z } from 'zod';
import type { FieldType } from './field-type.ts';

/** A time in milliseconds. A number that cannot be one may be meant in seconds. */
export const timeSpanField: FieldType = {
  *propose(text) {
    yield String(Number(text) * 1000);
  },
};

/** A time in whole milliseconds with a default. */
export const milliseconds = (title: string, description: string, value: number) =>
  z
    .int()
    .min(0)
    .max(3_600_000)
    .default(value)
    .meta({ title, description: `${description} In milliseconds.`, field: timeSpanField });

/** A length in whole CSS pixels with a default. */
export const pixels = (title: string, description: string, value: number) =>
  z
    .int()
    .min(0)
    .max(2000)
    .default(value)
    .meta({ title, description: `${description} In pixels.` });
