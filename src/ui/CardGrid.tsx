import type { ComponentProps, CSSProperties } from 'react';
import styles from './CardGrid.module.css';

interface CardGridProps extends ComponentProps<'ul'> {
  /** The number side by side on a wide screen, or fewer if they would be narrower than `least`; by default as many as fit. */
  columns?: number | undefined;
  least?: string;
  /** The greatest width of a card that is the only one. */
  alone?: string;
  gap?: string;
}

/** A list of cards, equally high in each row. */
export function CardGrid({ columns, least, alone, gap, style, ...rest }: CardGridProps) {
  return (
    <ul
      className={columns ? `${styles.grid} ${styles.columns}` : styles.grid}
      style={{ '--columns': columns, '--least': least, '--alone': alone, '--gap': gap, ...style } as CSSProperties}
      {...rest}
    />
  );
}
