import type { FilmDialog } from '../../schema/dialogs.ts';
import styles from './Film.module.css';

/** A film with captions, and what it shows in words. The platform script plays it when its dialog opens. */
export function Film({ film, transcriptLabel }: { film: FilmDialog; transcriptLabel: string }) {
  const { film: src, poster, width, height, captions, transcript, retryDelay } = film;
  return (
    <>
      <video
        className={styles.film}
        controls
        playsInline
        muted
        preload="none"
        // Browsers fetch a poster at once, so the platform script sets it when the dialog opens.
        data-poster={poster}
        width={width}
        height={height}
        data-retry={retryDelay}
      >
        <source src={src} type={src.endsWith('.webm') ? 'video/webm' : 'video/mp4'} />
        {captions.map((track, index) => (
          <track
            key={track.src}
            kind="captions"
            src={track.src}
            srcLang={track.lang}
            label={track.label}
            default={index === 0}
          />
        ))}
      </video>
      <details className={styles.transcript}>
        <summary>{transcriptLabel}</summary>
        <p>{transcript}</p>
      </details>
    </>
  );
}
