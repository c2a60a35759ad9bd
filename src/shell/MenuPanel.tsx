import { Burger } from '@mantine/core';
import { useSite } from '../ui/Providers.tsx';
import styles from './MenuPanel.module.css';
import { NavLinks } from './NavLinks.tsx';

/** The menu where the navigation has no room: a button, and a panel that the browser itself opens and closes. */
export function MenuPanel({ active, hiddenFrom }: { active?: string; hiddenFrom?: 'md' | 'lg' | undefined }) {
  const { header, texts } = useSite();
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
          <NavLinks items={header.menu} active={active} styles={styles} />
        </nav>
      </div>
    </>
  );
}
