interface Size {
  width: number;
  height: number;
}

/** The `sizes` of a picture with a fixed height in pixels. */
export const sizesForHeight = (pixels: number, { width, height }: Size): string =>
  `${Math.ceil((pixels * width) / height)}px`;

/** The `sizes` of a picture that covers a frame with `sizes` and an aspect ratio. A picture wider than the frame is cropped, so it needs more. */
export function sizesInFrame(sizes: string, ratio: number, { width, height }: Size): string {
  const factor = width / height / ratio;
  if (factor <= 1) return sizes;
  return sizes.replace(/[\d.]+(?=(?:px|vw)(?:,|$))/g, (length) => String(Math.ceil(Number(length) * factor)));
}
