import type { SectionDataOf } from 'site-from-json/schema';
import { sizesInFrame } from 'site-from-json/ui';
import type gallery from './section.ts';

export interface Share {
  /** The picture's share of the row's width without gaps. */
  share: number;
  /** The number of gaps in its row. */
  gaps: number;
}

/**
 * Lays out pictures in justified rows, given the ratio of width to height of each. A row is about `width` times as wide as high, and its
 * pictures have equal heights and fill it. A row with too few pictures is not filled, as it would be too high.
 */
export function fillRows(ratios: number[], width: number): Share[] {
  const whole = sum(ratios);
  const count = Math.max(1, Math.round(whole / width));
  let passed = 0;
  // All pictures in one long line, cut into equal rows: a picture belongs to the row that contains its middle.
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

/** Returns the number of columns, at most 4, that leaves the fewest gaps in the last row. */
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

/** Returns the `sizes` of a picture: its share of the content, which is 92 % of the screen and at most 1120 pixels wide. */
export function sizesOf(picture: { width: number; height: number }, { ratio, columns, narrow, wide }: Layout): string {
  const whole = (share: number) =>
    `(min-width: 75em) ${Math.ceil(1120 * share)}px, (min-width: 48em) ${percent(share)}`;
  if (ratio === 'own') return `${whole(wide?.share ?? 1)}, ${percent(narrow?.share ?? 1)}`;
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  // On narrower screens, the number of columns depends on the width.
  const sizes = `${whole(1 / columns)}, (min-width: 31em) 31vw, (min-width: 21em) 46vw, 92vw`;
  return sizesInFrame(sizes, width / height, picture);
}

const percent = (share: number) => `${Math.ceil(92 * share)}vw`;
