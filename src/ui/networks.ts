import { __iconNode as bluesky } from '@tabler/icons-react/dist/esm/icons/IconBrandBluesky.mjs';
import { __iconNode as discord } from '@tabler/icons-react/dist/esm/icons/IconBrandDiscord.mjs';
import { __iconNode as facebook } from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import { __iconNode as github } from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import { __iconNode as gitlab } from '@tabler/icons-react/dist/esm/icons/IconBrandGitlab.mjs';
import { __iconNode as instagram } from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import { __iconNode as linkedin } from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import { __iconNode as mastodon } from '@tabler/icons-react/dist/esm/icons/IconBrandMastodon.mjs';
import { __iconNode as pinterest } from '@tabler/icons-react/dist/esm/icons/IconBrandPinterest.mjs';
import { __iconNode as telegram } from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import { __iconNode as threads } from '@tabler/icons-react/dist/esm/icons/IconBrandThreads.mjs';
import { __iconNode as tiktok } from '@tabler/icons-react/dist/esm/icons/IconBrandTiktok.mjs';
import { __iconNode as vimeo } from '@tabler/icons-react/dist/esm/icons/IconBrandVimeo.mjs';
import { __iconNode as whatsapp } from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { __iconNode as x } from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import { __iconNode as xing } from '@tabler/icons-react/dist/esm/icons/IconBrandXing.mjs';
import { __iconNode as youtube } from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import { __iconNode as mail } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { __iconNode as website } from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { knownNetworks } from '../../schema/social.ts';
import type { IconNode } from './LineIcon.tsx';

interface Network {
  name: string;
  icon: IconNode;
}

const networks = {
  bluesky: { name: 'Bluesky', icon: bluesky },
  discord: { name: 'Discord', icon: discord },
  facebook: { name: 'Facebook', icon: facebook },
  github: { name: 'GitHub', icon: github },
  gitlab: { name: 'GitLab', icon: gitlab },
  instagram: { name: 'Instagram', icon: instagram },
  linkedin: { name: 'LinkedIn', icon: linkedin },
  mail: { name: 'E-mail', icon: mail },
  mastodon: { name: 'Mastodon', icon: mastodon },
  pinterest: { name: 'Pinterest', icon: pinterest },
  telegram: { name: 'Telegram', icon: telegram },
  threads: { name: 'Threads', icon: threads },
  tiktok: { name: 'TikTok', icon: tiktok },
  vimeo: { name: 'Vimeo', icon: vimeo },
  website: { name: 'Website', icon: website },
  whatsapp: { name: 'WhatsApp', icon: whatsapp },
  x: { name: 'X', icon: x },
  xing: { name: 'Xing', icon: xing },
  youtube: { name: 'YouTube', icon: youtube },
} satisfies Record<(typeof knownNetworks)[number], Network>;

/** Returns the name and icon of a network. An unknown one is named as written, and has the icon of a website. */
export const networkOf = (name: string): Network =>
  (networks as Record<string, Network>)[name] ?? { name: name.charAt(0).toUpperCase() + name.slice(1), icon: website };
