import { Box, Group, Pagination } from '@mantine/core';
import type { Paging, Texts } from 'site-from-json/schema';
import { Icon, numberFormat } from 'site-from-json/ui';
import styles from './Pages.module.css';

interface PagesProps {
  paging: Paging;
  texts: Texts['pages'];
  lang: string;
}

/** Pagination of a list by links, which need no script. */
export function Pages({ paging: { page, count, first, others }, texts, lang }: PagesProps) {
  const { format } = numberFormat(lang);
  const hrefOf = (number: number) => (number === 1 ? first : others.replace('{page}', String(number)));
  const link = (number: number) => ({ component: 'a' as const, href: hrefOf(number) });
  const word = (label: string) => (
    <Box component="span" visibleFrom="xs">
      {label}
    </Box>
  );
  return (
    <nav aria-label={texts.label}>
      <Pagination.Root
        total={count}
        value={page}
        getItemProps={(number) => ({ ...link(number), children: format(number) })}
        classNames={{ root: styles.pages, control: styles.control, dots: styles.dots }}
      >
        {page > 1 && (
          <Pagination.Previous
            {...link(page - 1)}
            rel="prev"
            aria-label={texts.previous}
            className={styles.previous}
            icon={({ className }) => (
              <>
                <Icon name="tabler:arrow-left" size={18} className={className} />
                {word(texts.previous)}
              </>
            )}
          />
        )}
        <Group gap={0} className={styles.numbers}>
          <Pagination.Items dotsIcon={() => '…'} />
        </Group>
        {page < count && (
          <Pagination.Next
            {...link(page + 1)}
            rel="next"
            aria-label={texts.next}
            className={styles.next}
            icon={({ className }) => (
              <>
                {word(texts.next)}
                <Icon name="tabler:arrow-right" size={18} className={className} />
              </>
            )}
          />
        )}
      </Pagination.Root>
    </nav>
  );
}
