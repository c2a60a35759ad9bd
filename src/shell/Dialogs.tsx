import type { DialogModel, SiteModel } from '../config/resolve/page-model.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
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
          <Button look="secondary" small {...closeDialog(dialog.id)}>
            <Icon name="tabler:x" size={18} />
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
