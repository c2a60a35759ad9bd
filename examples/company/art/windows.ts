import type { Mark } from './block.ts';
import type { Point3 } from './iso.ts';

/** Rows of windows for the two visible walls of a building; `light` gives each its colour, or none. */
export function windowsOf(
  size: Point3,
  pane: { width: number; height: number; gap: number },
  light: (side: 'left' | 'right', column: number, row: number) => string | undefined,
): Mark[] {
  const rows = Math.floor((size[2] - pane.gap) / (pane.height + pane.gap));
  return (['left', 'right'] as const).flatMap((side) => {
    const span = side === 'left' ? size[0] : size[1];
    const columns = Math.floor((span - pane.gap) / (pane.width + pane.gap));
    const margin = (span - columns * (pane.width + pane.gap) + pane.gap) / 2;
    return grid(columns, rows).flatMap(([column, row]): Mark[] => {
      const color = light(side, column, row);
      const at = [margin + column * (pane.width + pane.gap), pane.gap + row * (pane.height + pane.gap)] as const;
      return color ? [{ side, rect: [at[0], at[1], pane.width, pane.height], color }] : [];
    });
  });
}

function grid(columns: number, rows: number): [number, number][] {
  return Array.from({ length: columns * rows }, (_, index) => [index % columns, Math.floor(index / columns)]);
}
