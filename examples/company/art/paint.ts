/** A filled face; the hairline of its own colour closes the seam to its neighbour. */
export function fill(color: string, opacity = 1): string {
  return opacity < 1 ? `fill="${color}" fill-opacity="${short(opacity)}"` : `fill="${color}" stroke="${color}"`;
}

/** A drawn line; `dash` is the pattern of strokes and gaps. */
export function stroke(color: string, width: number, options: { dash?: string; opacity?: number } = {}): string {
  const dash = options.dash ? ` stroke-dasharray="${options.dash}"` : '';
  const opacity =
    options.opacity !== undefined && options.opacity < 1 ? ` stroke-opacity="${short(options.opacity)}"` : '';
  return `stroke="${color}" stroke-width="${short(width)}"${dash}${opacity}`;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.');
}
