import type { Texts } from '../../schema/texts.ts';
import styles from './Pending.module.css';

/** The spinner in the main area while a page is on its way; it lies over the page, so nothing moves. */
export function Pending({ texts }: { texts: Texts }) {
  return (
    <div className={styles.pending} role="status">
      <span className="visually-hidden">{texts.loading}</span>
    </div>
  );
}
