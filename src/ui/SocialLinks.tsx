import { ActionIcon, Group, type GroupProps } from '@mantine/core';
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
import styles from './SocialLinks.module.css';

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
interface SocialLinksProps extends GroupProps {
  links: SocialLink[];
  label: string;
}

/** The profiles of the company as a row of marks, each a link with the network's name. */
export function SocialLinks({ links, label, ...rest }: SocialLinksProps) {
  return (
    <Group component="ul" gap="xs" aria-label={label} {...rest}>
      {links.map((link) => (
        <li key={link.href}>
          <ActionIcon
            component="a"
            variant="default"
            href={link.href}
            aria-label={link.label}
            rel="me noopener"
            className={styles.link}
          >
            <LineIcon of={icons[link.network]} size={20} />
          </ActionIcon>
        </li>
      ))}
    </Group>
  );
}
