import { Anchor, Text } from '@mantine/core';
import type { BranchLink } from '../../schema/define-section.ts';
import styles from './BranchLinks.module.css';

/** Links to all pages of a branch of the site. On phones they are behind their label. Renders nothing without a label. */
export function BranchLinks({ label, pages = [] }: { label: string | undefined; pages?: BranchLink[] | undefined }) {
  if (!label || pages.length < 2) return null;
  return (
    <nav aria-label={label}>
      <details className={styles.branch}>
        <Text component="summary" fw={600}>
          {label}
        </Text>
        <ul>
          {pages.map(({ label, href, depth, isHere }) => (
            <li key={href} style={{ '--depth': depth } as object}>
              <Anchor href={href} className={styles.link} aria-current={isHere ? 'page' : undefined}>
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
