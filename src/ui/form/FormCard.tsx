import { Paper, type PaperProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import styles from './FormCard.module.css';

/** The class of a field that has another one beside it. */
export const halfField = styles.half;

/** The frame of a form, in which each field has a line of its own. It has no style attribute, as a field may have the name "style". */
export const FormCard = ({ className, ...rest }: PaperProps & ComponentProps<'form'>) => (
  <Paper
    component="form"
    withBorder
    className={className ? `${styles.form} ${className}` : styles.form}
    method="post"
    {...rest}
  />
);
