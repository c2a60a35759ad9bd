import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { FilmDialog } from '../../schema/dialogs.ts';
import type { DialogModel } from '../config/resolve/page-model.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useSite } from '../ui/Providers.tsx';
import styles from './SiteDialog.module.css';

/** A dialog of the config, closed until an action opens it. */
export function SiteDialog({ dialog }: { dialog: DialogModel }) {
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
          <Film film={dialog} />
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

/** A film with captions, and what it shows in words. The platform script plays it when its dialog opens. */
function Film({ film: { film: src, poster, width, height, captions, transcript, retryDelay } }: { film: FilmDialog }) {
  return (
    <>
      {/* Browsers fetch a poster at once, so the platform script sets it when the dialog opens. */}
      <video
        className={styles.film}
        controls
        playsInline
        muted
        preload="none"
        data-poster={poster}
        width={width}
        height={height}
        data-retry={retryDelay}
      >
        <source src={src} type={src.endsWith('.webm') ? 'video/webm' : 'video/mp4'} />
        {captions.map(({ src, lang, label }, index) => (
          <track key={src} kind="captions" src={src} srcLang={lang} label={label} default={index === 0} />
        ))}
      </video>
      <details className={styles.transcript}>
        <summary>{useSite().texts.transcript}</summary>
        <p className={styles.words}>{transcript}</p>
      </details>
    </>
  );
}
