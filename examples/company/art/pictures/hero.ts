import { type Block, drawBlock } from '../block.ts';
import { drawDots, drawField } from '../dots.ts';
import { type Point3, project, type View } from '../iso.ts';
import { fill, stroke } from '../paint.ts';
import { ink, type Tones, tones } from '../palette.ts';
import { line, ring } from '../pen.ts';
import { type Shape, sheet } from '../sheet.ts';
import { slabFaces } from '../slab.ts';
import { boxFrame, drawWire } from '../wire.ts';

const view: View = { x: 326, y: 380, unit: 34 };
const PLATE: Point3 = [8.4, 6.2, 0.42];
const WIRE = 4.5;
const SOLID = 9;

/** Something that stands on the page: its place there, its height, its material, what it stands on. */
interface Piece {
  readonly rect: readonly [x: number, y: number, width: number, depth: number];
  readonly height: number;
  readonly tones: Tones;
  readonly on?: number;
}

const pieces: readonly Piece[] = [
  { rect: [0.5, 1.4, 3.2, 2.4], height: 0.4, tones: tones.blush },
  { rect: [2.2, 1.7, 1.1, 1.1], height: 1.7, tones: tones.clay, on: 0.4 },
  { rect: [0.9, 2.5, 0.8, 0.8], height: 0.8, tones: tones.coral, on: 0.4 },
  { rect: [2.1, 3.1, 0.45, 0.45], height: 0.45, tones: tones.slate, on: 0.4 },
  { rect: [4.2, 1.4, 3.6, 0.5], height: 0.3, tones: tones.slate },
  { rect: [4.2, 2.2, 2.7, 0.26], height: 0.14, tones: tones.stone },
  { rect: [4.2, 2.7, 3.2, 0.26], height: 0.14, tones: tones.stone },
  { rect: [4.2, 3.25, 1.4, 0.55], height: 0.34, tones: tones.coral },
  { rect: [0.5, 4.3, 1.4, 1.4], height: 0.36, tones: tones.stone },
  { rect: [2.3, 4.3, 1.4, 1.4], height: 0.36, tones: tones.blush },
  { rect: [4.2, 4.9, 0.6, 0.8], height: 0.45, tones: tones.stone },
  { rect: [5.1, 4.9, 0.6, 0.8], height: 0.85, tones: tones.blush },
  { rect: [6, 4.9, 0.6, 0.8], height: 1.3, tones: tones.coral },
  { rect: [6.9, 4.9, 0.6, 0.8], height: 1.9, tones: tones.clay },
];

/** The picture beside the first headline: points, a wireframe above them, and above that the solid page. */
export function drawHero(): string {
  return sheet(720, 640, [
    ...points(),
    ...rise(0, WIRE),
    ...rise(WIRE, SOLID),
    ...wireframe(),
    ...companions(),
    ...solid(),
  ]);
}

function points(): Shape[] {
  const [w, d] = PLATE;
  const nodes = pieces
    .filter((piece) => piece.tones !== tones.stone)
    .flatMap(({ rect: [x, y, a, b], tones: material }) =>
      [[x, y + b, 0] as const, [x + a, y, 0] as const, [x + a, y + b, 0] as const].map((place) => ({
        place,
        material,
      })),
    );
  const plans = pieces
    .filter(({ rect: [x, y, a, b], tones: material }) => isHot(material) && !isCovered([x + a, y + b, 0]))
    .map(({ rect: [x, y, a, b] }): Point3[] => [
      [x, y, 0],
      [x + a, y, 0],
      [x + a, y + b, 0],
      [x, y + b, 0],
    ]);
  const frame: Point3[] = [
    [0, d, 0],
    [w, d, 0],
    [w, 0, 0],
  ];
  const pick = (want: boolean) =>
    nodes.filter(({ material, place }) => isHot(material) === want && !isCovered(place)).map(({ place }) => place);
  return [
    ...drawField(view, {
      center: [4.2, 3.1, 0],
      radius: 7,
      color: ink.faint,
      size: 4.2,
      skip: (x, y) => isCovered([x, y, 0]),
    }),
    { strokes: line(frame.map((place) => project(view, place))), paint: stroke(ink.line, 1, { dash: '1 6' }) },
    ...plans.map(
      (plan): Shape => ({
        strokes: ring(plan.map((place) => project(view, place))),
        paint: stroke(ink.accent, 1, { dash: '1 4' }),
      }),
    ),
    drawDots(
      view,
      plans.flat().filter((place) => !isCovered(place)),
      ink.accent,
      5.2,
    ),
    drawDots(view, pick(false), ink.line, 4.4),
  ];
}

/** Whether the solid page hides a place that lies under it. */
function isCovered([x, y, z]: Point3): boolean {
  const shift = SOLID - z;
  const [w, d] = PLATE;
  return x + shift > 0.3 && x + shift < w - 0.3 && y + shift > 0.3 && y + shift < d - 0.3;
}

function wireframe(): Shape[] {
  const [w, d, h] = PLATE;
  const faces = slabFaces(view, [0, 0, WIRE], PLATE, 0.5);
  const ground = WIRE + h;
  const shapes: Shape[] = [
    { strokes: faces.left, paint: stroke(ink.line, 1.3) },
    { strokes: faces.right, paint: stroke(ink.line, 1.3) },
    { strokes: faces.top, paint: `${fill(ink.clay, 0.12)} ${stroke(ink.line, 1.3)}` },
    {
      strokes: line([project(view, [0, 0.95, ground]), project(view, [w, 0.95, ground])]),
      paint: stroke(ink.line, 1.1),
    },
  ];
  // Lines hide nothing, so the wires may be drawn by colour, the accents last.
  const [quiet, hot, knots]: [Shape[], Shape[], Point3[]] = [[], [], []];
  for (const { rect, height, tones: material, on = 0 } of pieces) {
    const at: Point3 = [rect[0], rect[1], ground + on];
    const size: Point3 = [rect[2], rect[3], height];
    if (isCovered([rect[0] + rect[2], rect[1] + rect[3], ground])) continue;
    if (isHot(material)) {
      hot.push(...drawWire(view, at, size, ink.accent, 1.5));
      knots.push(...boxFrame(at, size).corners.slice(1));
    } else quiet.push(...drawWire(view, at, size, ink.line, 1.1, 0.4));
  }
  const feet: Point3[] = [
    [0.15, d - 0.15, ground],
    [w - 0.15, d - 0.15, ground],
    [w - 0.15, 0.15, ground],
  ];
  const all = [...quiet, ...hot].toSorted((a, b) => Number(isFaint(b)) - Number(isFaint(a)));
  return [
    ...shapes,
    ...all,
    drawDots(
      view,
      knots.filter((place) => !isCovered(place)),
      ink.accent,
      4.6,
    ),
    drawDots(view, feet, ink.line, 4.4),
  ];
}

function isHot(material: Tones): boolean {
  return material === tones.clay || material === tones.coral;
}

function isFaint(shape: Shape): boolean {
  return 'paint' in shape && shape.paint.includes('opacity');
}

/** One small cube beside each state, in that state. */
function companions(): Shape[] {
  const size: Point3 = [0.9, 0.9, 0.9];
  const places: Point3[] = [
    [10.2, 1.6, 0],
    [10.2, 1.6, 3.6],
    [10.2, 1.6, 7.2],
  ];
  const [low, mid, high] = places as [Point3, Point3, Point3];
  const heart = (place: Point3, up: number): Point3 => [place[0] + 0.45, place[1] + 0.45, place[2] + up];
  const plumb = (from: Point3, to: Point3): Shape => ({
    strokes: line([project(view, heart(from, 1.3)), project(view, heart(to, -0.4))]),
    paint: stroke(ink.line, 1.1, { dash: '2 5' }),
  });
  return [
    drawDots(view, boxFrame(low, size).corners, ink.accent, 5.2),
    plumb(low, mid),
    plumb(mid, high),
    ...drawWire(view, mid, size, ink.accent, 1.5),
    drawDots(view, boxFrame(mid, size).corners.slice(1), ink.accent, 4.6),
    ...drawBlock(view, { at: high, size, tones: tones.clay }),
  ];
}

/** The plumb lines on which the drawing rises from one state to the next. */
function rise(from: number, to: number): Shape[] {
  const [w, d] = PLATE;
  const inset = 0.15;
  const feet: (readonly [number, number])[] = [
    [inset, d - inset],
    [w - inset, d - inset],
    [w - inset, inset],
  ];
  return feet.map(([x, y]) => ({
    strokes: line([project(view, [x, y, from]), project(view, [x, y, to])]),
    paint: stroke(ink.line, 1.1, { dash: '2 5' }),
  }));
}

function solid(): Shape[] {
  const [w, , h] = PLATE;
  const faces = slabFaces(view, [0, 0, SOLID], PLATE, 0.5);
  const ground = SOLID + h;
  const bar = slabFaces(view, [0.3, 0.26, ground], [w - 0.6, 0.7, 0.1], 0.3);
  const buttons = [1.5, 1.12, 0.74].map((x): Point3 => [w - x, 0.61, ground + 0.1]);
  const shadow = pieces
    .filter(({ on, height }) => !on && height > 0.2)
    .map(({ rect: [x, y, a, b], height }): Shape => {
      const reach = Math.min(0.7, height * 0.75);
      const corners: Point3[] = [
        [x + a, y, ground],
        [x + a + reach, y + reach * 0.3, ground],
        [x + a + reach, y + b + reach * 0.3, ground],
        [x + a, y + b, ground],
      ];
      return { strokes: ring(corners.map((place) => project(view, place))), paint: 'fill="#e6d3c4"' };
    });
  const blocks = pieces.map(
    ({ rect: [x, y, a, b], height, tones: material, on = 0 }): Block => ({
      at: [x, y, ground + on],
      size: [a, b, height],
      tones: material,
    }),
  );
  return [
    { strokes: faces.left, paint: fill(tones.cream.left) },
    { strokes: faces.right, paint: fill(tones.cream.right) },
    { strokes: faces.top, paint: `fill="${tones.cream.top}" stroke="#e0d1c3"` },
    { strokes: bar.left, paint: fill(tones.stone.left) },
    { strokes: bar.right, paint: fill(tones.stone.right) },
    { strokes: bar.top, paint: `fill="${tones.stone.top}"` },
    drawDots(view, buttons.slice(0, 1), ink.accent, 7),
    drawDots(view, buttons.slice(1, 2), ink.clay, 7),
    drawDots(view, buttons.slice(2), tones.stone.right, 7),
    ...shadow,
    ...blocks.flatMap((block) => drawBlock(view, block)),
  ];
}
