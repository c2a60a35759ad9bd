import { Container, Stack, Text, Title } from '@mantine/core';
import { type CSSProperties, Fragment } from 'react';
import type { Credit } from '../../schema/fields/index.ts';
import type { FooterColumn } from '../../schema/footer.ts';
import type { FooterProps } from '../pages/page-data.ts';
import { PictureView } from '../ui/PictureView.tsx';
import { useSite } from '../ui/Providers.tsx';
import { sizesForHeight } from '../ui/picture-sizes.ts';
import { SocialLinks } from '../ui/SocialLinks.tsx';
import { AskConsentAgain } from './Consent.tsx';
import styles from './Footer.module.css';
import { NavLinks } from './NavLinks.tsx';
import { textWidth } from './text-width.ts';

/** The footer of a page: brand, social links, its columns, and the copyright line. */
export function Footer({ footer }: FooterProps) {
  const { brand, social, texts } = useSite();
  const { columns, legal, copyright, credits } = footer;
  // Without any of these, the name in the copyright line is enough.
  const hasTop = brand.logo || brand.motto || social.length > 0 || columns.length > 0;
  return (
    <footer className={styles.footer}>
      <Container>
        {hasTop && (
          <div className={columns.length > 2 ? `${styles.top} ${styles.many}` : styles.top}>
            <Stack align="start">
              {brand.logo ? (
                <PictureView picture={brand.logo} sizes={sizesForHeight(48, brand.logo)} className={styles.logo} />
              ) : (
                <Text size="xl" fw={600}>
                  {brand.name}
                </Text>
              )}
              {brand.motto && (
                <Text
                  fz="clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)"
                  fw={600}
                  lts="calc(var(--tracking) * -0.022em)"
                  lh="max(1.2, var(--least-leading))"
                  mb="xs"
                >
                  {brand.motto}
                </Text>
              )}
              {social.length > 0 && <SocialLinks links={social} label={texts.social} />}
            </Stack>
            {columns.length > 0 && (
              <nav className={styles.columns} aria-label={texts.footer}>
                {columns.map((column) => (
                  <Column key={column.title} column={column} />
                ))}
              </nav>
            )}
          </div>
        )}
        {legal.length > 0 && <NavLinks items={legal} styles={{ ...styles, links: styles.legal }} />}
        {credits && (
          <Text className={styles.credits} size="sm" c="dimmed">
            {credits.label} {credits.of.map(creditOf)}
          </Text>
        )}
        <Text className={styles.copyright} size="sm" c="dimmed">
          {copyright}
          <AskConsentAgain />
        </Text>
      </Container>
      {/* The name in outline, as large as fits. */}
      {footer.wordmark && (
        <p className={styles.outline} style={{ '--ems': outlineWidth(brand.name) } as CSSProperties} aria-hidden="true">
          {brand.name}
        </p>
      )}
    </footer>
  );
}

/** Somebody who made a picture, and its license; the last of these is the link. */
function creditOf({ author, license, href }: Credit, at: number) {
  const last = license ?? author;
  return (
    <Fragment key={`${author} ${last} ${href}`}>
      {at > 0 && ' · '}
      {license && `${author}, `}
      {href ? <a href={href}>{last}</a> : last}
    </Fragment>
  );
}

function Column({ column: { title, items } }: { column: FooterColumn }) {
  return (
    <div>
      <Title order={2} size="h6" fw={500} c="dimmed" mt="sm" mb={6}>
        {title}
      </Title>
      <NavLinks items={items} styles={styles} />
    </div>
  );
}

/** The width of the outlined name in ems. A short name gets the width of about nine letters, so that it is not too tall. */
const outlineWidth = (name: string) => Math.max(5.04, textWidth(name));
