import { boxAround, type Point, round } from './box.ts';
import type { Heights, MotifDrawing } from './drawing.ts';

/** Isometric stacks of blocks: their corners, their edges, or their faces lit from the left. */
export const blocks: MotifDrawing = {
  draw(stage, heights) {
    const faces = facesOf(heights);
    const content =
      stage === 'points'
        ? cornersOf(faces).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.3" />)
        : faces.map(({ id, side, points }) => (
            <path key={id} data-side={side} d={`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`} />
          ));
    return { box: boxAround(faces.flatMap(({ points }) => points)), content };
  },
  paper: ['0 0', '0.875rem 1.5155rem']
    .map(
      (at) =>
        `radial-gradient(circle at 0 0, var(--mantine-color-default-border) 1.1px,transparent 1.5px) ${at}/1.75rem 3.031rem`,
    )
    .join(),
};

/** A visible face of a block. */
interface Face {
  id: string;
  side: 'top' | 'left' | 'right';
  points: Point[];
}

/** The visible faces of stacked unit blocks, from back to front. */
function facesOf(heights: Heights): Face[] {
  const height = (i: number, j: number) => heights[i]?.[j] ?? 0;
  const cells = heights.flatMap((row, i) => row.map((_, j) => [i, j] as const));
  const faces: Face[] = [];
  for (const [i, j] of cells.sort(([a, b], [c, d]) => a + b - (c + d))) {
    for (let k = 0; k < height(i, j); k++) {
      if (height(i, j + 1) <= k)
        faces.push(face('left', [i, j + 1, k], [i + 1, j + 1, k], [i + 1, j + 1, k + 1], [i, j + 1, k + 1]));
      if (height(i + 1, j) <= k)
        faces.push(face('right', [i + 1, j, k], [i + 1, j + 1, k], [i + 1, j + 1, k + 1], [i + 1, j, k + 1]));
    }
    const top = height(i, j);
    if (top > 0) faces.push(face('top', [i, j, top], [i + 1, j, top], [i + 1, j + 1, top], [i, j + 1, top]));
  }
  return faces;
}

function face(side: Face['side'], ...corners: [number, number, number][]): Face {
  const points = corners.map(([x, y, z]): Point => [(x - y) * Math.sqrt(3) * 10, ((x + y) / 2 - z) * 20]);
  return { id: `${side} ${corners[0]}`, side, points };
}

/** The corners of the faces, without duplicates. */
function cornersOf(faces: Face[]): Point[] {
  const rounded = faces.flatMap(({ points }) => points.map(([x, y]): Point => [round(x), round(y)]));
  return [...new Map(rounded.map((point) => [String(point), point])).values()];
}
