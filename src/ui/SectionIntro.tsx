import { Text, Title } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { useIsCentered } from './align.ts';
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

const centered: CSSProperties = { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', textAlign: 'center' };

/** The top of a section: its heading, with the introductory text beside it. */
export function SectionIntro({ id, level, title, text, children }: SectionIntroProps) {
  const isCentered = useIsCentered();
  return (
    <div className={styles.intro} style={isCentered ? centered : undefined}>
      <Title id={titleId(id)} order={level} size="h2" maw="20ch">
        {title}
      </Title>
      {(text || children) && (
        <div className={styles.aside} style={isCentered ? { justifyContent: 'center' } : undefined}>
          {text && (
            <Text size="xl" c="dimmed" maw="34em">
              {text}
            </Text>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
