import { Container, Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { SectionEnd, SectionIntro, type SectionProps, useStyleAlone } from 'site-from-json/ui';
import styles from './Statistics.module.css';
import type statistics from './section.ts';

/** Longer values, and values without a digit, may break into lines. */
const LONGEST_NUMBER = 12;

/** How many columns there are on a wide screen, by the number of figures; the first one takes two, unless all are equal. */
const columns = { row: [1, 2, 3, 4, 5, 3], featured: [2, 3, 4, 5, 4, 4] };

/** A few numbers in the largest type that fits, on a common line. */
export default function Statistics({ section, heading }: SectionProps<typeof statistics>) {
  const { id, title, text, items, note, layout } = section;
  const [first = 1, ...others] = items.map(({ value }) => lettersOf(value));
  const isRow = layout === 'row';
  const last = items.length - 1;
  const alone = useStyleAlone(last === 0);
  const style = {
    '--wide': columns[isRow ? 'row' : 'featured'][last],
    // The font size is chosen so that the longest number fills its column.
    '--first': first,
    '--other': Math.max(isRow ? first : 1, ...others),
  } as CSSProperties;
  /** Which figures take two columns, so that each row is as long as the others. */
  const classOf = (at: number) =>
    [
      styles.figure,
      !isRow && at === 0 && styles.first,
      at === last && last % 2 === (isRow ? 0 : 1) && styles.doubleIfNarrow,
      !isRow && ((last === 4 && at > 2) || (last === 5 && at === 5)) && styles.doubleIfWide,
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <div className={styles.band}>
        <dl className={styles.figures} style={style}>
          {items.map(({ value, label }, at) => (
            <div key={label} className={classOf(at)} style={alone}>
              <Text
                component="dt"
                size={isRow || at > 0 ? 'lg' : 'xl'}
                lh={1.45}
                c={isRow || at > 0 ? 'dimmed' : undefined}
              >
                {label}
              </Text>
              <dd data-number={isNumber(value) || undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <SectionEnd footnote={note} mt="xl" />
    </Container>
  );
}

const isNumber = (value: string) => lettersOf(value) <= LONGEST_NUMBER && /\p{N}/u.test(value);
const lettersOf = (value: string) => [...value.replace(/\p{DI}/gu, '')].length;
