import type { SectionProps } from '../../config/resolve/page-model.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './AnnouncementBar.module.css';
import type { announcementBar } from './schema.ts';

/** One piece of news in a narrow strip. */
export default function AnnouncementBar({ section: { icon, text, link } }: SectionProps<typeof announcementBar>) {
  return (
    <div className={`measure ${styles.bar}`}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size={20} />
        </span>
      )}
      <Text className={styles.text}>
        {text}{' '}
        {link && (
          <a className={styles.link} href={link.href}>
            {link.label}
          </a>
        )}
      </Text>
    </div>
  );
}
