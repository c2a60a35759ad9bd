import styles from './Icon.module.css';

/** The lines of an icon, as its package has them: `__iconNode` of the icon's own file. */
export type IconNode = [element: 'path', attributes: { d: string }][];

/** An icon that React draws in the browser too, of lines alone; decoration, so it has no name. */
export function LineIcon({ of, size, className = '' }: { of: IconNode; size: number; className?: string }) {
  return (
    <svg className={`${styles.line} ${className}`.trim()} width={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={of.map(([, { d }]) => d).join('')} />
    </svg>
  );
}
