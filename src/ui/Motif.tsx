import styles from './Motif.module.css';

type Stage = 'points' | 'wire' | 'solid';
type Point = readonly [x: number, y: number];

/** A face of a block that can be seen. */
interface Face {
  id: string;
  side: 'top' | 'left' | 'right';
  points: Point[];
}

interface MotifProps {
  /** How far the concept has become a thing. */
  stage: Stage;
  /** How many blocks stand at each row (down to the right) and column (down to the left). */
  heights: readonly (readonly number[])[];
  className?: string;
}

/** The motif of the site: the same blocks as points, as a wireframe, or solid, seen isometrically. Decoration. */
export function Motif({ stage, heights, className = '' }: MotifProps) {
  const faces = facesOf(heights);
  return (
    <svg
      className={`${styles.motif} ${className}`}
      viewBox={viewBoxOf(faces)}
      // For where no rules apply: without a height it would fill the window.
      height="40"
      data-stage={stage}
      aria-hidden="true"
    >
      {stage === 'points'
        ? cornersOf(faces).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.3" />)
        : faces.map(({ id, side, points }) => (
            <path key={id} data-side={side} d={`M${points[0]?.map(round).join(' ')}${outlines[side]}`} />
          ))}
    </svg>
  );
}

/** The outline of a face from its first point; the same text for all of a side takes few bytes. */
const outlines: Record<Face['side'], string> = {
  left: 'l17.32 10v-20l-17.32 -10z',
  right: 'l-17.32 10v-20l17.32 -10z',
  top: 'l17.32 10l-17.32 10l-17.32 -10z',
};

const block = [[1]];

/** Three small blocks, from points to a solid: the motif as a mark before a line of text. Decoration. */
export function Stages() {
  return (
    <span className={styles.stages} aria-hidden="true">
      {(['points', 'wire', 'solid'] as const).map((stage) => (
        <Motif key={stage} stage={stage} heights={block} className={styles.block} />
      ))}
    </span>
  );
}

/** The visible faces of stacked unit blocks, from back to front. */
function facesOf(heights: MotifProps['heights']): Face[] {
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

/** Each corner of the faces once. */
function cornersOf(faces: Face[]): Point[] {
  const rounded = faces.flatMap(({ points }) => points.map(([x, y]): Point => [round(x), round(y)]));
  return [...new Map(rounded.map((point) => [String(point), point])).values()];
}

/** The smallest box around the faces, with a margin for strokes. */
function viewBoxOf(faces: Face[]): string {
  const margin = 2;
  const xs = faces.flatMap(({ points }) => points.map(([x]) => x));
  const ys = faces.flatMap(({ points }) => points.map(([, y]) => y));
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top].map(round).join(' ');
}

const round = (value: number) => Math.round(value * 10) / 10;
