import { Container } from '@mantine/core';
import type { SectionProps } from '../../config/resolve/page-model.ts';
import { Announcement } from '../../ui/Announcement.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './AnnouncementBar.module.css';
import type { announcementBar } from './schema.ts';

/** One piece of news in a narrow strip. */
export default function AnnouncementBar({ section: { icon, text, link } }: SectionProps<typeof announcementBar>) {
  return (
    <Container>
      <Announcement text={text} link={link} icon={icon && <Icon name={icon} size={20} className={styles.icon} />} />
    </Container>
  );
}
