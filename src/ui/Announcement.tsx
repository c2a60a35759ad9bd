import { Anchor, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { NavItem } from '../../schema/nav.ts';
import styles from './Announcement.module.css';

interface AnnouncementProps {
  text: string;
  link?: NavItem | undefined;
  icon?: ReactNode;
}

/** One line of news with an optional link. */
export const Announcement = ({ text, link, icon }: AnnouncementProps) => (
  <Group className={styles.line} justify="center" align="baseline" gap="sm" wrap="nowrap">
    {icon}
    <Text size="sm" fw={500} textWrap="balance">
      {text}{' '}
      {link && (
        <Anchor className={styles.link} href={link.href}>
          {link.label}
        </Anchor>
      )}
    </Text>
  </Group>
);
