import icon from 'virtual:icon/search';
import { ActionIcon } from '@mantine/core';
import { openDialog } from '../ui/invoke.ts';
import { LineIcon } from '../ui/LineIcon.tsx';
import { useSite } from '../ui/Providers.tsx';
import styles from './SearchButton.module.css';
import { searchDialog } from './search-dialog.ts';

/** The button that opens the search; renders nothing on sites without one. */
export function SearchButton() {
  const { search } = useSite();
  return search ? (
    <ActionIcon className={styles.button} aria-label={search.label} {...openDialog(searchDialog)}>
      <LineIcon of={icon} size={20} />
    </ActionIcon>
  ) : null;
}
