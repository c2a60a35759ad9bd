import { Anchor, Container, Group, Text } from '@mantine/core';
import type { SectionProps } from '../../config/resolve/page-model.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './AnnouncementBar.module.css';
import type { announcementBar } from './schema.ts';

/** One piece of news in a narrow strip. */
export default function AnnouncementBar({ section: { icon, text, link } }: SectionProps<typeof announcementBar>) {
  return (
    <Container>
      <Group justify="center" align="baseline" gap="sm" wrap="nowrap">
        {icon && <Icon name={icon} size={20} className={styles.icon} />}
        <Text size="sm" fw={500} textWrap="balance">
          {text}{' '}
          {link && (
            <Anchor className={styles.link} href={link.href}>
              {link.label}
            </Anchor>
          )}
        </Text>
      </Group>
    </Container>
  );
}
