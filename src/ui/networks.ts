import bluesky from 'virtual:icon/brand-bluesky';
import discord from 'virtual:icon/brand-discord';
import facebook from 'virtual:icon/brand-facebook';
import github from 'virtual:icon/brand-github';
import gitlab from 'virtual:icon/brand-gitlab';
import instagram from 'virtual:icon/brand-instagram';
import linkedin from 'virtual:icon/brand-linkedin';
import mastodon from 'virtual:icon/brand-mastodon';
import pinterest from 'virtual:icon/brand-pinterest';
import telegram from 'virtual:icon/brand-telegram';
import threads from 'virtual:icon/brand-threads';
import tiktok from 'virtual:icon/brand-tiktok';
import vimeo from 'virtual:icon/brand-vimeo';
import whatsapp from 'virtual:icon/brand-whatsapp';
import x from 'virtual:icon/brand-x';
import xing from 'virtual:icon/brand-xing';
import youtube from 'virtual:icon/brand-youtube';
import mail from 'virtual:icon/mail';
import phone from 'virtual:icon/phone';
import website from 'virtual:icon/world';
import type { knownNetworks } from '../../schema/social.ts';

interface Network {
  name: string;
  icon: string;
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
  phone: { name: 'Phone', icon: phone },
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
