/** A picture with its size in CSS pixels, and with files for the browser to choose from. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** `srcset` with files in newer formats and several widths. */
  avif?: string;
  webp?: string;
  /** The placeholder color while it loads. */
  color?: string;
}

/** How large a picture is shown: as a small mark, in a card, beside text, in the full content width, or as the poster of a film. */
export type PictureUse = 'mark' | 'card' | 'beside' | 'wide' | 'poster';
