import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MenuItem } from '../../schema/nav.ts';

interface NavLinksProps {
  items: MenuItem[];
  /** The `href` of the current item. */
  active?: string | undefined;
  styles: { links?: string; link?: string; line?: string };
  /** Renders a group of links. */
  group?: (group: { label: string; items: NonNullable<MenuItem['items']>; index: number }) => ReactNode;
}

/** A list of links. Headers and menus also have groups of links, and footers lines of text. */
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
