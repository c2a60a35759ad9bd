import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { titleId } from './ids.ts';
import styles from './SectionIntro.module.css';

interface SectionIntroProps {
  id: string;
  level: 1 | 2;
  title: string;
  text?: string;
  /** Controls that belong to the whole section; they stand at the end of the line. */
  children?: ReactNode;
}

/** The level of the headings inside of a section whose own heading has the given one: none is skipped. */
export const levelBelow = (level: 1 | 2): 2 | 3 => (level === 1 ? 2 : 3);

/** The opening of a section: its heading, and beside it the sentence that explains it. */
export function SectionIntro({ id, level, title, text, children }: SectionIntroProps) {
  return (
    <div className={styles.intro}>
      <Title id={titleId(id)} order={level} size="h2" className={styles.title}>
        {title}
      </Title>
      {(text || children) && (
        <div className={styles.aside}>
          {text && (
            <Text size="xl" c="dimmed" className={styles.text}>
              {text}
            </Text>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
