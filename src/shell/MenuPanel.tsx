import { Anchor, Burger } from '@mantine/core';
import type { NavItem } from '../../schema/nav.ts';
import type { Texts } from '../../schema/texts.ts';
import styles from './MenuPanel.module.css';

interface MenuPanelProps {
  items: NavItem[];
  texts: Texts;
  active?: string;
  /** The breakpoint from which the navigation stands in the header; none where it has no room there. */
  hiddenFrom?: 'md' | 'lg' | undefined;
}

/** The menu where the navigation has no room: a button, and a panel that the browser itself opens and closes. */
export function MenuPanel({ items, texts, active, hiddenFrom }: MenuPanelProps) {
  return (
    <>
      {/* The platform script adds aria-expanded; in the HTML it may not stand beside popovertarget. */}
      <Burger
        classNames={{ root: styles.toggle, burger: styles.bars }}
        size={18}
        lineSize={2}
        aria-label={texts.menu}
        aria-controls="_menu"
        popoverTarget="_menu"
        hiddenFrom={hiddenFrom}
        suppressHydrationWarning
      />
      <div id="_menu" popover="auto" className={styles.panel}>
        <nav aria-label={texts.menu}>
          <ul>
            {items.map(({ href, label }) => (
              <li key={href}>
                <Anchor
                  className={styles.link}
                  href={href}
                  underline="never"
                  aria-current={href === active || undefined}
                >
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
