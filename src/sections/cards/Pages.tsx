import type { ReactNode } from 'react';
import type { Paging, Texts } from 'site-from-json/schema';
import { Icon } from 'site-from-json/ui';
import styles from './Pages.module.css';

/** Pagination of a list: links to the previous, next, first and last page, and to those near the current one. */
export function Pages({ paging: { page, count, path }, texts }: { paging: Paging; texts: Texts['pages'] }) {
  const hrefOf = (number: number) => (number === 1 ? path : `${path === '/' ? '' : path}/page/${number}`);
  const near = Array.from({ length: count }, (_, at) => at + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - page) < 2,
  );
  const step = (number: number, rel: 'prev' | 'next', label: string, content: ReactNode) =>
    number >= 1 &&
    number <= count && (
      <a key={rel} className={styles.step} href={hrefOf(number)} rel={rel} aria-label={label}>
        {content}
      </a>
    );
  return (
    <nav className={styles.pages} aria-label={texts.label}>
      {step(
        page - 1,
        'prev',
        texts.previous,
        <>
          <Icon name="tabler:arrow-left" size={18} />
          <span className={styles.word}>{texts.previous}</span>
        </>,
      )}
      <ul className={styles.numbers}>
        {near.map((number, at) => (
          <li key={number} className={styles.number} data-gap={number - (near[at - 1] ?? 0) > 1 || undefined}>
            <a href={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
      </ul>
      {step(
        page + 1,
        'next',
        texts.next,
        <>
          <span className={styles.word}>{texts.next}</span>
          <Icon name="tabler:arrow-right" size={18} />
        </>,
      )}
    </nav>
  );
}
