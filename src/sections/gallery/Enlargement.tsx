import type { Picture, SectionDataOf } from '../../config/resolve/page-model.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { dialogId } from '../../ui/ids.ts';
import { closeDialog } from '../../ui/invoke.ts';
import { PictureView } from '../../ui/PictureView.tsx';
import styles from './Enlargement.module.css';
import type { gallery } from './schema.ts';

interface EnlargementProps {
  dialog: string;
  picture: Picture;
  name: string;
  /** Whether the name is for all to read, and not only for those who cannot see the picture. */
  named: boolean;
  labels: NonNullable<SectionDataOf<typeof gallery>['enlarge']>;
}

/** One picture as large as the window allows. */
export function Enlargement({ dialog, picture, name, named, labels }: EnlargementProps) {
  return (
    <dialog id={dialogId(dialog)} className={styles.dialog} closedby="any" aria-label={name}>
      <div className={styles.head}>
        <p className={styles.name}>{named && name}</p>
        <Button look="secondary" small {...closeDialog(dialog)}>
          <Icon name="tabler:x" size={18} />
          {labels.close}
        </Button>
      </div>
      {/* Beside a picture of other proportions its colour would show. */}
      <PictureView
        picture={{ ...picture, color: undefined }}
        sizes="(min-width: 82em) 1280px, 100vw"
        className={styles.picture}
      />
    </dialog>
  );
}
