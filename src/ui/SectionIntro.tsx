import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';
import styles from './SectionIntro.module.css';
import { Text } from './Text.tsx';

interface SectionIntroProps {
  id: string;
  level: 1 | 2;
  title: string;
  text?: string;
  /** Controls that belong to the whole section; they stand at the end of the line. */
  children?: ReactNode;
}

/** The opening of a section: its heading, and beside it the sentence that explains it. */
export function SectionIntro({ id, level, title, text, children }: SectionIntroProps) {
  return (
    <div className={styles.intro}>
      <Heading id={`${id}-title`} level={level} look={2} className={styles.title}>
        {title}
      </Heading>
      {(text || children) && (
        <div className={styles.aside}>
          {text && <Text className={styles.text}>{text}</Text>}
          {children}
        </div>
      )}
    </div>
  );
}
