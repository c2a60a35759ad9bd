import { z } from 'zod';
import { formed } from './fields.ts';

const origin = (example: string) =>
  formed(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]{1,5})?$/, 260).meta({
    title: 'Origin',
    description: 'A site by its origin: https:// and the host.',
    examples: [example],
    patternErrorMessage: 'Write https:// and the host in lower case, with no slash at the end.',
  });

/** What of other sites may be shown and run on the pages. Nothing else gets past the site's policy. */
export const security = z
  .strictObject({
    frames: z
      .array(origin('https://www.openstreetmap.org'))
      .default([])
      .meta({
        title: 'Frames',
        description: 'The origins of other sites that sections may show in a frame, once the visitor has asked for it.',
        examples: [['https://www.openstreetmap.org']],
      }),
  })
  .prefault({})
  .meta({ title: 'Security', description: 'What of other sites may be shown and run on the pages.' });

/** The origin of an address; undefined where it has none. */
export const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;
