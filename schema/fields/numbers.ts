import { z } from 'zod';

/** A time in whole milliseconds with a default. */
export const milliseconds = (title: string, description: string, value: number) =>
  z
    .int()
    .min(0)
    .max(3_600_000)
    .default(value)
    .meta({ title, description: `${description} In milliseconds.` });

/** A length in whole CSS pixels with a default. */
export const pixels = (title: string, description: string, value: number) =>
  z
    .int()
    .min(0)
    .max(2000)
    .default(value)
    .meta({ title, description: `${description} In pixels.` });
