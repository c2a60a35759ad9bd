import { Button, Group } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { dialogId } from './ids.ts';
import { closeDialog } from './invoke.ts';

interface DialogProps extends ComponentProps<'dialog'> {
  /** The name that a button opens it by: see `openDialog`. */
  name: string;
  head: ReactNode;
  /** The label of the button that closes it. */
  close: string;
}

/** A native dialog, which opens and closes without React. */
export function Dialog({ name, head, close, className = '', children, ...rest }: DialogProps) {
  return (
    <dialog id={dialogId(name)} className={`${styles.dialog} ${className}`.trim()} closedby="any" {...rest}>
      <Group className={styles.head} justify="space-between" wrap="nowrap">
        {head}
        <Button
          variant="default"
          size="sm"
          className={styles.close}
          leftSection={<Icon name="tabler:x" size={18} />}
          {...closeDialog(name)}
        >
          {close}
        </Button>
      </Group>
      {children}
    </dialog>
  );
}
