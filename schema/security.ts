import { z } from 'zod';
import { formed, text } from './fields.ts';
import { httpsAddress } from './link-pattern.ts';

const origin = (example: string) =>
  formed(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]{1,5})?$/, 260).meta({
    title: 'Origin',
    description: 'A site by its origin: https:// and the host.',
    examples: [example],
    patternErrorMessage: 'Write https:// and the host in lower case, with no slash at the end.',
  });

const script = z
  .strictObject({
    name: text('Name', 'What visitors know it by.', 'Plausible'),
    purpose: text('Purpose', 'What it is for, in a sentence for visitors.', 'Counts visits, without cookies.'),
    src: formed(new RegExp(`^(${httpsAddress}|(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\\.js)$`), 2000).meta({
      title: 'Script',
      description: 'The address of the script, or a file of your own below public/.',
      examples: ['https://plausible.io/js/script.js', '/scripts/count.js'],
      patternErrorMessage: 'Write an address that begins with https://, or the path of a file that ends in .js.',
      holds: 'link',
    }),
    data: z
      .record(
        formed(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 60).meta({
          patternErrorMessage: 'Use lower-case letters, digits and single hyphens, and begin with a letter.',
        }),
        text('Value', 'The value of the attribute.', 'example.com'),
      )
      .default({})
      .meta({
        title: 'Data',
        description: 'The data- attributes that the script reads, with or without data- before the name.',
        examples: [{ domain: 'example.com' }],
      }),
    sendsTo: z
      .array(origin('https://stats.example.com'))
      .default([])
      .meta({ title: 'Sends to', description: 'The sites that it sends to, where they are others than its own.' }),
    consent: z
      .boolean()
      .default(false)
      .meta({
        title: 'Consent',
        description: 'Whether it is loaded only once the visitor has agreed.',
        examples: [true],
      }),
  })
  .meta({ title: 'Script', description: 'A script of somebody else, such as one that counts visits.' });

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
    scripts: z.array(script).max(20).default([]).meta({
      title: 'Scripts',
      description: 'Scripts of others, in the order in which they are loaded: when the page is there and quiet.',
    }),
  })
  .prefault({})
  .meta({ title: 'Security', description: 'What of other sites may be shown and run on the pages.' });

/** The origin of an address; undefined where it has none. */
export const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

export type ForeignScript = z.output<typeof script>;
