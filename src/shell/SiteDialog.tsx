import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { DialogData } from '../pages/page-data.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Film, Transcript } from '../ui/Film.tsx';
import { useSite } from '../ui/Providers.tsx';
import styles from './SiteDialog.module.css';

/** A dialog of the config, closed until an action opens it. */
export function SiteDialog({ dialog }: { dialog: DialogData }) {
  const titleId = useId();
  return (
    <Dialog
      name={dialog.id}
      close={useSite().texts.close}
      aria-labelledby={titleId}
      className={dialog.kind === 'film' ? styles.wide : ''}
      head={
        <Title id={titleId} order={2} className={styles.title}>
          {dialog.title}
        </Title>
      }
    >
      <div className={styles.body}>
        {dialog.kind === 'film' ? (
          <>
            <Film
              src={dialog.film}
              captions={dialog.captions}
              width={dialog.width}
              height={dialog.height}
              muted
              // Browsers load a poster at once, so the platform script sets it, and starts the film, when the dialog opens.
              data-poster={dialog.poster}
              data-retry={dialog.retryDelay}
            />
            <Transcript>{dialog.transcript}</Transcript>
          </>
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
