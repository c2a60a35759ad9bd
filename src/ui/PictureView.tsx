import type { Picture } from '../config/page-model.ts';

interface PictureViewProps {
  picture: Picture;
  className?: string;
  /** True for what is seen first: it is then fetched at once, before other pictures. */
  priority?: boolean;
}

/** A picture that keeps its place while it loads. */
export function PictureView({ picture: { src, alt, width, height }, className, priority }: PictureViewProps) {
  const when = priority ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return <img src={src} alt={alt} width={width} height={height} className={className} decoding="async" {...when} />;
}
