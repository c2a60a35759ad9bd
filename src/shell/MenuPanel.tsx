import { Burger } from '@mantine/core';
import type { Alternate } from '../config/resolve/page-model.ts';
import { useSite } from '../ui/Providers.tsx';
import { LanguageLinks } from './LanguageSwitch.tsx';
import styles from './MenuPanel.module.css';
import { NavLinks } from './NavLinks.tsx';

interface MenuPanelProps {
  /** The `href` of the item to mark. */
  active?: string | undefined;
  hiddenFrom?: 'md' | 'lg' | undefined;
  /** The page in each language of the site. */
  alternates?: Alternate[] | undefined;
}

/** The menu where the navigation has no room: a button, and a panel that the browser itself opens and closes. */
export function MenuPanel({ active, hiddenFrom, alternates }: MenuPanelProps) {
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
        {alternates && <LanguageLinks alternates={alternates} />}
      </div>
    </>
  );
}
