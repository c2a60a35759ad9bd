import x from 'virtual:icon/x';
import { ActionIcon, Container, Group } from '@mantine/core';
import { Announcement } from '../ui/Announcement.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';
import { useSite } from '../ui/Providers.tsx';
import styles from './SiteAnnouncements.module.css';

/** The announcements above the header, if the site has some. `client/before-react/announcements.ts` shows each in its time, and closes it. */
export function SiteAnnouncements() {
  const { header, texts } = useSite();
  if (!header.announcements) return null;
  return (
    <aside className={styles.all}>
      {header.announcements.map(({ text, link, level, closable, from }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order is always the same
        <div key={at} className={styles.strip} data-tone="contrast" data-level={level} data-later={from && ''}>
          <Container>
            <Group gap="sm" wrap="nowrap" align="flex-start">
              <Announcement text={text} link={link} />
              {closable && (
                <ActionIcon className={styles.close} aria-label={texts.close} data-close-announcement={at}>
                  <LineIcon of={x} size={18} />
                </ActionIcon>
              )}
            </Group>
          </Container>
        </div>
      ))}
    </aside>
  );
}
