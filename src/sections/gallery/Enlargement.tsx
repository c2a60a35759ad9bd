import { ActionIcon, Group, Text } from '@mantine/core';
import type { Picture, SectionDataOf } from 'site-from-json/schema';
import { Dialog, Icon, numberFormat, PictureView, turnToDialog, useSite } from 'site-from-json/ui';
import styles from './Enlargement.module.css';
import type gallery from './section.ts';

interface EnlargementProps {
  /** The dialogs of all pictures of its gallery. */
  dialogs: string[];
  /** Which of them this is. */
  index: number;
  picture: Picture;
  name: string;
  /** Whether the name is visible, and not only for screen readers. */
  named: boolean;
  labels: NonNullable<SectionDataOf<typeof gallery>['enlarge']>;
}

/** A picture as large as fits in the window, and the way to the one before and to the next. */
export function Enlargement({ dialogs, index, picture, name, named, labels }: EnlargementProps) {
  const { lang, texts } = useSite();
  const count = dialogs.length;
  const number = numberFormat(lang);
  const [at, of] = [number.format(index + 1), number.format(count)];
  const position = texts.carousel.position.replace('{index}', at).replace('{count}', of);
  const words = (
    <Text size="lg" fw={500} className={styles.name}>
      {named && name}
    </Text>
  );
  const turn = (step: number, label: string, icon: string) => (
    <ActionIcon aria-label={label} {...turnToDialog(dialogs[(index + step + count) % count] as string)}>
      <Icon name={icon} size={20} />
    </ActionIcon>
  );
  return (
    <Dialog
      name={dialogs[index] as string}
      close={labels.close}
      head={words}
      aria-label={count > 1 ? `${name}, ${position}` : name}
      className={styles.enlargement}
    >
      {/* Beside a picture of other proportions its color would show. */}
      <PictureView
        picture={{ ...picture, color: undefined }}
        sizes="(min-width: 82em) 1280px, 100vw"
        className={styles.picture}
      />
      {count > 1 && (
        <Group className={styles.turns} justify="center" gap="xs">
          {turn(-1, texts.pages.previous, 'tabler:chevron-left')}
          {/* The name of the dialog says it too. */}
          <Text size="sm" ta="center" className={styles.position} aria-hidden>
            {`${at} / ${of}`}
          </Text>
          {turn(1, texts.pages.next, 'tabler:chevron-right')}
        </Group>
      )}
    </Dialog>
  );
}
