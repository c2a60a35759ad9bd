import type { SectionData } from '../../config/page-model.ts';
import { sizesInFrame } from '../../ui/picture-sizes.ts';
import type { Share } from './fill-rows.ts';

interface Layout {
  ratio: SectionData<'gallery'>['ratio'];
  columns: number;
  narrow: Share | undefined;
  wide: Share | undefined;
}

/** The `sizes` of a picture: its part of the text area, which is 92 % of a screen and at most 1120 pixels wide. */
export function sizesOf(picture: { width: number; height: number }, { ratio, columns, narrow, wide }: Layout): string {
  const sizes = (small: number, large: number) =>
    `(min-width: 75em) ${Math.ceil(1120 * large)}px, (min-width: 48em) ${Math.ceil(92 * large)}vw, ${Math.ceil(92 * small)}vw`;
  if (ratio === 'own') return sizes(narrow?.share ?? 1, wide?.share ?? 1);
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  // On small screens equal pictures stand in two columns, or more.
  return sizesInFrame(sizes(columns === 1 ? 1 : 0.5, 1 / columns), width / height, picture);
}
