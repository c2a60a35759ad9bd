import type { IdPath } from '../../../json/edit/id-path.ts';
import { useMark } from '../document/issues.ts';
import styles from './IssueDot.module.css';

/** A dot that says whether a value has errors or warnings; nothing if it has none. */
export function IssueDot({ path }: { path: IdPath }) {
  const mark = useMark(path);
  return mark ? (
    <span
      role="img"
      className={styles.dot}
      data-severity={mark}
      aria-label={mark === 'error' ? 'has errors' : 'has warnings'}
    />
  ) : null;
}
