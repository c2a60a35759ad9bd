import { Anchor } from '@mantine/core';
import type { CSSProperties } from 'react';
import { Logo } from './Logo.tsx';
import styles from './LogoFields.module.css';

interface LogoFieldsProps {
  items: { name: string; logo: string; href?: string | undefined }[];
  colour: 'ink' | 'brand';
  names: 'hidden' | 'shown';
  /** How many columns there are; unless told as many as leave no hole. */
  columns?: number | undefined;
  /** The most columns that there may be then. */
  most: number;
  /** How large logos are that no name stands beside. */
  size?: 'small' | 'large';
  /** What the links are, as the attribute `rel` has it. */
  rel?: string;
}

/** Logos of one weight in fields that crop marks divide. */
export function LogoFields({ items, colour, names, columns, most, size = 'large', rel }: LogoFieldsProps) {
  const style = { '--columns': columns ?? columnsOf(items.length, most) };
  return (
    <ul className={styles.fields} style={style as CSSProperties} data-names={names} data-size={size}>
      {items.map(({ name, logo, href }) => {
        const mark =
          names === 'hidden' ? (
            <Logo logo={logo} tint={colour} size={size} name={name} />
          ) : (
            <>
              <Logo logo={logo} tint={colour} />
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

/** As many columns as there may be without a hole in the last row; the most, where each number leaves one. */
function columnsOf(count: number, most: number): number {
  if (count <= most) return count;
  for (let columns = most; columns > 2; columns--) if (count % columns === 0) return columns;
  return most;
}
