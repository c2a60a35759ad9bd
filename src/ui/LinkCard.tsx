import { Card, type CardProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import styles from './LinkCard.module.css';

/** A card that is a link as a whole. */
export const LinkCard = ({ className, ...rest }: CardProps & ComponentProps<'a'>) => (
  <Card component="a" className={className ? `${styles.card} ${className}` : styles.card} {...rest} />
);
