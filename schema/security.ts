import { z } from 'zod';
import type { Outside } from './define-section.ts';
import { type FieldType, idKey, matching, origin, script, source, text } from './fields/index.ts';

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

const ofHost =
  'accept-ranges age allow alt-svc connection content-encoding content-length content-range date etag keep-alive last-modified location server trailer transfer-encoding upgrade vary';

/** The headers that a site cannot have otherwise, with the reason or the way out. */
const fixedHeaders = new Map([
  ['content-security-policy', 'Write what it must allow under "security": "policy", "frames" or "scripts".'],
  ['content-type', 'It follows from the name of each file: remove it.'],
  ['content-disposition', 'Files that are downloaded have it: remove it.'],
  ['x-content-type-options', 'It is always "nosniff": remove it.'],
  ...['cache-control', 'expires', 'pragma'].map(
    (name) =>
      [name, 'Files with a hash in their name are kept for a year, others asked for again: remove it.'] as const,
  ),
  ...ofHost.split(' ').map((name) => [name, 'The host writes it for each answer: remove it.'] as const),
]);

/** Checks that a header may be changed, and is there once: their names have no case. */
const headersField: FieldType = {
  *check(headers: Record<string, unknown>, { quote }) {
    const seen = new Map<string, string>();
    for (const [name, value] of Object.entries(headers)) {
      const lower = name.toLowerCase();
      const [hint, first] = [fixedHeaders.get(lower), seen.get(lower)];
      if (hint)
        yield { path: [name], at: 'key', code: 'header/fixed', message: `${quote(name)} cannot be changed.`, hint };
      else if (first !== undefined) {
        const message = `The header ${quote(first)} is there already.`;
        yield { path: [name], at: 'key', code: 'duplicate/header', message, hint: 'Remove one of them.' };
      } else if (lower === 'x-frame-options' && typeof value === 'string' && !/^(deny|sameorigin)$/i.test(value)) {
        const hint = 'Write "DENY", or "SAMEORIGIN" for frames of the site itself.';
        yield { path: [name], code: 'header/frame', message: `Browsers do not know ${quote(value)} there.`, hint };
      }
      seen.set(lower, name);
    }
  },
};

const headerName = matching(/^[A-Za-z][A-Za-z0-9_-]*$/, 100).meta({
  patternErrorMessage: 'Use letters, digits, "-" and "_", and begin with a letter.',
});

/** A text that is right only as it was given, so that nothing is proposed for one of a wrong form. */
const givenField: FieldType = {};

// Without braces, in which tokens would be filled in: what they stand for may have other signs.
const headerValue = matching(/^[!-z|~]([ -z|~]*[!-z|~])?$/, 2000).meta({
  title: 'Value',
  description: 'The value of the header.',
  examples: ['DENY'],
  patternErrorMessage: 'Write one line of ASCII letters, digits and signs, without braces.',
  field: givenField,
});

const sources = (title: string, description: string, ...[example, ...others]: Parameters<typeof source>) =>
  z
    .array(source(example, ...others))
    .max(50)
    .meta({ title, description })
    .optional();

/** The words are those of `outside` of section types. */
const policy = z
  .strictObject({
    connect: sources(
      'Requests',
      'Where scripts send requests to: fetch, EventSource, and WebSockets (wss:).',
      'https://api.example.com',
      'wss:',
    ),
    form: sources('Forms', 'Where forms are sent to.', 'https://forms.example.com'),
    frame: sources(
      'Frames',
      'What scripts show in frames. What sections show is under `frames`.',
      'https://chat.example.com',
    ),
    image: sources('Pictures', 'Where pictures come from.', 'https://tiles.example.com', 'data:', 'blob:'),
    media: sources('Films', 'Where films and sounds come from.', 'https://films.example.com', 'data:', 'blob:'),
    font: sources('Fonts', 'Where fonts come from.', 'https://fonts.example.com', 'data:'),
    style: sources('Styles', 'Where style sheets come from.', 'https://fonts.example.com'),
    worker: z
      .array(z.enum(['blob:']).meta({ title: 'Source', description: 'Code that a script has made.' }))
      .max(1)
      .meta({ title: 'Workers', description: 'Whether a script starts workers from code of its own.' })
      .optional(),
    wasm: z.boolean().meta({ title: 'WebAssembly', description: 'Whether scripts compile WebAssembly.' }).optional(),
    trustedTypes: z
      .array(
        matching(/^[\w#=/@.%-]+$/, 100).meta({
          title: 'Policy',
          description: 'The name of a policy.',
          examples: ['chat-widget'],
          patternErrorMessage: 'Write the name as the script creates it, without a space.',
          field: givenField,
        }),
      )
      .max(20)
      .meta({ title: 'Trusted Types', description: 'The names of the Trusted Types policies that scripts create.' })
      .optional(),
  } satisfies Record<keyof Outside, z.ZodType>)
  .prefault({})
  .meta({
    title: 'Policy',
    description:
      'What the Content-Security-Policy allows on all pages, beyond what sections and scripts are known to need. Each entry makes it weaker.',
  });

/** The content of other sites that pages may show and run, and the headers. The site's Content-Security-Policy blocks all other. */
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
    policy,
    headers: z
      .record(headerName, headerValue)
      .default({})
      .meta({
        title: 'Headers',
        description: 'Response headers of every file, beside those of the build or in their place.',
        examples: [{ 'X-Frame-Options': 'SAMEORIGIN', 'X-Robots-Tag': 'noai' }],
        field: headersField,
      }),
  })
  .prefault({})
  .meta({ title: 'Security', description: 'The content of other sites that pages may show and run, and headers.' });

export type ForeignScript = z.output<typeof foreignScript>;
