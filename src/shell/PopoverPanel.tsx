import type { ReactNode } from 'react';
import styles from './PopoverPanel.module.css';

interface PopoverPanelProps {
  /** The `popoverTarget` of its button. */
  id: string;
  className: string | undefined;
  children: ReactNode;
}

/** A panel below the header that the browser itself opens and closes. */
export const PopoverPanel = ({ id, className, children }: PopoverPanelProps) => (
  <div id={id} popover="auto" className={`${styles.panel} ${className}`}>
    {children}
  </div>
);
