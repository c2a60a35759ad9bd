import { dialogId } from './ids.ts';

/** Attributes that make a button open a dialog of the page without script. */
export const openDialog = (id: string) =>
  ({ command: 'show-modal', commandfor: dialogId(id), 'aria-haspopup': 'dialog' }) as const;

/** Attributes that make a button close a dialog without script. */
export const closeDialog = (id: string) => ({ command: 'close', commandfor: dialogId(id) });
