import { Burger, type MantineBreakpoint } from '@mantine/core';
import type { LanguageLink } from '../pages/page-data.ts';
import { ActionButton } from '../ui/Actions.tsx';
import { useSite } from '../ui/Providers.tsx';
import { LanguageLinks } from './LanguageSwitch.tsx';
import menuExtras from './MenuGroup.module.css';
import { MenuGroup } from './MenuGroup.tsx';
import styles from './MenuPanel.module.css';
import { NavLinks } from './NavLinks.tsx';

interface MenuPanelProps {
  /** The `href` of the current item. */
  active?: string | undefined;
  /** The breakpoints from which the header has the links, and the button. */
  hiddenFrom: MantineBreakpoint | undefined;
  actionFrom: MantineBreakpoint | undefined;
  /** The page in each language of the site. */
  alternates?: LanguageLink[] | undefined;
}

/** The menu for narrow windows: a button, and a panel that the browser itself opens and closes. */
export function MenuPanel({ active, hiddenFrom, actionFrom, alternates }: MenuPanelProps) {
  const { header, texts } = useSite();
  return (
    <>
      {/* The platform script adds aria-expanded, which is not valid beside popovertarget in HTML. */}
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
          <NavLinks
            items={header.menu}
            active={active}
            styles={styles}
            group={(group) => <MenuGroup {...group} active={active} />}
          />
        </nav>
        {header.action && <ActionButton action={header.action} className={menuExtras.action} hiddenFrom={actionFrom} />}
        {alternates && <LanguageLinks alternates={alternates} />}
      </div>
    </>
  );
}
