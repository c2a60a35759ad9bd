import { Anchor } from '@mantine/core';
import type { NavItem } from '../../schema/nav.ts';

interface NavLinksProps {
  items: NavItem[];
  /** The `href` of the item to mark. */
  active?: string | undefined;
  styles: { links?: string; link?: string };
}

/** A list of links. */
export const NavLinks = ({ items, active, styles }: NavLinksProps) => (
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
