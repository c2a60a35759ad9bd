import { UnstyledButton } from '@mantine/core';
import type { NavItem } from '../../schema/nav.ts';
import { NavLinks } from './NavLinks.tsx';
import styles from './Submenu.module.css';

interface SubmenuProps {
  id: string;
  label: string;
  items: NavItem[];
  active?: string | undefined;
  className?: string | undefined;
}

/** A group of the header's links: a button, and a panel below it that the browser itself opens and closes. */
export const Submenu = ({ id, label, items, active, className = '' }: SubmenuProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: who tabs on past the last link leaves no open panel behind
  <div
    onBlur={({ currentTarget, relatedTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) document.getElementById(id)?.hidePopover?.();
    }}
  >
    {/* The platform script adds aria-expanded; in the HTML it may not stand beside popovertarget. */}
    <UnstyledButton
      className={`${className} ${styles.toggle}`}
      aria-controls={id}
      popoverTarget={id}
      data-current={items.some(({ href }) => href === active) || undefined}
      suppressHydrationWarning
    >
      {label}
    </UnstyledButton>
    <div id={id} popover="auto" className={styles.panel}>
      <NavLinks items={items} active={active} styles={styles} />
    </div>
  </div>
);

/** The classes of submenus; a page whose HTML has none of them needs none of their rules. */
export const submenuClasses = Object.values(styles);
