import icon from 'virtual:icon/search';
import { Text, TextInput } from '@mantine/core';
import { Dialog } from '../ui/Dialog.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';
import { useSite } from '../ui/Providers.tsx';
import styles from './SearchDialog.module.css';
import { searchDialog } from './search-dialog.ts';

/**
 * The dialog of the search: a field, and a list of results, for which it has a template. Its code, `client/search/search.ts`, is loaded when
 * it is opened; until then it has what a visitor types. For static content only.
 */
export function SearchDialog() {
  const { search, texts } = useSite();
  if (!search) return null;
  const { index, label, results, none, failed } = search;
  return (
    <Dialog
      name={searchDialog}
      close={texts.close}
      aria-label={label}
      className={styles.dialog}
      data-index={index}
      data-results={results}
      data-none={none}
      data-failed={failed}
      data-loading={texts.loading}
      head={
        <TextInput
          className={styles.field}
          aria-label={label}
          placeholder={label}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls="_search-results"
          autoComplete="off"
          autoFocus
          enterKeyHint="go"
          leftSection={<LineIcon of={icon} size={18} />}
        />
      }
    >
      <Text className={styles.status} size="sm" c="dimmed" role="status" />
      <div id="_search-results" className={styles.results} role="listbox" aria-label={label} />
      <template>
        {/* biome-ignore lint/a11y/useSemanticElements: a listbox has groups, and no fieldsets */}
        <div className={styles.page} role="group">
          <Result className={styles.title} />
          <Result className={styles.heading} />
        </div>
      </template>
    </Dialog>
  );
}

/** A link to a page, or to a part of it. The field keeps the focus, and names the one that Enter follows. */
function Result({ className }: { className: string | undefined }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: the script gives it its address
    <a className={styles.result} role="option" aria-selected="false" tabIndex={-1}>
      <span className={className} />
      <span className={styles.excerpt}>
        <mark />
      </span>
    </a>
  );
}
