import type { ComponentProps } from 'react';
import type { FilmDialog } from '../../schema/dialogs.ts';
import styles from './Film.module.css';
import { useSite } from './Providers.tsx';

interface FilmProps extends ComponentProps<'video'>, Pick<FilmDialog, 'captions'> {
  src: string;
}

/** A film in the browser's player, with captions. */
export function Film({ src, captions, ...rest }: FilmProps) {
  return (
    <video className={styles.film} controls playsInline preload="none" {...rest}>
      <source src={src} type={src.endsWith('.webm') ? 'video/webm' : 'video/mp4'} />
      {captions.map(({ src, lang, label }, index) => (
        <track key={src} kind="captions" src={src} srcLang={lang} label={label} default={index === 0} />
      ))}
    </video>
  );
}

/** The transcript of a film, collapsed at first. */
export function Transcript({ children }: { children: string }) {
  return (
    <details className={styles.transcript}>
      <summary>{useSite().texts.transcript}</summary>
      <p className={styles.words}>{children}</p>
    </details>
  );
}
