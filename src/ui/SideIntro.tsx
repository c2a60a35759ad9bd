import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { titleId } from './ids.ts';
import styles from './SideIntro.module.css';

interface SideIntroProps {
  id: string;
  level: 1 | 2;
  title: string;
  text?: string;
  /** Controls that belong to the whole section. */
  children?: ReactNode;
}

/** The opening of a section whose content stands beside it, in the frame `beside`: it stays in view while that scrolls past. */
export function SideIntro({ id, level, title, text, children }: SideIntroProps) {
  return (
    <div className={styles.intro}>
      <Title id={titleId(id)} order={level} size="h2">
        {title}
      </Title>
      {text && (
        <Text size="xl" c="dimmed" className={styles.text}>
          {text}
        </Text>
      )}
      {children}
    </div>
  );
}

/** The class of the frame that holds a SideIntro and, after it, the content. */
export const beside = styles.beside ?? '';
