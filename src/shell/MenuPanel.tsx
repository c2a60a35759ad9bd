import type { NavItem } from '../../schema/nav.ts';
import type { Texts } from '../../schema/texts.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './MenuPanel.module.css';

interface MenuPanelProps {
  items: NavItem[];
  texts: Texts;
  active?: string;
}

/** The menu of small screens: a button, and a panel that the platform opens and closes. */
export function MenuPanel({ items, texts, active }: MenuPanelProps) {
  return (
    <>
      {/* The platform script adds aria-expanded; in the HTML it may not stand beside popovertarget. */}
      <IconButton
        className={styles.toggle}
        aria-label={texts.menu}
        aria-controls="menu"
        popoverTarget="menu"
        suppressHydrationWarning
      >
        <span className={styles.bars} aria-hidden="true" />
      </IconButton>
      <div id="menu" popover="auto" className={styles.panel}>
        <nav aria-label={texts.menu}>
          <ul>
            {items.map(({ href, label }) => (
              <li key={href}>
                <a className={styles.link} href={href} aria-current={href === active || undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
