import { z } from 'zod';
import { milliseconds } from './fields.ts';

/** The timings of going from page to page. */
export const router = z
  .strictObject({
    preloadDelay: milliseconds(
      'Preload delay',
      'How long a link must be pointed at or focused before its page is preloaded.',
      50,
    ),
    pendingDelay: milliseconds('Pending threshold', 'After this a page that is still loading shows as pending.', 1000),
    pendingMinimum: milliseconds(
      'Minimum pending time',
      'The pending state, once shown, stays at least this long.',
      500,
    ),
    cacheLifetime: milliseconds('Cache lifetime', 'How long a loaded page is kept.', 300_000),
    timeout: milliseconds('Time-out', 'A page, or its code, that has not come by then counts as failed.', 20_000),
  })
  .prefault({})
  .meta({ title: 'Router', description: 'Timings of preloading, pending state and cache.' });
