import { Table, type TableProps } from '@mantine/core';
import styles from './ScrollableTable.module.css';

/** A table in a box that scrolls sideways if the table is wider. */
export function ScrollableTable(props: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with the focus on it, the keyboard can scroll it
    <div className={styles.box} tabIndex={0}>
      <Table horizontalSpacing="md" verticalSpacing="md" {...props} />
    </div>
  );
}
