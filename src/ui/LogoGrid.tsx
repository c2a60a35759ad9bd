import { Anchor } from '@mantine/core';
import type { CSSProperties } from 'react';
import { Logo } from './Logo.tsx';
import styles from './LogoGrid.module.css';

interface LogoGridProps {
  items: { name: string; logo: string; href?: string | undefined }[];
  color: 'ink' | 'brand';
  names: 'hidden' | 'shown';
  /** The number of columns; by default as many as fill every row, up to `maxColumns`. */
  columns?: number | undefined;
  maxColumns: number;
  /** The size of logos if names are hidden. */
  size?: 'small' | 'large';
  /** The attribute `rel` of the links. */
  rel?: string;
}

/** Logos of equal optical size in a grid of fields, divided by crop marks. */
export function LogoGrid({ items, color, names, columns, maxColumns, size = 'large', rel }: LogoGridProps) {
  const style = { '--columns': columns ?? columnsFor(items.length, maxColumns) };
  return (
    <ul className={styles.fields} style={style as CSSProperties} data-names={names} data-size={size}>
      {items.map(({ name, logo, href }) => {
        const mark =
          names === 'hidden' ? (
            <Logo logo={logo} tint={color} size={size} name={name} />
          ) : (
            <>
              <Logo logo={logo} tint={color} />
              <span className={styles.name}>{name}</span>
            </>
          );
        return (
          <li key={name} className={styles.field}>
            {href ? (
              <Anchor href={href} underline="never" rel={rel} className={styles.mark}>
                {mark}
              </Anchor>
            ) : (
              <div className={styles.mark}>{mark}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The largest number of columns that fills the last row; `most` if none does. */
function columnsFor(count: number, most: number): number {
  if (count <= most) return count;
  for (let columns = most; columns > 2; columns--) if (count % columns === 0) return columns;
  return most;
}
