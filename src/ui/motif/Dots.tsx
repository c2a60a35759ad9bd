import { boxAround, type Point, round } from './box.ts';
import type { MotifDrawing } from './drawing.ts';

/** The distance between discs. */
const step = 10;

/** A halftone grid of discs, larger where heights are greater: as points, as rings, or filled. */
export const dots: MotifDrawing = {
  draw(stage, heights) {
    const most = Math.max(1, ...heights.flat());
    const grid = finer(heights);
    const discs = grid.flatMap((row, i) =>
      row.map((height, j) => ({ at: [j * step, i * step] as Point, share: height / most })),
    );
    const corners: Point[] = [
      [-step / 2, -step / 2],
      [((grid[0]?.length ?? 1) - 0.5) * step, (grid.length - 0.5) * step],
    ];
    const content = discs.map(({ at: [x, y], share }) => (
      <circle
        key={`${x} ${y}`}
        cx={x}
        cy={y}
        r={stage === 'points' ? '1.3' : round(1 + share * 0.38 * step)}
        data-side={stage === 'points' ? undefined : share > 0.8 ? 'left' : share > 0.4 ? 'right' : 'top'}
      />
    ));
    return { box: boxAround(corners), content };
  },
  paper:
    'radial-gradient(circle at 1px 1px, var(--mantine-color-default-border) 1.1px, transparent 1.5px) 0 0 / 1.5rem 1.5rem',
};

/** Doubles the resolution: inserts interpolated rows and columns. */
function finer(heights: readonly (readonly number[])[]): number[][] {
  const rows = heights.map(between((a, b) => (a + b) / 2));
  return between<number[]>((a, b) => a.map((value, at) => (value + (b[at] ?? 0)) / 2))(rows);
}

const between =
  <T,>(middle: (a: T, b: T) => T) =>
  (list: readonly T[]): T[] =>
    list.flatMap((one, at) => {
      const next = list[at + 1];
      return next === undefined ? [one] : [one, middle(one, next)];
    });
