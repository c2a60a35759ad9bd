import { Container, type ContainerProps } from '@mantine/core';
import styles from './TwoColumns.module.css';

interface TwoColumnsProps extends ContainerProps {
  /** `grid-template-columns`; without it, the parts are below each other. */
  columns?: string | undefined;
  gap?: string;
  align?: 'center' | 'start';
}

/** A container with two parts, side by side where there is room. */
export function TwoColumns({ columns, gap, align = 'center', className = '', ...rest }: TwoColumnsProps) {
  return (
    <Container
      className={`${styles.split} ${className}`.trim()}
      style={{ '--columns': columns, gap, alignItems: align }}
      mod="split"
      {...rest}
    />
  );
}
