import styles from './Icon.module.css';

/** An icon for live content: a path on a square of 24, such as those of tabler.io/icons. Decoration, so it has no accessible name. */
export function LineIcon({ of, size, className = '' }: { of: string; size: number; className?: string }) {
  return (
    <svg className={`${styles.line} ${className}`.trim()} width={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={of} />
    </svg>
  );
}
