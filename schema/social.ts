import { z } from 'zod';
import { formed, link, logo, text } from './fields.ts';

/** The networks that have an icon and a name of their own. */
export const knownNetworks = [
  'bluesky',
  'discord',
  'facebook',
  'github',
  'gitlab',
  'instagram',
  'linkedin',
  'mail',
  'mastodon',
  'pinterest',
  'telegram',
  'threads',
  'tiktok',
  'vimeo',
  'website',
  'whatsapp',
  'x',
  'xing',
  'youtube',
] as const;

/** A link to a profile: on a network, or wherever else somebody can be found. */
export const profile = z
  .strictObject({
    network: formed(/^[A-Za-z][A-Za-z0-9 .-]*$/, 40).meta({
      title: 'Network',
      description:
        'The name of the network in lower case. Known ones have an icon and a name; others may be given both.',
      examples: ['linkedin', 'github', 'mastodon'],
      patternErrorMessage: 'Write the name of the network, such as linkedin.',
    }),
    label: text('Label', 'The name that is shown or read out; known networks have one.', 'LinkedIn').optional(),
    href: link('The profile.', 'https://www.linkedin.com/company/example'),
    icon: logo('Drawn instead of the network’s own.').optional(),
  })
  .meta({ title: 'Profile', description: 'A profile on a network.' });

/** The profiles of the company. */
export const social = z
  .array(profile)
  .default([])
  .meta({ title: 'Social links', description: 'Shown in the footer and in contact sections.' });

export type Profile = z.output<typeof profile>;
