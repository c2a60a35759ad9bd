import { memo } from 'react';
import type { NavItem } from '../../schema/nav.ts';
import type { SiteModel } from '../config/resolve/page-model.ts';
import { PictureView } from '../ui/PictureView.tsx';
import { sizesForHeight } from '../ui/picture-sizes.ts';
import styles from './Header.module.css';
import { MenuPanel } from './MenuPanel.tsx';
import { SchemeControl } from './SchemeControl.tsx';

interface HeaderProps {
  site: SiteModel;
  /** The `href` of the item whose section is being read. */
  active?: string;
  /** The same for the menu, which has other items. */
  activeInMenu?: string;
}

/** The fixed header: brand, navigation, theme control, and on small screens the menu. */
export const Header = memo(function Header({ site, active, activeInMenu }: HeaderProps) {
  const { brand, header, texts, theme } = site;
  return (
    <header className={styles.header}>
      <div className={`measure ${styles.bar}`}>
        <a className={styles.brand} href="/" aria-label={texts.home}>
          <PictureView
            picture={brand.headerLogo}
            sizes={sizesForHeight(36, brand.headerLogo)}
            className={styles.logo}
            load="eager"
          />
          <span>{brand.name}</span>
        </a>
        <nav className={styles.nav} aria-label={texts.mainNav}>
          <ul className={styles.links}>
            {header.nav.map((item) => (
              <NavLink key={item.href} item={item} active={active} />
            ))}
          </ul>
        </nav>
        <SchemeControl texts={texts.theme} initial={theme.scheme} />
        <MenuPanel items={header.menu} texts={texts} active={activeInMenu} />
      </div>
    </header>
  );
});

function NavLink({ item: { href, label }, active }: { item: NavItem; active?: string }) {
  return (
    <li>
      <a className={styles.link} href={href} aria-current={href === active || undefined}>
        {label}
      </a>
    </li>
  );
}
