import { Text } from '@mantine/core';
import type { Picture, SectionDataOf } from 'site-from-json/schema';
import { Dialog, PictureView } from 'site-from-json/ui';
import styles from './Enlargement.module.css';
import type gallery from './section.ts';

interface EnlargementProps {
  dialog: string;
  picture: Picture;
  name: string;
  /** Whether the name is visible, and not only for screen readers. */
  named: boolean;
  labels: NonNullable<SectionDataOf<typeof gallery>['enlarge']>;
}

/** A picture as large as fits in the window. */
export function Enlargement({ dialog, picture, name, named, labels }: EnlargementProps) {
  const words = (
    <Text size="lg" fw={500} className={styles.name}>
      {named && name}
    </Text>
  );
  return (
    <Dialog name={dialog} close={labels.close} head={words} aria-label={name} className={styles.enlargement}>
      {/* Beside a picture of other proportions its color would show. */}
      <PictureView
        picture={{ ...picture, color: undefined }}
        sizes="(min-width: 82em) 1280px, 100vw"
        className={styles.picture}
      />
    </Dialog>
  );
}
