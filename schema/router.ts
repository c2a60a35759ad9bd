import { z } from 'zod';
import { milliseconds } from './fields/index.ts';

/** The timings of client-side navigation. */
export const router = z
  .strictObject({
    preloadDelay: milliseconds(
      'Preload delay',
      'How long a link must be hovered or focused before its page is preloaded.',
      50,
    ),
    pendingDelay: milliseconds('Pending threshold', 'A page that takes longer to load is shown as pending.', 1000),
    pendingMinimum: milliseconds('Minimum pending time', 'How long the pending state is shown at least.', 500),
    cacheLifetime: milliseconds('Cache lifetime', 'How long a loaded page is kept.', 300_000),
    timeout: milliseconds('Time-out', 'A page or code that takes longer to load counts as failed.', 20_000),
  })
  .prefault({})
  .meta({ title: 'Router', description: 'Timings of client-side navigation: preloading, pending state and cache.' });
