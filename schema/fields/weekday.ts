import { z } from 'zod';

/** The days of the week, beginning with Monday. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** A day of the week. */
export const weekday = () => z.enum(weekdays).meta({ title: 'Day', description: 'A day of the week.' });
