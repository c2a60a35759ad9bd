import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { titleId } from './ids.ts';
import styles from './SectionIntro.module.css';

interface SectionIntroProps {
  id: string;
  level: 1 | 2;
  title: string;
  text?: string;
  /** Controls for the whole section, at the end of the line. */
  children?: ReactNode;
}

/** The level of headings inside of a section whose own heading has the given level. */
export const levelBelow = (level: 1 | 2): 2 | 3 => (level === 1 ? 2 : 3);

/** The top of a section: its heading, with the introductory text beside it. */
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
