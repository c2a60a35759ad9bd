import { Table, type TableProps } from '@mantine/core';
import styles from './TableBox.module.css';

/** A table that scrolls sideways in its own box where it is wider than the screen. */
export function TableBox(props: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
    <div className={styles.box} tabIndex={0}>
      <Table horizontalSpacing="md" verticalSpacing="md" {...props} />
    </div>
  );
}
