import { dialogId } from './ids.ts';

/** The attributes of a button that opens a dialog without script. */
export const openDialog = (id: string) =>
  ({ command: 'show-modal', commandfor: dialogId(id), 'aria-haspopup': 'dialog' }) as const;

/** The attributes of a button in a dialog that opens another one in its place: those to the one before and to the next, in this order. Needs script. */
export const turnToDialog = (id: string) => ({ 'data-turn': dialogId(id) });

/** The attributes of a button that closes a dialog without script. */
export const closeDialog = (id: string) => ({ command: 'close', commandfor: dialogId(id) });
