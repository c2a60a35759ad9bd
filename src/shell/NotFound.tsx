import type { SiteModel } from '../config/resolve/page-model.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Motif } from '../ui/Motif.tsx';
import { Text } from '../ui/Text.tsx';
import styles from './Message.module.css';

// Blocks with one missing, which is what happened here.
const gap = [
  [3, 3, 3],
  [3, 3, 2],
  [3, 2, 0],
];

/** Stands in the main area for an address that no page has. Rendered at build time only. */
export function NotFound({ site: { texts } }: { site: SiteModel }) {
  const { title, text, action } = texts.notFound;
  return (
    <div className={`measure ${styles.message}`}>
      <Motif stage="wire" heights={gap} className={styles.art} />
      <Heading id="not-found-title" level={1}>
        {title}
      </Heading>
      <Text className={styles.text}>{text}</Text>
      <Button href="/">{action}</Button>
    </div>
  );
}
