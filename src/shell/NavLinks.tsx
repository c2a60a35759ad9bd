import { Anchor } from '@mantine/core';
import type { FooterColumn } from '../../schema/footer.ts';

interface NavLinksProps {
  items: FooterColumn['items'];
  /** The `href` of the item to mark. */
  active?: string | undefined;
  styles: { links?: string; link?: string; line?: string };
}

/** A list of links, and in a footer of lines of text. */
export const NavLinks = ({ items, active, styles }: NavLinksProps) => (
  <ul className={styles.links}>
    {items.map(({ href, label }) => (
      <li key={`${href} ${label}`}>
        {href ? (
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
