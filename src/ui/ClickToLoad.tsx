import { Anchor, Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Picture } from '../../schema/picture.ts';
import styles from './ClickToLoad.module.css';
import { LineIcon } from './LineIcon.tsx';
import { PictureView } from './PictureView.tsx';
import { useSite } from './Providers.tsx';
import { sizesInFrame } from './picture-sizes.ts';

interface ClickToLoadProps {
  /** The address of the frame. Nothing is loaded from it before the button is pressed. */
  src: string;
  /** The accessible name of the frame, also used in that of the button. */
  title: string;
  /** The label of the button. */
  label: string;
  icon: string;
  /** A page with the same content, for visitors without script; omitted if there is a link to it elsewhere. */
  href?: string;
  ratio?: string;
  /** In pixels; replaces the ratio. */
  height?: number | undefined;
  picture?: Picture | undefined;
  /** How wide the frame is shown, in the syntax of the attribute `sizes`. */
  sizes: string;
  load?: 'first' | 'lazy';
}

/** A picture and a button in place of a third-party frame, which loads when the button is pressed. */
export function ClickToLoad({
  src,
  title,
  label,
  icon,
  href,
  ratio = '16:9',
  height,
  picture,
  sizes,
  load,
}: ClickToLoadProps) {
  const { frame: words } = useSite().texts;
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const [isShown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isShown) frame.current?.focus();
  }, [isShown]);
  return (
    <figure className={styles.frame} data-ratio={ratio}>
      <div
        className={styles.place}
        style={height ? { blockSize: height } : { aspectRatio: ratio.replace(':', ' / ') }}
        data-empty={picture ? undefined : ''}
      >
        {isShown ? (
          <iframe
            ref={frame}
            className={styles.frame}
            src={src}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
          />
        ) : (
          <>
            {picture && (
              <PictureView
                picture={picture}
                sizes={height ? sizes : sizesInFrame(sizes, across / down, picture)}
                load={load}
                className={styles.picture}
              />
            )}
            <Button
              radius="xl"
              className={styles.button}
              aria-label={`${label}: ${title}`}
              leftSection={<LineIcon of={icon} size={22} />}
              onClick={() => setShown(true)}
            >
              {label}
            </Button>
          </>
        )}
      </div>
      <figcaption className={styles.note}>
        <span className={styles.notice}>{withHost(words.notice, src)}</span>{' '}
        {href && (
          <Anchor href={href} rel="noopener">
            {withHost(words.open, href)}
          </Anchor>
        )}
      </figcaption>
    </figure>
  );
}

/** Fills in the host name of an address. */
const withHost = (text: string, address: string): ReactNode =>
  text.replace('{name}', new URL(address).hostname.replace(/^www\./, ''));
