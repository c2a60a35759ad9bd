import Bluesky from '@tabler/icons-react/dist/esm/icons/IconBrandBluesky.mjs';
import Facebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import Github from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import Instagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import Linkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import Mastodon from '@tabler/icons-react/dist/esm/icons/IconBrandMastodon.mjs';
import Telegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import Whatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import X from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import Youtube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import type { SocialLink } from '../../schema/brand.ts';

const icons = {
  facebook: Facebook,
  instagram: Instagram,
  linkedin: Linkedin,
  x: X,
  youtube: Youtube,
  github: Github,
  whatsapp: Whatsapp,
  telegram: Telegram,
  mastodon: Mastodon,
  bluesky: Bluesky,
} satisfies Record<SocialLink['network'], unknown>;

/** The mark of a social network; decoration, so the link around it needs a name of its own. */
export function SocialIcon({ network, size = 20 }: { network: SocialLink['network']; size?: number }) {
  const Mark = icons[network];
  return <Mark size={size} stroke={1.6} aria-hidden />;
}
