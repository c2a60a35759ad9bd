/**
 * What a picture in `public/` may be at most, so that neither a check nor a browser runs out of memory. A few bytes can say that they are
 * a picture of any size, so this is compared before anything is decoded. They are in docs/limits.md.
 */
export const pictureLimits = {
  /** In pixels: more than cameras produce. */
  longestSide: 12_000,
  /** Pixels of all frames together. */
  pixels: 100_000_000,
  /** The bytes of a drawing. */
  drawingBytes: 20_000_000,
  /** The elements of a drawing, each counted as often as it is used. */
  elements: 500_000,
} as const;
