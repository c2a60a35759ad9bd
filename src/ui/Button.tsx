import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Look {
  look?: 'primary' | 'secondary';
  /** For a button beside a heading, and not below a text. */
  small?: boolean;
}

type ButtonProps = Look & (ComponentProps<'button'> | (ComponentProps<'a'> & { href: string }));

/** A button, or a link that looks like one. A plain element, as it stands many times on each page; an icon may come before its words. */
export function Button({ look = 'primary', small, className, ...rest }: ButtonProps) {
  const classes = [styles.button, look === 'secondary' && styles.secondary, small && styles.small, className];
  const names = classes.filter(Boolean).join(' ');
  if ('href' in rest) return <a className={names} {...rest} />;
  return <button type="button" className={names} {...(rest as ComponentProps<'button'>)} />;
}
