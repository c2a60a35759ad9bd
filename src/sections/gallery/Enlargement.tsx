import { Button, Group, Text } from '@mantine/core';
import type { Picture, SectionDataOf } from '../../config/resolve/page-model.ts';
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
      <Group justify="space-between" wrap="nowrap" className={styles.head}>
        <Text size="lg" fw={500} className={styles.name}>
          {named && name}
        </Text>
        <Button variant="default" size="sm" leftSection={<Icon name="tabler:x" size={18} />} {...closeDialog(dialog)}>
          {labels.close}
        </Button>
      </Group>
      {/* Beside a picture of other proportions its colour would show. */}
      <PictureView
        picture={{ ...picture, color: undefined }}
        sizes="(min-width: 82em) 1280px, 100vw"
        className={styles.picture}
      />
    </dialog>
  );
}
