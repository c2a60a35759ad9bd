import { Loader, Paper } from '@mantine/core';
import type { Texts } from '../../schema/texts.ts';
import styles from './Pending.module.css';

/** The spinner in the main area while a page is on its way; it lies over the page, so nothing moves. */
export function Pending({ texts }: { texts: Texts }) {
  return (
    <Paper className={styles.pending} role="status" withBorder>
      <Loader size={22} color="var(--accent-text)" />
      <span className="visually-hidden">{texts.loading}</span>
    </Paper>
  );
}
