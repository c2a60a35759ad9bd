import { type Stroke, trace } from './pen.ts';

/** One painted thing: strokes with their attributes, or ready markup that stays where it is. */
export type Shape = { readonly strokes: readonly Stroke[]; readonly paint: string } | { readonly markup: string };

interface Layer {
  readonly paint: string;
  readonly parts: { d: string; box: readonly [number, number, number, number] }[];
}

/** Writes shapes as an SVG document, painted in their order, with equal paints joined wherever that changes nothing. */
export function sheet(width: number, height: number, shapes: readonly Shape[], defs = ''): string {
  const body = join(shapes)
    .map((layer) =>
      typeof layer === 'string' ? layer : `<path ${layer.paint} d="${layer.parts.map(({ d }) => d).join('')}"/>`,
    )
    .join('');
  const head = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg ${head} fill="none" stroke-width=".6" stroke-linecap="round" stroke-linejoin="round">${defs}${body}</svg>\n`;
}

function join(shapes: readonly Shape[]): (Layer | string)[] {
  const layers: (Layer | string)[] = [];
  for (const shape of shapes) {
    if ('markup' in shape) {
      layers.push(shape.markup);
      continue;
    }
    if (shape.strokes.length === 0) continue;
    const part = trace(shape.strokes);
    const home = findHome(layers, shape.paint, part.box);
    if (home) home.parts.push(part);
    else layers.push({ paint: shape.paint, parts: [part] });
  }
  return layers;
}

/** Looks down through the layers for one of the same paint, as far as nothing lies in between. */
function findHome(layers: (Layer | string)[], paint: string, box: Layer['parts'][number]['box']): Layer | undefined {
  for (let index = layers.length - 1; index >= 0; index -= 1) {
    const layer = layers[index];
    if (layer === undefined || typeof layer === 'string') return undefined;
    if (layer.paint === paint) return layer;
    if (layer.parts.some((part) => meet(part.box, box))) return undefined;
  }
  return undefined;
}

function meet(a: Layer['parts'][number]['box'], b: Layer['parts'][number]['box']): boolean {
  return a[0] < b[2] + 1 && b[0] < a[2] + 1 && a[1] < b[3] + 1 && b[1] < a[3] + 1;
}
