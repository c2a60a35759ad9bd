import type { SectionDataOf } from '../../config/resolve/page-model.ts';
import { sizesInFrame } from '../../ui/picture-sizes.ts';
import type { gallery } from './schema.ts';

export interface Share {
  /** The part of the row's width, gaps aside, that the picture takes. */
  share: number;
  /** The gaps between the pictures of its row. */
  gaps: number;
}

/**
 * Shares pictures, by their ratios of width to height, out among rows of about `width` times their height, so that the
 * pictures of a row are equally high and fill it. A row that is much too short stays short, rather than high.
 */
export function fillRows(ratios: number[], width: number): Share[] {
  const whole = sum(ratios);
  const count = Math.max(1, Math.round(whole / width));
  let passed = 0;
  // A picture belongs to the row that its middle would lie in, were they all one long row cut into equal parts.
  const places = ratios.map((ratio) => {
    passed += ratio;
    return Math.floor(((passed - ratio / 2) / whole) * count);
  });
  return ratios.map((ratio, index) => {
    const row = ratios.filter((_, other) => places[other] === places[index]);
    return { share: ratio / Math.max(sum(row), width * 0.55), gaps: row.length - 1 };
  });
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** So many columns that the last row of equal pictures is as full as may be. */
export function columnsFor(count: number): number {
  if (count <= 4) return count;
  const free = (columns: number) => (columns - (count % columns)) % columns;
  return free(4) < free(3) ? 4 : 3;
}

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
