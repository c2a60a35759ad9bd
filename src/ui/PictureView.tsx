import type { Picture } from '../config/resolve/page-model.ts';

interface PictureViewProps {
  picture: Picture;
  /** How wide it is shown, as the attribute `sizes` has it: the style sheet beside says so too, but is read too late. */
  sizes: string;
  className?: string;
  /** `first` for the one that is likely the largest in sight at first, `eager` for others that are in sight then. */
  load?: 'first' | 'eager' | 'lazy';
}

/** A picture that keeps its place while it loads, in the format and width that suit the browser and the screen. */
export function PictureView({ picture, sizes, className, load = 'lazy' }: PictureViewProps) {
  const { src, alt, width, height, avif, webp, color } = picture;
  const when = { loading: load === 'lazy' ? 'lazy' : 'eager', decoding: 'async' } as const;
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      style={color ? { backgroundColor: color } : undefined}
      fetchPriority={load === 'first' ? 'high' : undefined}
      {...when}
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
