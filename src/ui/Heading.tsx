import type { ReactNode } from 'react';
import styles from './Heading.module.css';

interface HeadingProps {
  id?: string;
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** How large it looks, where that differs from what its level asks for. */
  look?: 1 | 2 | 3 | 4;
  className?: string;
  children: ReactNode;
}

/** The level of the headings inside of a section whose own heading has the given one: none is skipped. */
export const levelBelow = (level: 1 | 2): 2 | 3 => (level === 1 ? 2 : 3);

/** A heading whose look follows its level unless told otherwise; the script may put the focus on one with an id. */
export function Heading({
  id,
  level,
  look = Math.min(level, 4) as 1 | 2 | 3 | 4,
  className = '',
  children,
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={`${styles.heading} ${className}`.trim()} data-look={look}>
      {children}
    </Element>
  );
}
