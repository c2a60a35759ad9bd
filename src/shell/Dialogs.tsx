import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { DialogModel, SiteModel } from '../config/resolve/page-model.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './Dialogs.module.css';
import { Film } from './Film.tsx';

/** The dialogs of a page, closed until an action opens one. */
export function Dialogs({ dialogs, site: { texts } }: { dialogs: DialogModel[]; site: SiteModel }) {
  return dialogs.map((dialog) => <SiteDialog key={dialog.id} dialog={dialog} texts={texts} />);
}

function SiteDialog({ dialog, texts }: { dialog: DialogModel; texts: SiteModel['texts'] }) {
  const titleId = useId();
  return (
    <Dialog
      name={dialog.id}
      close={texts.close}
      aria-labelledby={titleId}
      className={dialog.kind === 'film' ? styles.film : ''}
      head={
        <Title id={titleId} order={2} className={styles.title}>
          {dialog.title}
        </Title>
      }
    >
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
    </Dialog>
  );
}
