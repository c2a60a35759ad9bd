import { z } from 'zod';
import { idKey, origin, script, text } from './fields/index.ts';

const siteOrigin = (example: string) => origin('Origin', 'The origin of a site: https:// and the host.', example);

const foreignScript = z
  .strictObject({
    name: text('Name', 'The name that visitors know it by.', 'Plausible'),
    purpose: text('Purpose', 'One sentence that tells visitors what it does.', 'Counts visits, without cookies.'),
    src: script(
      'The address of the script, or a file below public/.',
      'https://plausible.io/js/script.js',
      '/scripts/count.js',
    ),
    data: z
      .record(idKey, text('Value', 'The value of the attribute.', 'example.com'))
      .default({})
      .meta({
        title: 'Data',
        description: 'The data attributes of the script element; the prefix data- may be left out.',
        examples: [{ domain: 'example.com' }],
      }),
    sendsTo: z
      .array(siteOrigin('https://stats.example.com'))
      .default([])
      .meta({ title: 'Sends to', description: 'The origins that it sends data to, other than its own.' }),
    consent: z
      .boolean()
      .default(false)
      .meta({ title: 'Consent', description: 'Whether it is loaded only after the visitor has agreed.' }),
  })
  .meta({ title: 'Script', description: 'A third-party script, such as one that counts visits.' });

/** The content of other sites that pages may show and run. The site's Content-Security-Policy blocks all other. */
export const security = z
  .strictObject({
    frames: z
      .array(siteOrigin('https://www.openstreetmap.org'))
      .default([])
      .meta({
        title: 'Frames',
        description:
          'The origins that sections may show in a frame. A frame is loaded only after the visitor has asked for it.',
        examples: [['https://www.openstreetmap.org']],
      }),
    scripts: z.array(foreignScript).max(20).default([]).meta({
      title: 'Scripts',
      description: 'Third-party scripts, in loading order. They are loaded when the page is complete and idle.',
    }),
  })
  .prefault({})
  .meta({ title: 'Security', description: 'The content of other sites that pages may show and run.' });

export type ForeignScript = z.output<typeof foreignScript>;
