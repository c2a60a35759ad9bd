import { Button } from '@mantine/core';
import type { Action } from '../../schema/action.ts';
import styles from './Actions.module.css';
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
  const look = { className: styles.action, 'data-look': variant, size: 'lg' } as const;
  if (href !== undefined) {
    return (
      <Button component="a" href={href} {...look}>
        {label}
      </Button>
    );
  }
  return (
    <Button type="button" {...look} {...(dialog !== undefined ? openDialog(dialog) : { 'data-copy': copy })}>
      {label}
    </Button>
  );
}
