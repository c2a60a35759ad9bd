import { z } from 'zod';
import { milliseconds, pixels } from './fields/index.ts';

/** The number, timing, size and position of toasts. */
export const toasts = z
  .strictObject({
    limit: z
      .int()
      .min(1)
      .max(10)
      .default(3)
      .meta({ title: 'Limit', description: 'The greatest number of visible toasts; the newest are shown.' }),
    duration: milliseconds('Duration', 'How long a toast is shown.', 4000),
    width: pixels('Width', 'The width of a toast.', 356),
    gap: pixels('Gap', 'The space between two toasts.', 14),
    swipeThreshold: pixels('Swipe threshold', 'The distance of a swipe that dismisses a toast.', 45),
    removalDelay: milliseconds('Removal delay', 'How long the exit animation of a toast takes.', 200),
    offset: pixels('Offset', 'The distance from the corner of the window.', 24),
    offsetSmall: pixels('Offset on small screens', 'The distance from the corner of a small window.', 16),
    hotkey: z
      .string()
      .regex(/^Alt\+[A-Z]$/)
      .default('Alt+T')
      .meta({
        title: 'Hotkey',
        description: 'The keys that move the focus to the toasts.',
        examples: ['Alt+T'],
        patternErrorMessage: 'Write Alt+ and one capital letter.',
      }),
  })
  .prefault({})
  .meta({ title: 'Toasts', description: 'The number, timing, size and position of toasts.' });
