import x from 'virtual:icon/x';
import { ActionIcon, Container, Group } from '@mantine/core';
import { Announcement } from '../ui/Announcement.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';
import { useSite } from '../ui/Providers.tsx';
import styles from './SiteAnnouncement.module.css';

/** The announcement above the header, if the site has one. `client/announcement.ts` shows it in its time, and closes it. */
export function SiteAnnouncement() {
  const { header, texts } = useSite();
  if (!header.announcement) return null;
  const { text, link, level, closable, from } = header.announcement;
  return (
    <aside className={styles.strip} data-tone="contrast" data-level={level} data-later={from && ''}>
      <Container>
        <Group gap="sm" wrap="nowrap" align="flex-start">
          <Announcement text={text} link={link} />
          {closable && (
            <ActionIcon className={styles.close} aria-label={texts.close} data-close-announcement>
              <LineIcon of={x} size={18} />
            </ActionIcon>
          )}
        </Group>
      </Container>
    </aside>
  );
}
