/** A point on the drawing, in its own units. */
type Point = readonly [x: number, y: number];

/** A face of a block that can be seen. */
export interface Face {
  side: 'top' | 'left' | 'right';
  points: Point[];
}

const HALF_WIDTH = Math.sqrt(3) / 2;

/**
 * The visible faces of stacked unit blocks seen isometrically, from back to front.
 * `heights[i][j]` says how many blocks stand at row i (down to the right) and column j (down to the left).
 */
export function isoFaces(heights: readonly (readonly number[])[]): Face[] {
  const height = (i: number, j: number) => heights[i]?.[j] ?? 0;
  const faces: Face[] = [];
  for (const [i, j] of cells(heights)) {
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

/** The smallest box around the faces, as an SVG viewBox with a margin for strokes. */
export function viewBoxOf(faces: Face[], margin: number): string {
  const xs = faces.flatMap(({ points }) => points.map(([x]) => x));
  const ys = faces.flatMap(({ points }) => points.map(([, y]) => y));
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top].map(short).join(' ');
}

/** A number as an attribute needs it. */
export const short = (value: number) => String(Math.round(value * 10) / 10);

function cells(heights: readonly (readonly number[])[]): [number, number][] {
  return heights
    .flatMap((row, i) => row.map((_, j): [number, number] => [i, j]))
    .sort(([a, b], [c, d]) => a + b - (c + d));
}

function face(side: Face['side'], ...corners: [number, number, number][]): Face {
  const unit = 20;
  return { side, points: corners.map(([x, y, z]) => [(x - y) * HALF_WIDTH * unit, ((x + y) / 2 - z) * unit]) };
}
