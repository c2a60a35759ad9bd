import { type Face, isoFaces, short, viewBoxOf } from './iso-blocks.ts';
import styles from './Motif.module.css';

interface MotifProps {
  /** How far the concept has become a thing. */
  stage: 'points' | 'wire' | 'solid';
  heights: readonly (readonly number[])[];
  className?: string;
}

/** The motif of the site, drawn in place: the same blocks as points, as a wireframe, or solid. Decoration. */
export function Motif({ stage, heights, className = '' }: MotifProps) {
  const { viewBox, shapes } = drawingOf(stage, heights);
  return (
    <svg
      className={`${styles.motif} ${className}`}
      viewBox={viewBox}
      // For where no rules apply: without a height it would fill the window.
      height="40"
      data-stage={stage}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers of our own, drawn below
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

type Heights = MotifProps['heights'];
type Drawing = { viewBox: string; shapes: string };

/** The few drawings that a site has, each made once however many pages show it. */
const drawings = new WeakMap<Heights, Map<string, Drawing>>();

function drawingOf(stage: MotifProps['stage'], heights: Heights): Drawing {
  const own = drawings.get(heights) ?? new Map<string, Drawing>();
  drawings.set(heights, own);
  const drawing = own.get(stage) ?? draw(stage, isoFaces(heights));
  own.set(stage, drawing);
  return drawing;
}

const draw = (stage: MotifProps['stage'], faces: Face[]): Drawing => ({
  viewBox: viewBoxOf(faces, 2),
  shapes:
    stage === 'points'
      ? corners(faces)
          .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.3"/>`)
          .join('')
      : faces.map((face) => `<path data-side="${face.side}" d="${outline(face)}"/>`).join(''),
});

const outline = ({ points }: Face) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

function corners(faces: Face[]): [string, string][] {
  const seen = new Map(
    faces.flatMap(({ points }) => points.map(([x, y]) => [`${short(x)} ${short(y)}`, [short(x), short(y)]])),
  );
  return [...seen.values()] as [string, string][];
}
