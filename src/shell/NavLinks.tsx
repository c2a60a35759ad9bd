import { Anchor } from '@mantine/core';
import type { NavItem } from '../../schema/nav.ts';

interface NavLinksProps {
  items: NavItem[];
  /** The `href` of the item whose section or page is shown. */
  active?: string | undefined;
  /** The classes of the list and of its links. */
  styles: { links?: string; link?: string };
}

/** A list of links. */
export function NavLinks({ items, active, styles }: NavLinksProps) {
  return (
    <ul className={styles.links}>
      {items.map(({ href, label }) => (
        <li key={href}>
          <Anchor className={styles.link} href={href} underline="never" aria-current={href === active || undefined}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
