import { Container, type ContainerProps } from '@mantine/core';
import styles from './Split.module.css';

interface SplitProps extends ContainerProps {
  /** The proportion of the columns, as `grid-template-columns` has it. Without one, the parts stay below each other. */
  columns?: string | undefined;
  /** Between rows and between columns, as `gap` has it. */
  gap?: string;
  align?: 'center' | 'start';
}

/** A section of two parts, which stand beside each other where there is room. */
export function Split({ columns, gap, align = 'center', className = '', ...rest }: SplitProps) {
  return (
    <Container
      className={`${styles.split} ${className}`.trim()}
      style={{ '--columns': columns, gap, alignItems: align }}
      {...rest}
    />
  );
}
