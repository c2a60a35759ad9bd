interface Size {
  width: number;
  height: number;
}

/** The `sizes` of a picture of which the style sheet says only how high it is. */
export const sizesForHeight = (pixels: number, { width, height }: Size): string =>
  `${Math.ceil((pixels * width) / height)}px`;

/** The `sizes` of a picture that fills a frame of a ratio, given those of the frame: what is cut off counts too. */
export function sizesInFrame(sizes: string, ratio: number, { width, height }: Size): string {
  const factor = width / height / ratio;
  if (factor <= 1) return sizes;
  return sizes.replace(/[\d.]+(?=(?:px|vw)(?:,|$))/g, (length) => String(Math.ceil(Number(length) * factor)));
}
