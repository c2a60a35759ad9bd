import type { SectionDataOf } from '../../config/resolve/page-model.ts';
import { sizesInFrame } from '../../ui/picture-sizes.ts';
import type { Share } from './fill-rows.ts';
import type { gallery } from './schema.ts';

interface Layout {
  ratio: SectionDataOf<typeof gallery>['ratio'];
  columns: number;
  narrow: Share | undefined;
  wide: Share | undefined;
}

/** The `sizes` of a picture: its part of the text area, which is 92 % of a screen and at most 1120 pixels wide. */
export function sizesOf(picture: { width: number; height: number }, { ratio, columns, narrow, wide }: Layout): string {
  const whole = (share: number) =>
    `(min-width: 75em) ${Math.ceil(1120 * share)}px, (min-width: 48em) ${percent(share)}`;
  if (ratio === 'own') return `${whole(wide?.share ?? 1)}, ${percent(narrow?.share ?? 1)}`;
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  // Below that, equal pictures take as many columns as there is room for.
  const sizes = `${whole(1 / columns)}, (min-width: 31em) 31vw, (min-width: 21em) 46vw, 92vw`;
  return sizesInFrame(sizes, width / height, picture);
}

const percent = (share: number) => `${Math.ceil(92 * share)}vw`;
