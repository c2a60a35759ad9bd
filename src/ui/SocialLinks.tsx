import type { SocialLink } from '../../schema/brand.ts';
import { SocialIcon } from './SocialIcon.tsx';
import styles from './SocialLinks.module.css';

/** The profiles of the company as a row of marks, each a link with the network's name. */
export function SocialLinks({ links, label }: { links: SocialLink[]; label: string }) {
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map((link) => (
        <li key={link.href}>
          <a className={styles.link} href={link.href} aria-label={link.label} rel="me noopener">
            <SocialIcon network={link.network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
