import { Container, type ContainerProps } from '@mantine/core';
import { useIsCentered } from './align.ts';
import styles from './TwoColumns.module.css';

interface TwoColumnsProps extends ContainerProps {
  /** `grid-template-columns`; without it, and in a centered section, the parts are below each other. */
  columns?: string | undefined;
  gap?: string;
  align?: 'center' | 'start';
  /** Whether they stay side by side in a centered section. */
  stay?: boolean;
}

/** A container with two parts, side by side where there is room. */
export function TwoColumns({ columns, gap, align = 'center', stay, className, ...rest }: TwoColumnsProps) {
  const isCentered = useIsCentered() && !stay;
  return (
    <Container
      className={[styles.split, isCentered && styles.centered, className].filter(Boolean).join(' ')}
      style={{ '--columns': isCentered ? undefined : columns, gap, alignItems: align }}
      {...rest}
    />
  );
}
