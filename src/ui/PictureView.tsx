import type { CSSProperties } from 'react';
import type { Picture } from '../../schema/picture.ts';
import styles from './PictureView.module.css';

interface PictureViewProps {
  picture: Picture;
  /** The attribute `sizes`. It must match the style sheet, which browsers read too late to choose a file by. */
  sizes: string;
  /** Its proportions, such as `3 / 2`, or `own`: it is as wide as its place, and what does not fit is cut off. */
  ratio?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** `first` for the picture that is probably the largest in the first screen, `eager` for others there. */
  load?: 'first' | 'eager' | 'lazy' | undefined;
}

/** A picture whose space is reserved while it loads; the browser chooses format and width. */
export function PictureView({ picture, sizes, ratio, load = 'lazy', className, style }: PictureViewProps) {
  const { src, alt, width, height, avif, webp, color } = picture;
  const loading = { loading: load === 'lazy' ? 'lazy' : 'eager', decoding: 'async' } as const;
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={[ratio && styles.cover, className].filter(Boolean).join(' ') || undefined}
      style={{ backgroundColor: color, aspectRatio: ratio === 'own' ? undefined : ratio, ...style }}
      fetchPriority={load === 'first' ? 'high' : undefined}
      {...loading}
    />
  );
  if (!avif && !webp) return image;
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      {image}
    </picture>
  );
}
