import { Loader, Paper } from '@mantine/core';
import { useSite } from '../ui/Providers.tsx';
import styles from './Pending.module.css';

/** The spinner over the main area while a page is loading. */
export function Pending() {
  return (
    <Paper className={styles.pending} role="status" withBorder>
      <Loader size={22} color="var(--mantine-color-accent-text)" />
      <span className="visually-hidden">{useSite().texts.loading}</span>
    </Paper>
  );
}
