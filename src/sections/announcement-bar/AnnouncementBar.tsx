import { Container } from '@mantine/core';
import { Announcement, Icon, type SectionProps } from 'site-from-json/ui';
import styles from './AnnouncementBar.module.css';
import type announcementBar from './section.ts';

/** One piece of news in a narrow strip. */
export default function AnnouncementBar({ section: { icon, text, link } }: SectionProps<typeof announcementBar>) {
  return (
    <Container>
      <Announcement text={text} link={link} icon={icon && <Icon name={icon} size={20} className={styles.icon} />} />
    </Container>
  );
}
