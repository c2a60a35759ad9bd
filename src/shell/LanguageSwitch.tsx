import { Anchor, Box, type MantineBreakpoint, UnstyledButton } from '@mantine/core';
import type { LanguageLink } from '../pages/page-data.ts';
import { useSite } from '../ui/Providers.tsx';
import styles from './LanguageSwitch.module.css';
import { PopoverPanel } from './PopoverPanel.tsx';

interface LanguagesProps {
  /** The page in each language of the site. */
  alternates: LanguageLink[];
}

/** A link to the page in the other language, or, if there are several, a button that opens a list of all. */
export function LanguageSwitch({
  alternates,
  visibleFrom,
}: LanguagesProps & { visibleFrom?: MantineBreakpoint | undefined }) {
  const { lang } = useSite();
  const current = alternates.find((one) => one.lang === lang);
  const others = alternates.filter((one) => one !== current);
  return (
    <Box className={styles.switch} visibleFrom={visibleFrom}>
      {others.length === 1 ? (
        <LanguageLinks alternates={others} />
      ) : (
        <>
          <UnstyledButton className={styles.button} popoverTarget="_languages" suppressHydrationWarning>
            {current?.label}
          </UnstyledButton>
          <PopoverPanel id="_languages" className={styles.panel}>
            <LanguageLinks alternates={alternates} />
          </PopoverPanel>
        </>
      )}
    </Box>
  );
}

/** Links to the page in each language. The browser loads their documents, as the whole page changes; see `links.ts`. */
export function LanguageLinks({ alternates }: LanguagesProps) {
  const { lang: current } = useSite();
  return (
    <ul className={styles.languages}>
      {alternates.map(({ lang, label, href }) => (
        <li key={lang}>
          <Anchor
            className={styles.language}
            href={href}
            hrefLang={lang}
            lang={lang}
            target="_top"
            underline="never"
            aria-current={lang === current || undefined}
          >
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
