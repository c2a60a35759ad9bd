import { z } from 'zod';
import { milliseconds, pixels } from './fields.ts';

/** The constants of toasts. */
export const toasts = z
  .strictObject({
    limit: z
      .int()
      .min(1)
      .max(10)
      .default(3)
      .meta({ title: 'Limit', description: 'How many are visible at once; the newest win.' }),
    duration: milliseconds('Duration', 'How long a toast stays.', 4000),
    width: pixels('Width', 'Of a toast.', 356),
    gap: pixels('Gap', 'Between two toasts.', 14),
    swipeThreshold: pixels('Swipe threshold', 'A swipe beyond this dismisses a toast.', 45),
    removalDelay: milliseconds('Removal delay', 'How long a toast takes to leave.', 200),
    offset: pixels('Offset', 'From the corner of the window.', 24),
    offsetSmall: pixels('Offset on small screens', 'From the corner of a small window.', 16),
    hotkey: z
      .string()
      .regex(/^Alt\+[A-Z]$/)
      .default('Alt+T')
      .meta({
        title: 'Hotkey',
        description: 'Moves the focus to the toasts.',
        examples: ['Alt+T'],
        patternErrorMessage: 'Write Alt+ and one capital letter.',
      }),
  })
  .prefault({})
  .meta({ title: 'Toasts', description: 'Number, time, size and place of toasts.' });
