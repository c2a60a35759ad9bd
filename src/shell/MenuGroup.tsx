import type { NavItem } from '../../schema/nav.ts';
import styles from './MenuGroup.module.css';
import menu from './MenuPanel.module.css';
import { NavLinks } from './NavLinks.tsx';

interface MenuGroupProps {
  label: string;
  items: NavItem[];
  index: number;
  active?: string | undefined;
}

/** A group of links in the menu, under its heading. */
export const MenuGroup = ({ label, items, index, active }: MenuGroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  <div className={styles.group} role="group" aria-labelledby={`_menu-${index}`}>
    <p id={`_menu-${index}`} className={styles.heading}>
      {label}
    </p>
    <NavLinks items={items} active={active} styles={{ link: `${menu.link} ${styles.link}` }} />
  </div>
);
