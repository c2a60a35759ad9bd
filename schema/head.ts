import { z } from 'zod';
import { type FieldType, link, matching, type Problem, text } from './fields/index.ts';

/** How to say elsewhere what the build writes, by its name. */
type Elsewhere = ReadonlyMap<string, string>;

const mapOf = (hints: Record<string, string>): Elsewhere => new Map(Object.entries(hints));

const nowhere = 'Remove it.';
const ofPage = (key: string) => `Write "${key}" in the page under "routes", and remove it here.`;
const under = (key: string) => `Write "${key}", and remove it here.`;

/** The names that the build writes, without what follows a second colon. */
const writtenMetas: Elsewhere = mapOf({
  viewport: nowhere,
  description: ofPage('description'),
  robots: ofPage('noindex'),
  referrer: 'Write "Referrer-Policy" under "security.headers", and remove it here.',
  'theme-color': under('theme.accent'),
  'color-scheme': under('theme.scheme'),
  'og:type': nowhere,
  'og:site_name': under('brand.name'),
  'og:title': ofPage('title'),
  'og:description': ofPage('description'),
  'og:image': ofPage('image'),
  'og:url': under('seo.siteUrl'),
  'og:locale': 'Write "seo.lang", and other languages under "locales", and remove it here.',
  'twitter:card': nowhere,
  'twitter:title': ofPage('title'),
  'twitter:description': ofPage('description'),
  'twitter:image': ofPage('image'),
});

const iconFiles =
  'Put favicon.svg, favicon.ico or apple-touch-icon.png into public/, which take the place of those of the build.';

/** The relations of links that the build writes. */
const writtenLinks: Elsewhere = mapOf({
  canonical: under('seo.siteUrl'),
  icon: iconFiles,
  'apple-touch-icon': iconFiles,
  manifest: nowhere,
  preload: nowhere,
  modulepreload: nowhere,
  stylesheet: 'Write colors and fonts under "theme", and other styles in section types or theme.ts.',
});

/** The message for attributes of HTML that no entry has; Zod's own for other keys. */
const unknownKeys = (hints: Record<string, string>) => {
  const elsewhere = mapOf(hints);
  return ({ code, keys = [] }: { code: string; keys?: string[] }) =>
    code === 'unrecognized_keys' && keys.length === 1 ? elsewhere.get(String(keys[0])) : undefined;
};

/** Checks that one of the two names is there, and that the build does not write it itself. */
const metaField: FieldType = {
  *check({ name, property }: Record<string, unknown>, { quote }) {
    if (name === undefined && property === undefined) {
      const hint = 'Add "name", such as "google-site-verification", or "property", such as "fb:app_id".';
      yield { code: 'head/name', message: 'This meta has no name.', hint, needs: 'own keys' };
    } else if (name !== undefined && property !== undefined) {
      const hint = 'Keep the one that the service asks for.';
      yield { path: ['property'], at: 'key', code: 'head/both', message: 'This meta has "name" and "property".', hint };
    }
    for (const [key, value] of Object.entries({ name, property })) {
      if (typeof value !== 'string') continue;
      const hint = writtenMetas.get(value.toLowerCase().split(':', 2).join(':'));
      if (hint) yield { path: [key], code: 'head/written', message: `The build writes ${quote(value)} itself.`, hint };
    }
  },
};

const metaName = (title: string, description: string, ...examples: string[]) =>
  matching(/^[A-Za-z][\w.:-]*$/, 100)
    .meta({
      title,
      description,
      examples,
      patternErrorMessage: 'Write it as the service gives it: letters, digits, ".", ":", "-" and "_", and no space.',
    })
    .optional();

const meta = z
  .strictObject(
    {
      name: metaName('Name', 'What the content is, as a service names it.', 'google-site-verification'),
      property: metaName('Property', 'The same for services that ask for a property instead of a name.', 'fb:app_id'),
      content: z
        .string()
        .regex(/\S/)
        .max(2000)
        .meta({
          title: 'Content',
          description: 'What the service gives you for it. Tokens are filled in.',
          examples: ['dBw5CvburAxi537Rp9qi5uG2174Vb6JwHwIRwPSLIK8'],
          patternErrorMessage: 'Write at least one visible character.',
        }),
    },
    {
      error: unknownKeys({
        'http-equiv': 'What "http-equiv" says is a header: it belongs under "security.headers".',
        charset: 'The build writes the charset itself.',
      }),
    },
  )
  .meta({ title: 'Meta', description: 'A meta element: name or property, and content.', field: metaField });

/** Checks that the build does not write such a link itself. */
const headLinkField: FieldType = {
  *check({ rel }: Record<string, unknown>, { quote }) {
    if (typeof rel !== 'string') return;
    for (const one of rel.toLowerCase().split(' ')) {
      const hint = writtenLinks.get(one);
      if (hint) yield { path: ['rel'], code: 'head/written', message: `The build writes ${quote(one)} itself.`, hint };
    }
  },
};

const headLink = z
  .strictObject(
    {
      rel: matching(/^[A-Za-z][\w.:-]*( [A-Za-z][\w.:-]*)*$/, 100).meta({
        title: 'Relation',
        description: 'What the address is to the site, such as me, license, author, alternate, preconnect, webmention.',
        examples: ['me', 'license', 'preconnect'],
        patternErrorMessage: 'Write one or more words, with one space between them.',
      }),
      href: link('Where it leads.', 'https://mastodon.example/@us', '/pgp.txt'),
      type: matching(/^[a-z]+\/[\w.+-]+$/, 100)
        .meta({
          title: 'Type',
          description: 'The media type of what is at the address.',
          examples: ['application/rss+xml'],
          patternErrorMessage: 'Write a media type, such as application/rss+xml.',
        })
        .optional(),
      title: text('Title', 'What programs show for it, such as the name of a feed.', 'Our podcast').optional(),
      media: matching(/^[^<>"{}]+$/, 200)
        .meta({
          title: 'Media',
          description: 'The screens that it is for, as in CSS.',
          examples: ['print'],
          patternErrorMessage: 'Write a media query, such as print.',
        })
        .optional(),
      crossorigin: z
        .enum(['anonymous', 'use-credentials'])
        .meta({
          title: 'Cross-origin',
          description: 'How it is asked for, as in HTML. To preconnect for fonts, write anonymous.',
          enumDescriptions: ['Without cookies.', 'With cookies.'],
        })
        .optional(),
    },
    {
      error: unknownKeys({
        hreflang: 'The languages of a site are said under "locales", and their links are written.',
      }),
    },
  )
  .meta({ title: 'Link', description: 'A link element.', field: headLinkField });

/** Checks that nothing is said twice. `keys` are those by which two entries are the same. */
const listField = (what: string, keys: string[]): FieldType => ({
  *check(entries: unknown[]): Iterable<Problem> {
    const seen = new Set<string>();
    for (const [at, entry] of entries.entries()) {
      const values = keys.map((key) => Object(entry)[key]);
      const same = JSON.stringify(values);
      if (values.some((value) => typeof value === 'string') && seen.has(same))
        yield {
          path: [at],
          code: 'duplicate/head',
          message: `This ${what} is in the list already.`,
          hint: 'Remove one of them.',
          edit: { op: 'remove', isChoice: true },
        };
      seen.add(same);
    }
  },
});

/** What the head of each page has besides what the build writes. */
export const head = z
  .strictObject({
    meta: z
      .array(meta)
      .max(50)
      .default([])
      .meta({
        title: 'Meta elements',
        description: 'Meta elements, such as those by which search engines know whose site it is.',
        examples: [[{ name: 'google-site-verification', content: 'dBw5CvburAxi537Rp9qi5uG2174Vb6JwHwIRwPSLIK8' }]],
        field: listField('meta', ['name', 'property', 'content']),
      }),
    link: z
      .array(headLink)
      .max(50)
      .default([])
      .meta({
        title: 'Link elements',
        description: 'Link elements, such as rel="me" for a profile, or a key for e-mail.',
        examples: [[{ rel: 'me', href: 'https://mastodon.example/@us' }]],
        field: listField('link', ['rel', 'href']),
      }),
  })
  .prefault({})
  .meta({ title: 'Head', description: 'Meta and link elements of your own in the head of each page.' });

export type HeadElements = z.output<typeof head>;
