import { Anchor, Container, Text, Title } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { FooterColumn } from '../../schema/footer.ts';
import type { FooterModel, SiteModel } from '../config/resolve/page-model.ts';
import { PictureView } from '../ui/PictureView.tsx';
import { sizesForHeight } from '../ui/picture-sizes.ts';
import { SocialLinks } from '../ui/SocialLinks.tsx';
import styles from './Footer.module.css';
import { textWidth } from './text-width.ts';

/** The footer of a page: brand, social links, its columns, and the copyright line. */
export function Footer({ footer, site }: { footer: FooterModel; site: SiteModel }) {
  const { brand, contacts, texts } = site;
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.top}>
          <div className={styles.brand}>
            <PictureView picture={brand.logo} sizes={sizesForHeight(48, brand.logo)} className={styles.logo} />
            <Text className={styles.motto}>{brand.motto}</Text>
            <SocialLinks links={contacts.social} label={texts.social} />
          </div>
          <nav className={styles.columns} aria-label={texts.footer}>
            {footer.contact && <Column column={footer.contact} />}
            <Column column={footer.quickLinks} />
          </nav>
        </div>
        <Text className={styles.copyright} size="sm" c="dimmed">
          {footer.copyright}
        </Text>
      </Container>
      {/* The name as a bare outline: the concept at the end of the page. */}
      <p className={styles.outline} style={{ '--ems': outlineWidth(brand.name) } as CSSProperties} aria-hidden="true">
        {brand.name}
      </p>
    </footer>
  );
}

function Column({ column: { title, items } }: { column: FooterColumn }) {
  return (
    <div>
      <Title order={2} size="h6" fw={500} c="dimmed" mb={6}>
        {title}
      </Title>
      <ul>
        {items.map(({ label, href }) => (
          <li key={href}>
            <Anchor className={styles.link} href={href} underline="hover">
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many ems the line of the outline has: a long name fills it, a short one is no taller than one of nine letters. */
const outlineWidth = (name: string) => Math.max(5, Math.ceil(textWidth(name) * 10) / 10);
