import { __iconNode as bluesky } from '@tabler/icons-react/dist/esm/icons/IconBrandBluesky.mjs';
import { __iconNode as facebook } from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import { __iconNode as github } from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import { __iconNode as instagram } from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import { __iconNode as linkedin } from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import { __iconNode as mastodon } from '@tabler/icons-react/dist/esm/icons/IconBrandMastodon.mjs';
import { __iconNode as telegram } from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import { __iconNode as whatsapp } from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { __iconNode as x } from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import { __iconNode as youtube } from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import type { SocialLink } from '../../schema/brand.ts';
import { LineIcon } from './LineIcon.tsx';

const icons = {
  facebook,
  instagram,
  linkedin,
  x,
  youtube,
  github,
  whatsapp,
  telegram,
  mastodon,
  bluesky,
} satisfies Record<SocialLink['network'], unknown>;

/** The mark of a social network; decoration, so the link around it needs a name of its own. */
export function SocialIcon({ network, size = 20 }: { network: SocialLink['network']; size?: number }) {
  return <LineIcon of={icons[network]} size={size} />;
}
