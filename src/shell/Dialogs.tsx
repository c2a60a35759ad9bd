import { Button, Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { DialogModel, SiteModel } from '../config/resolve/page-model.ts';
import { Icon } from '../ui/Icon.tsx';
import { dialogId } from '../ui/ids.ts';
import { closeDialog } from '../ui/invoke.ts';
import styles from './Dialogs.module.css';
import { Film } from './Film.tsx';

/** The dialogs of a page, closed until an action opens one. */
export function Dialogs({ dialogs, site: { texts } }: { dialogs: DialogModel[]; site: SiteModel }) {
  return dialogs.map((dialog) => <SiteDialog key={dialog.id} dialog={dialog} texts={texts} />);
}

function SiteDialog({ dialog, texts }: { dialog: DialogModel; texts: SiteModel['texts'] }) {
  const titleId = useId();
  return (
    <dialog
      id={dialogId(dialog.id)}
      className={styles.dialog}
      closedby="any"
      aria-labelledby={titleId}
      data-kind={dialog.kind}
    >
      <Group className={styles.head} justify="space-between" wrap="nowrap">
        <Title id={titleId} order={2} className={styles.title}>
          {dialog.title}
        </Title>
        <Button
          variant="default"
          size="sm"
          fz="sm"
          className={styles.close}
          leftSection={<Icon name="tabler:x" size={18} />}
          {...closeDialog(dialog.id)}
        >
          {texts.close}
        </Button>
      </Group>
      <div className={styles.body}>
        {dialog.kind === 'film' ? (
          <Film film={dialog} transcriptLabel={texts.transcript} />
        ) : (
          dialog.paragraphs.map((paragraph) => (
            <Text key={paragraph} size="lg">
              {paragraph}
            </Text>
          ))
        )}
      </div>
    </dialog>
  );
}
