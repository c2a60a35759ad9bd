import { type Hex, mix, toOklch } from '../../theme/color.ts';
import type { Colors, Point, Shape } from './shape.ts';

/** The height of each cell in blocks; rows run to the lower right, columns to the lower left. */
const plan = [
  [4, 3, 3, 2, 2],
  [4, 3, 3, 2, 1],
  [3, 3, 2, 2, 1],
  [4, 2, 2, 1, 1],
  [2, 1, 1, 1, 1],
];

/** The corners, as x, y and z, of the faces of a block that can be seen. */
const sides = {
  left: ['010', '110', '111', '011'],
  right: ['100', '110', '111', '101'],
  top: ['001', '101', '111', '011'],
};

interface Face {
  side: keyof typeof sides;
  corners: Point[];
}

/** A small town: points on its left, a wireframe in its middle, solid on its right. */
export function drawTown(accent: Hex, colors: Colors): Shape[] {
  const frame = mix(colors.tinted, colors.text, 0.62);
  const cells = plan.flatMap((row, x) => row.map((height, y) => ({ x, y, height })));
  // From back to front, so that near blocks cover far ones.
  const blocks = cells
    .sort((a, b) => a.x + a.y - (b.x + b.y))
    .flatMap(({ x, y, height }) =>
      Array.from({ length: height }, (_, z) => ({
        x,
        y,
        faces: facesOf(x, y, z).filter(({ side }) => side !== 'top' || z === height - 1),
      })),
    );
  return [
    ...blocks.filter(({ x, y }) => x - y <= -2).flatMap(({ faces }) => faces.flatMap((face) => dots(face, frame))),
    ...blocks
      .filter(({ x, y }) => x - y > -2)
      .flatMap(({ x, y, faces }) => {
        const color = (x + 2 * y) % 5 === 3 ? mix(colors.text, accent, 0.12) : accent;
        return faces.map((face) => (x <= y ? wire(face, frame, colors) : solid(face, color, colors)));
      }),
  ];
}

/** A solid block with a wireframe block on top. */
export const drawBlock = (accent: Hex, colors: Colors): Shape[] => [
  ...facesOf(0, 0, 0).map((face) => solid(face, accent, colors)),
  ...facesOf(0, 0, 1).map((face) => wire(face, accent, colors)),
];

const facesOf = (x: number, y: number, z: number): Face[] =>
  (['left', 'right', 'top'] as const).map((side) => ({
    side,
    corners: sides[side].map((corner): Point => {
      const [dx = 0, dy = 0, dz = 0] = [...corner].map(Number);
      return [(x + dx - y - dy) * Math.cos(Math.PI / 6), (x + dx + y + dy) / 2 - z - dz];
    }),
  }));

/** Points at the corners of a face and halfway between them. */
const dots = ({ corners }: Face, color: Hex): Shape[] =>
  corners.flatMap((one) =>
    corners.map((other) => ({ kind: 'dot', at: [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2], color })),
  );

const wire = ({ corners }: Face, stroke: Hex, { body }: Colors): Shape => ({
  kind: 'face',
  corners,
  fill: body,
  stroke,
});

function solid({ side, corners }: Face, color: Hex, { text, body }: Colors): Shape {
  // The light comes from above, in both schemes.
  const isDark = toOklch(text).lightness > toOklch(body).lightness;
  const [light, shade] = isDark ? [text, body] : [body, text];
  const tones = {
    left: mix(color, shade, 0.2),
    right: mix(color, shade, 0.42),
    top: mix(color, light, 0.22),
  };
  return { kind: 'face', corners, fill: tones[side], stroke: tones[side] };
}
