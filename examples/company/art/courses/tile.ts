import { sheet } from '../sheet.ts';
import type { Glyph } from './glyphs.ts';
import { measureGlyph } from './measure.ts';

/** A tile's ground: a cube seen from its corner, as three planes of one material. */
interface Planes {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

const grounds: readonly Planes[] = [
  { top: '#e4571d', left: '#d9480f', right: '#c23f0b' },
  { top: '#4a3f37', left: '#40362f', right: '#362d27' },
  { top: '#a8431a', left: '#983912', right: '#86300d' },
  { top: '#73665c', left: '#675a51', right: '#5a4e46' },
];

const SIDE = 96;
const CREAM = '#fff6ec';

/** A course's tile: the glyph in cream, scaled so that all glyphs look equally large, on the ground that its place in the list gives. */
export async function drawTile(glyph: Glyph, index: number): Promise<string> {
  const markup = [
    glyph.fill ? `<path fill="${CREAM}" d="${glyph.fill}"/>` : '',
    glyph.line
      ? `<path stroke="${CREAM}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" d="${glyph.line}"/>`
      : '',
  ].join('');
  const { x, y, width, height } = await measureGlyph(markup);
  // Equal area of the rectangles looks equal, but no glyph may come near the tile's rim.
  const scale = Math.min(46 / Math.sqrt(width * height), 54 / Math.max(width, height));
  const place = [SIDE / 2 - (x + width / 2) * scale, SIDE / 2 - (y + height / 2) * scale].map((value) =>
    value.toFixed(1),
  );
  const ground = grounds[(index + Math.floor(index / 4)) % 4] ?? (grounds[0] as Planes);
  return sheet(SIDE, SIDE, [
    { markup: `<rect width="96" height="96" rx="20.3" fill="${ground.left}"/>` },
    {
      markup: `<path fill="${ground.top}" d="M0 20.3a20.3 20.3 0 0 1 20.3-20.3h55.4a20.3 20.3 0 0 1 20.3 20.3l-48 27.7z"/>`,
    },
    { markup: `<path fill="${ground.right}" d="M96 20.3v55.4a20.3 20.3 0 0 1-20.3 20.3h-27.7v-48z"/>` },
    { markup: `<g transform="translate(${place.join(' ')}) scale(${scale.toFixed(3)})">${markup}</g>` },
  ]);
}
