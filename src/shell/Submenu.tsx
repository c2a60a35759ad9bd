import { UnstyledButton } from '@mantine/core';
import type { NavItem } from '../../schema/nav.ts';
import { NavLinks } from './NavLinks.tsx';
import panel from './PopoverPanel.module.css';
import { PopoverPanel } from './PopoverPanel.tsx';
import styles from './Submenu.module.css';

interface SubmenuProps {
  id: string;
  label: string;
  items: NavItem[];
  active?: string | undefined;
  className?: string | undefined;
}

/** A group of links in the header: a button, and a panel below it that the browser itself opens and closes. */
export const Submenu = ({ id, label, items, active, className = '' }: SubmenuProps) => (
  <div>
    {/* The platform script adds aria-expanded, which is not valid beside popovertarget in HTML. */}
    <UnstyledButton
      className={`${className} ${styles.toggle}`}
      aria-controls={id}
      popoverTarget={id}
      data-current={items.some(({ href }) => href === active) || undefined}
      suppressHydrationWarning
    >
      {label}
    </UnstyledButton>
    <PopoverPanel id={id} className={styles.panel}>
      <NavLinks items={items} active={active} styles={{ link: panel.item }} />
    </PopoverPanel>
  </div>
);
