import type { Action } from '../../schema/action.ts';
import styles from './Actions.module.css';
import { Button } from './Button.tsx';
import { openDialog } from './invoke.ts';

/** The buttons of a section: links that lead somewhere, buttons that open a dialog or copy a link. None, if there are none. */
export function Actions({ actions }: { actions: Action[] }) {
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} />
      ))}
    </div>
  );
}

function ActionButton({ action: { label, href, dialog, copy, variant } }: { action: Action }) {
  const leads = href !== undefined ? { href } : dialog !== undefined ? openDialog(dialog) : { 'data-copy': copy };
  return (
    <Button look={variant} {...leads}>
      {label}
    </Button>
  );
}
