import type { CSSProperties } from 'react';
import type { FooterColumn } from '../../schema/footer.ts';
import type { FooterModel, SiteModel } from '../config/resolve/page-model.ts';
import { PictureView } from '../ui/PictureView.tsx';
import { sizesForHeight } from '../ui/picture-sizes.ts';
import { SocialLinks } from '../ui/SocialLinks.tsx';
import styles from './Footer.module.css';

/** The footer of a page: brand, social links, its columns, and the copyright line. */
export function Footer({ footer, site }: { footer: FooterModel; site: SiteModel }) {
  const { brand, contacts, texts } = site;
  return (
    <footer className={styles.footer}>
      <div className="measure">
        <div className={styles.top}>
          <div className={styles.brand}>
            <PictureView picture={brand.logo} sizes={sizesForHeight(48, brand.logo)} className={styles.logo} />
            <p className={styles.motto}>{brand.motto}</p>
            <SocialLinks links={contacts.social} label={texts.social} />
          </div>
          <nav className={styles.columns} aria-label={texts.footer}>
            {footer.contact && <Column column={footer.contact} />}
            <Column column={footer.quickLinks} />
          </nav>
        </div>
        <p className={styles.copyright}>{footer.copyright}</p>
      </div>
      {/* The name as a bare outline: the concept at the end of the page. Its size follows from its length. */}
      <p className={styles.outline} style={{ '--letters': brand.name.length } as CSSProperties} aria-hidden="true">
        {brand.name}
      </p>
    </footer>
  );
}

function Column({ column: { title, items } }: { column: FooterColumn }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {items.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
