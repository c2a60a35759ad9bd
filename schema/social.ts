import { z } from 'zod';
import { link, logo, matching, text } from './fields.ts';

/** The networks with a built-in icon and name. */
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

/** A link to a profile on a network, to a website or to an e-mail address. */
export const profile = z
  .strictObject({
    network: matching(/^[A-Za-z][A-Za-z0-9 .-]*$/, 40).meta({
      title: 'Network',
      description:
        'The name of the network in lower case. Many have a built-in icon and name; for others, set `icon` and `label`.',
      examples: ['linkedin', 'github', 'mastodon'],
      patternErrorMessage: 'Write the name of the network, such as linkedin.',
    }),
    label: text(
      'Label',
      'The name for visitors and screen readers. Default: the name of the network.',
      'LinkedIn',
    ).optional(),
    href: link('The address of the profile.', 'https://www.linkedin.com/company/example'),
    icon: logo('An icon instead of the built-in one.').optional(),
  })
  .meta({ title: 'Profile', description: 'A profile on a network.' });

/** The profiles of the company. */
export const social = z
  .array(profile)
  .default([])
  .meta({ title: 'Social links', description: 'Links for the footer and for contact sections.' });

export type Profile = z.output<typeof profile>;
