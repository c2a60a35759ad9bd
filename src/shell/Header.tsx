import { ActionIcon, Anchor, Box, Container, Group, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { memo } from 'react';
import type { HeaderProps, LanguageLink, SiteData } from '../pages/page-data.ts';
import { ActionButton } from '../ui/Actions.tsx';
import { DrawnIcon } from '../ui/DrawnIcon.tsx';
import { PictureView } from '../ui/PictureView.tsx';
import { useSite } from '../ui/Providers.tsx';
import { sizesForHeight } from '../ui/picture-sizes.ts';
import { ColorSchemeControl } from './ColorSchemeControl.tsx';
import { closePanel } from './close-panel.ts';
import styles from './Header.module.css';
import variants from './HeaderVariants.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { NavLinks } from './NavLinks.tsx';
import { SearchButton } from './SearchButton.tsx';
import { Submenu } from './Submenu.tsx';
import { textWidth } from './text-width.ts';

/** The width of a name for which a phone has room in one line, beside a logo and the controls; and what each further control takes of it. */
const [MOST_EMS, EMS_OF_CONTROL] = [6, 2.5];

/** The header: brand, navigation, button, languages, search, scheme control, and a menu where the navigation does not fit. */
export const Header = memo(function Header({ active, activeInMenu, alternates }: HeaderProps) {
  const site = useSite();
  const { brand, header, texts, home = '/' } = site;
  const hasMenu = header.menu.length > 0;
  useWindowEvent('keyup', closeLeftPanels);
  const { linksFrom, actionFrom, isWide } = breakpointsFor(site, alternates);
  const further = [site.search, header.quickLink].filter(Boolean).length;
  const isLong = textWidth(brand.name) > MOST_EMS - further * EMS_OF_CONTROL;
  const position = header.position === 'static' ? variants.static : header.announcements && variants.sticky;
  return (
    <header className={[styles.header, position].filter(Boolean).join(' ')}>
      <Container className={isWide ? variants.wide : undefined}>
        <Group className={styles.bar} gap="xs" wrap="nowrap">
          <Anchor
            className={isLong ? `${styles.brand} ${variants.brand}` : styles.brand}
            href={home}
            aria-label={texts.home}
            underline="never"
          >
            {brand.headerLogo && (
              <PictureView
                picture={brand.headerLogo}
                sizes={sizesForHeight(36, brand.headerLogo)}
                className={styles.logo}
                load="eager"
              />
            )}
            {header.showName &&
              (isLong ? (
                <Text span inherit lineClamp={2} className={variants.name}>
                  {brand.name}
                </Text>
              ) : (
                <span>{brand.name}</span>
              ))}
          </Anchor>
          {linksFrom && header.nav.length > 0 && (
            <Box component="nav" me="xs" visibleFrom={linksFrom} aria-label={texts.mainNav}>
              <NavLinks
                items={header.nav}
                active={active}
                styles={styles}
                group={({ index, ...group }) => (
                  <Submenu {...group} id={`_submenu-${index}`} active={active} className={styles.link} />
                )}
              />
            </Box>
          )}
          {header.action && (actionFrom || !hasMenu) && (
            <ActionButton action={header.action} size="sm" visibleFrom={hasMenu ? actionFrom : undefined} />
          )}
          {alternates && (linksFrom || !hasMenu) && (
            <LanguageSwitch alternates={alternates} visibleFrom={hasMenu ? linksFrom : undefined} />
          )}
          {header.quickLink && (
            <ActionIcon
              component="a"
              href={header.quickLink.href}
              aria-label={header.quickLink.label}
              hiddenFrom={actionFrom ?? 'lg'}
            >
              {header.quickLink.drawing && <DrawnIcon drawing={header.quickLink.drawing} size={20} />}
            </ActionIcon>
          )}
          <SearchButton />
          {header.schemeControl && <ColorSchemeControl />}
          {hasMenu && (
            <MenuPanel active={activeInMenu} hiddenFrom={linksFrom} actionFrom={actionFrom} alternates={alternates} />
          )}
        </Group>
      </Container>
    </header>
  );
});

/** Closes the panels that the Tab key has left. Other moves of the focus, such as that to the heading of a new page, close none. */
function closeLeftPanels({ key }: KeyboardEvent): void {
  const { activeElement } = document;
  if (key !== 'Tab' || !activeElement) return;
  for (const panel of document.querySelectorAll<HTMLElement>('header [popover]'))
    if (!panel.contains(activeElement) && activeElement.getAttribute('popovertarget') !== panel.id) closePanel(panel);
}

// Widths in pixels, matching the style sheet: what is available from each breakpoint on, what content takes of it at most, and what the parts
// of the header need.
const available = { sm: 706, md: 912, lg: 1120, xl: 1328 } as const;
const contentWidth = { narrow: 944, normal: 1120, wide: 1296 } as const;
const linkPadding = 28;
const arrow = 15;
const buttonPadding = 42;
const control = 52;
/** Not all letters of many words have the greatest width of their kind. */
const fewerOfMany = 0.95;

/**
 * The breakpoints from which the button, and the links in one line, fit into the header; undefined if they never do. A header is wide if the
 * links fit only where it is wider than the content.
 */
function breakpointsFor(
  { brand: { name, headerLogo }, header, search, theme }: SiteData,
  alternates: LanguageLink[] = [],
) {
  const logo = headerLogo ? (36 * headerLogo.width) / headerLogo.height : 0;
  const widthOf = (text: string, size: number) => textWidth(text) * size * (theme.letterWidth ?? 1);
  const title = header.showName ? widthOf(name, 20) : 0;
  const action = header.action ? widthOf(header.action.label, 15) + buttonPadding : 0;
  const bar = logo + title + action + (header.schemeControl ? control : 0) + (search ? control : 0) + 28;
  const widthOfLink = (label: string) => widthOf(label, 15) * fewerOfMany + linkPadding;
  const links = header.nav.map(({ label, items }) => widthOfLink(label) + (items ? arrow : 0));
  const languages = alternates.map(({ label }) => widthOf(label, 15) + 2 * linkPadding);
  const needed = links.reduce((sum, width) => sum + width, bar + Math.max(0, ...languages));
  const linksFrom = (['md', 'lg', 'xl'] as const).find((breakpoint) => needed <= available[breakpoint]);
  return {
    actionFrom: (['sm', 'md', 'lg'] as const).find((breakpoint) => bar + control <= available[breakpoint]),
    linksFrom,
    isWide: linksFrom && needed > contentWidth[theme.width],
  };
}
