import type { Picture } from '../../schema/picture.ts';

interface PictureViewProps {
  picture: Picture;
  /** The attribute `sizes`. It must match the style sheet, which browsers read too late to choose a file by. */
  sizes: string;
  className?: string;
  /** `first` for the picture that is probably the largest in the first screen, `eager` for others there. */
  load?: 'first' | 'eager' | 'lazy';
}

/** A picture whose space is reserved while it loads; the browser chooses format and width. */
export function PictureView({ picture, sizes, className, load = 'lazy' }: PictureViewProps) {
  const { src, alt, width, height, avif, webp, color } = picture;
  const loading = { loading: load === 'lazy' ? 'lazy' : 'eager', decoding: 'async' } as const;
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      style={color ? { backgroundColor: color } : undefined}
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
