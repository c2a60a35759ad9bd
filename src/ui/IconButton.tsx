import type { ComponentProps } from 'react';
import styles from './Button.module.css';

type IconButtonProps = ComponentProps<'button'> & { 'aria-label': string };

/** A button that shows an icon alone, as large as a thumb needs it; its name is for those who do not see the icon. */
export function IconButton({ className = '', ...rest }: IconButtonProps) {
  return <button type="button" className={`${styles.icon} ${className}`.trim()} {...rest} />;
}
