import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MenuItem } from '../../schema/nav.ts';

interface NavLinksProps {
  items: MenuItem[];
  /** The `href` of the item to mark. */
  active?: string | undefined;
  styles: { links?: string; link?: string; line?: string };
  /** How a group of links is shown, where there may be one. */
  group?: (group: { label: string; items: NonNullable<MenuItem['items']>; index: number }) => ReactNode;
}

/** A list of links, in a header also of groups of them, and in a footer of lines of text. */
export const NavLinks = ({ items: all, active, styles, group }: NavLinksProps) => (
  <ul className={styles.links}>
    {all.map(({ href, label, items }, index) => (
      <li key={`${href} ${label}`}>
        {items ? (
          group?.({ label, items, index })
        ) : href ? (
          <Anchor className={styles.link} href={href} underline="never" aria-current={href === active || undefined}>
            {label}
          </Anchor>
        ) : (
          <span className={styles.line}>{label}</span>
        )}
      </li>
    ))}
  </ul>
);
