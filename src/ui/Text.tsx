import type { ReactNode } from 'react';
import styles from './Text.module.css';

/** A paragraph of running text. A plain element, as it stands many times on each page. */
export function Text({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <p className={`${styles.text} ${className}`.trim()}>{children}</p>;
}
