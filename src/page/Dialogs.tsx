import { Button } from '@mantine/core';
import X from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { DialogModel, SiteModel } from '../config/page-model.ts';
import { closeDialog, dialogId } from '../ui/invoke.ts';
import styles from './Dialogs.module.css';
import { Film } from './Film.tsx';

/** The dialogs of a page, closed until an action opens one. */
export function Dialogs({ dialogs, site: { texts } }: { dialogs: DialogModel[]; site: SiteModel }) {
  return dialogs.map((dialog) => {
    const id = dialogId(dialog.id);
    return (
      <dialog
        key={id}
        id={id}
        className={styles.dialog}
        closedby="any"
        aria-labelledby={`${id}-title`}
        data-kind={dialog.kind}
      >
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {dialog.title}
          </h2>
          <Button
            type="button"
            variant="default"
            className={styles.close}
            leftSection={<X size={18} stroke={1.8} aria-hidden />}
            {...closeDialog(dialog.id)}
          >
            {texts.close}
          </Button>
        </div>
        <div className={styles.body}>
          {dialog.kind === 'film' ? (
            <Film film={dialog} transcriptLabel={texts.transcript} />
          ) : (
            dialog.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
          )}
        </div>
      </dialog>
    );
  });
}
