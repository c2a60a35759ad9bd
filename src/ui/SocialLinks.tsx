import { ActionIcon, Group, type GroupProps } from '@mantine/core';
import type { ProfileData } from '../../schema/section-data.ts';
import { ProfileIcon, profileLabel } from './ProfileIcon.tsx';
import { useSite } from './Providers.tsx';
import styles from './SocialLinks.module.css';

interface SocialLinksProps extends GroupProps {
  links: ProfileData[];
  label: string;
}

/** Profiles as a row of icon links. */
export function SocialLinks({ links, label, ...rest }: SocialLinksProps) {
  const { texts } = useSite();
  return (
    <Group component="ul" gap="xs" aria-label={label} {...rest}>
      {links.map((link) => (
        <li key={link.href}>
          <ActionIcon
            component="a"
            variant="default"
            href={link.href}
            aria-label={profileLabel(link, texts)}
            rel="me noopener"
            className={styles.link}
          >
            <ProfileIcon profile={link} size={20} />
          </ActionIcon>
        </li>
      ))}
    </Group>
  );
}
