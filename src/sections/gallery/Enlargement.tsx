import { Text } from '@mantine/core';
import type { Picture, SectionDataOf } from '../../config/resolve/page-model.ts';
import { Dialog } from '../../ui/Dialog.tsx';
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
  const words = (
    <Text size="lg" fw={500} className={styles.name}>
      {named && name}
    </Text>
  );
  return (
    <Dialog name={dialog} close={labels.close} head={words} aria-label={name} className={styles.enlargement}>
      {/* Beside a picture of other proportions its colour would show. */}
      <PictureView
        picture={{ ...picture, color: undefined }}
        sizes="(min-width: 82em) 1280px, 100vw"
        className={styles.picture}
      />
    </Dialog>
  );
}
