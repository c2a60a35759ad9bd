import { boxAround, type Point, round } from './box.ts';
import type { Heights, MotifDrawing } from './drawing.ts';

const step = 10;
const width = 6;

/** Vertical bars, one for each diagonal of the heights: dotted, outlined, or filled. */
export const lines: MotifDrawing = {
  draw(stage, heights) {
    const bars = barsOf(heights);
    const content = bars.map((height, at) => {
      const [x, y] = [at * step, round(-height * step)];
      if (stage !== 'points')
        return (
          <rect
            key={x}
            x={x}
            y={y}
            width={width}
            height={-y}
            rx="1.5"
            data-side={at % 3 === 1 ? 'right' : at % 3 === 2 ? 'top' : 'left'}
          />
        );
      const points = Array.from({ length: Math.ceil(-y / 5) + 1 }, (_, dot) => -5 * dot);
      return points.map((cy) => <circle key={`${x} ${cy}`} cx={x + width / 2} cy={cy} r="1.3" />);
    });
    const corners: Point[] = [
      [0, -Math.max(...bars) * step],
      [(bars.length - 1) * step + width, 0],
    ];
    return { box: boxAround(corners), content };
  },
  paper: 'repeating-linear-gradient(115deg, var(--color-line) 0 1px, transparent 1px 1.5rem)',
};

/** The sum of the heights of each diagonal, from left to right. */
function barsOf(heights: Heights): number[] {
  const columns = heights[0]?.length ?? 1;
  const bars = Array.from({ length: heights.length + columns - 1 }, () => 0);
  for (const [i, row] of heights.entries())
    for (const [j, height] of row.entries()) bars[i + columns - 1 - j] = (bars[i + columns - 1 - j] ?? 0) + height;
  return bars.map((height) => Math.max(0.5, height));
}
