import type { SiteConfig } from '../../../schema/site.ts';
import { type Hex, mix } from '../../theme/color.ts';
import { drawBlock, drawTown } from './blocks.ts';
import type { Colors, Shape } from './shape.ts';

/** The part of a theme that drawings depend on. */
export type Look = Pick<SiteConfig['theme'], 'accent' | 'neutral' | 'motif'>;

/** A motif as a large drawing, about nine units wide and high around its center, and as a mark of two units. */
interface Drawing {
  large(accent: Hex, colors: Colors): Shape[];
  mark(accent: Hex, colors: Colors): Shape[];
}

/** Returns the drawings of a theme's motif; empty if it has none. */
export function drawingsOf({ accent, motif }: Look, colors: Colors): { large: Shape[]; mark: Shape[] } {
  const { large, mark } = drawings[motif];
  return { large: large(accent, colors), mark: mark(accent, colors) };
}

const drawings: Record<Look['motif'], Drawing> = {
  none: { large: () => [], mark: () => [] },
  blocks: { large: drawTown, mark: drawBlock },
  dots: {
    large: (accent, colors) =>
      grid(10).flatMap(([x, y]) => {
        const share = (x + (9 - y)) / 18;
        const color = share < 0.35 ? frameOf(colors) : (x + 2 * y) % 7 === 3 ? mix(colors.text, accent, 0.12) : accent;
        return {
          kind: 'dot' as const,
          at: [(x - 4.5) * 0.92, (y - 4) * 0.92] as const,
          color,
          radius: 0.06 + share * 0.34,
        };
      }),
    mark: (accent) =>
      [0.16, 0.27, 0.4].map((radius, at) => ({
        kind: 'dot',
        at: [[-0.75, -0.25, 0.5][at] ?? 0, 0],
        color: accent,
        radius,
      })),
  },
  lines: {
    large: (accent, colors) => {
      const frame = frameOf(colors);
      return [1.6, 3.2, 2.4, 4.4, 3.6, 5.6, 5, 7.4, 9].flatMap((height, at): Shape[] => {
        const x = (at - 4.4) * 0.98;
        const top = 4.6 - height;
        if (at >= 3) {
          const fill = at < 6 ? colors.body : at === 7 ? mix(colors.text, accent, 0.12) : accent;
          return bar(x, 0.62, top, 4.6, fill, at < 6 ? frame : fill);
        }
        const count = Math.ceil(height / 0.4);
        return Array.from({ length: count }, (_, dot) => ({
          kind: 'dot' as const,
          at: [x + 0.31, 4.6 - dot * 0.4] as const,
          color: frame,
        }));
      });
    },
    mark: (accent) =>
      [0.7, 1.2, 1.9].flatMap((height, at) => bar(-0.8 + at * 0.6, 0.36, 0.95 - height, 0.95, accent, accent)),
  },
};

const frameOf = (colors: Colors) => mix(colors.tinted, colors.text, 0.62);

const grid = (side: number) =>
  Array.from({ length: side * side }, (_, at) => [at % side, Math.floor(at / side)] as const);

const bar = (x: number, width: number, top: number, bottom: number, fill: Hex, stroke: Hex): Shape[] => [
  {
    kind: 'face',
    corners: [
      [x, top],
      [x + width, top],
      [x + width, bottom],
      [x, bottom],
    ],
    fill,
    stroke,
  },
];
