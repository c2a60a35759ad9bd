import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './Heading.module.css';

interface HeadingProps {
  id?: string;
  level: 1 | 2 | 3;
  /** How large it looks, where that differs from what its level asks for. */
  look?: 1 | 2 | 3;
  className?: string;
  children: ReactNode;
}

/** A heading whose look follows its level unless told otherwise; the script may put the focus on one with an id. */
export function Heading({ id, level, look = level, className = '', children }: HeadingProps) {
  return (
    <Title order={level} id={id} className={`${styles.heading} ${className}`} data-look={look}>
      {children}
    </Title>
  );
}
