import { type Point3, project, type View } from './iso.ts';
import { stroke } from './paint.ts';
import { line, type Stroke } from './pen.ts';
import type { Shape } from './sheet.ts';

/** Round points of one size and colour. */
export function drawDots(view: View, places: readonly Point3[], color: string, size: number, opacity = 1): Shape {
  return {
    strokes: places.flatMap((place) => {
      const at = project(view, place);
      return [['M', at] as const, ['L', at] as const];
    }),
    paint: stroke(color, size, { opacity }),
  };
}

/** A level field of points around a centre that grow smaller towards its rim; `skip` leaves places free. */
export function drawField(
  view: View,
  field: {
    center: Point3;
    radius: number;
    step?: number;
    color: string;
    size: number;
    skip?: (x: number, y: number) => boolean;
  },
): Shape[] {
  const { center, radius, step = 1, color, size, skip } = field;
  const rows = new Map<number, Stroke[]>();
  const reach = Math.ceil(radius / step);
  for (let j = -reach; j <= reach; j += 1) {
    let run: { band: number; from: number } | undefined;
    for (let i = -reach; i <= reach + 1; i += 1) {
      const [x, y] = [center[0] + i * step, center[1] + j * step];
      const near = 1 - Math.hypot(i, j) / reach;
      const band = near < 0 || skip?.(x, y) ? undefined : Math.ceil(near * BANDS || 1);
      if (run && band !== run.band) {
        // A little longer than the last point, so that rounding cannot lose it.
        const ends: Point3[] = [
          [center[0] + run.from * step, y, center[2]],
          [center[0] + (i - 0.6) * step, y, center[2]],
        ];
        rows.set(run.band, [...(rows.get(run.band) ?? []), ...line(ends.map((end) => project(view, end)))]);
        run = undefined;
      }
      if (band !== undefined && !run) run = { band, from: i };
    }
  }
  // Each row is one dashed line: dashes of no length are round points, one unit apart.
  const dash = `0 ${Math.round(step * view.unit * 1000) / 1000}`;
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([band, strokes]) => ({ strokes, paint: stroke(color, size * (0.4 + (0.6 * band) / BANDS), { dash }) }));
}

const BANDS = 4;
