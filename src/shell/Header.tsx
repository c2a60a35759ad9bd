import { Anchor, Box, Container, Group } from '@mantine/core';
import { memo } from 'react';
import type { SiteModel } from '../config/resolve/page-model.ts';
import { PictureView } from '../ui/PictureView.tsx';
import { useSite } from '../ui/Providers.tsx';
import { sizesForHeight } from '../ui/picture-sizes.ts';
import styles from './Header.module.css';
import { MenuPanel } from './MenuPanel.tsx';
import { NavLinks } from './NavLinks.tsx';
import { SchemeControl } from './SchemeControl.tsx';
import { textWidth } from './text-width.ts';

/** The fixed header: brand, navigation, theme control, and the menu where the navigation has no room. Given are the `href`s of the items to mark. */
export const Header = memo(function Header({ active, activeInMenu }: { active?: string; activeInMenu?: string }) {
  const site = useSite();
  const { brand, header, texts } = site;
  const room = roomFor(site);
  return (
    <header className={styles.header}>
      <Container>
        <Group className={styles.bar} gap="xs" wrap="nowrap">
          <Anchor className={styles.brand} href="/" aria-label={texts.home} underline="never">
            {brand.headerLogo && (
              <PictureView
                picture={brand.headerLogo}
                sizes={sizesForHeight(36, brand.headerLogo)}
                className={styles.logo}
                load="eager"
              />
            )}
            <span>{brand.name}</span>
          </Anchor>
          {room && header.nav.length > 0 && (
            <Box component="nav" className={styles.nav} visibleFrom={room} aria-label={texts.mainNav}>
              <NavLinks items={header.nav} active={active} styles={styles} />
            </Box>
          )}
          <SchemeControl />
          {header.menu.length > 0 && <MenuPanel active={activeInMenu} hiddenFrom={room} />}
        </Group>
      </Container>
    </header>
  );
});

// In pixels, as the style sheet has them: the room between the gutters from each breakpoint on; no window has more.
const rooms = { md: 912, lg: 1120 } as const;
const linkPadding = 28;
const controls = 80;

/** The breakpoint from which the links of the navigation stand in one line; undefined if there is none. */
function roomFor({ brand: { name, headerLogo }, header, theme }: SiteModel): keyof typeof rooms | undefined {
  const logo = headerLogo ? (36 * headerLogo.width) / headerLogo.height : 0;
  const widthOf = (text: string, size: number) => textWidth(text) * size * (theme.letterWidth ?? 1);
  const links = header.nav.map(({ label }) => widthOf(label, 15) + linkPadding);
  const needed = links.reduce((sum, width) => sum + width, logo + widthOf(name, 20) + controls);
  return (['md', 'lg'] as const).find((breakpoint) => needed <= rooms[breakpoint]);
}
