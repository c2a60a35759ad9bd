import { z } from 'zod';
import { type FieldType, link, logo, matching, text } from './fields/index.ts';
import { suggestValue } from './suggest.ts';

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
  'phone',
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

const otherNames = new Map([
  ['twitter', 'x'],
  ['email', 'mail'],
  ['homepage', 'website'],
  ['telephone', 'phone'],
  ['tel', 'phone'],
]);

/** Warns of a profile whose network has no built-in icon, so that a globe is shown. */
export const profileField: FieldType = {
  *check({ network, icon }: Record<string, unknown>, { quote }) {
    if (typeof network !== 'string' || icon !== undefined || knownNetworks.some((known) => known === network)) return;
    const meant = suggestValue(network, [...knownNetworks], otherNames);
    const message = `The network ${quote(network)} has no built-in icon; a globe is shown.`;
    const hint = meant
      ? `Did you mean ${quote(meant)}?`
      : 'Add "icon": the name of an icon, such as "tabler:brand-twitch", or a picture of your own.';
    const edit = meant ? { op: 'set' as const, value: meant } : undefined;
    yield { path: ['network'], code: 'network/icon', message, hint, edit, severity: 'warning' };
  },
};

const schema = z
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
  .meta({ title: 'Profile', description: 'A profile on a network.', field: profileField });

/** A link to a profile on a network, to a website or to an e-mail address. */
export const profile = schema as unknown as z.core.$ZodBranded<typeof schema, 'profile'>;

/** The profiles of the company. */
export const social = z
  .array(profile)
  .default([])
  .meta({ title: 'Social links', description: 'Links for the footer and for contact sections.' });

export type Profile = z.output<typeof profile>;
