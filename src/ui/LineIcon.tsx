import styles from './Icon.module.css';

/** The paths of an icon: `__iconNode` in the icon's file of the package. */
export type IconNode = [element: 'path', attributes: { d: string }][];

/** An icon for live content, made of paths. Decoration, so it has no accessible name. */
export function LineIcon({ of, size, className = '' }: { of: IconNode; size: number; className?: string }) {
  return (
    <svg className={`${styles.line} ${className}`.trim()} width={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={of.map(([, { d }]) => d).join('')} />
    </svg>
  );
}
