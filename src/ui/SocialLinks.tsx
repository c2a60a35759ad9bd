import { ActionIcon, Group, type GroupProps } from '@mantine/core';
import type { SocialLink } from '../../schema/brand.ts';
import { SocialIcon } from './SocialIcon.tsx';
import styles from './SocialLinks.module.css';

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
            <SocialIcon network={link.network} />
          </ActionIcon>
        </li>
      ))}
    </Group>
  );
}
