import { Container, Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { SectionIntro, type SectionProps } from 'site-from-json/ui';
import styles from './Statistics.module.css';
import type statistics from './section.ts';

/** Longer values, and values without a digit, may break into lines. */
const LONGEST_NUMBER = 12;

/** A few numbers in the largest type that fits, on a common line. */
export default function Statistics({ section, heading }: SectionProps<typeof statistics>) {
  const { id, title, text, items, note, layout } = section;
  const [first = 1, ...others] = items.map(({ value }) => lettersOf(value));
  const isRow = layout === 'row';
  // The font size is chosen so that the longest number fills its column.
  const letters = { '--first': first, '--other': Math.max(isRow ? first : 1, ...others) } as CSSProperties;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <div className={styles.band} style={letters} data-count={items.length}>
        <dl className={isRow ? `${styles.figures} ${styles.row}` : styles.figures}>
          {items.map(({ value, label }) => (
            <div key={label} className={styles.figure} data-single={items.length === 1 || undefined}>
              <Text component="dt" size="lg" c="dimmed">
                {label}
              </Text>
              <dd data-number={isNumber(value) || undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {note && (
        <Text size="sm" c="dimmed" mt="xl">
          {note}
        </Text>
      )}
    </Container>
  );
}

const isNumber = (value: string) => lettersOf(value) <= LONGEST_NUMBER && /\p{N}/u.test(value);
const lettersOf = (value: string) => [...value.replace(/\p{DI}/gu, '')].length;
