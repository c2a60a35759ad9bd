import type { siteIcons } from '../content/site-files.ts';
import type { ResolvedSite } from '../pages/resolve.ts';
import type { Hex } from '../theme/color.ts';
import { paletteOf } from '../theme/palette.ts';
import type { Output } from './output.ts';

interface IconInput {
  /** The first letter or digit of the site's name; empty if it has none. */
  letter: string;
  fill: Hex;
  ink: Hex;
  lang: string;
}

type Icon = (typeof siteIcons)[number];
type Form = keyof typeof forms;
/** Corner radius and letter size. Phones cut `square` and `maskable` icons to shape, the latter even to a circle. */
const forms = {
  rounded: { corner: 112, letter: 300 },
  square: { corner: 0, letter: 290 },
  maskable: { corner: 0, letter: 236 },
};
const edge = 512;

const makers: Record<Icon, (input: IconInput) => Promise<Buffer>> = {
  'favicon.svg': async (input) => Buffer.from(await drawIcon(input, 'rounded')),
  'favicon.ico': async (input) => wrapIco(await toPng(input, 'rounded', 32), 32),
  'apple-touch-icon.png': (input) => toPng(input, 'square', 180),
  'icon-192.png': (input) => toPng(input, 'rounded', 192),
  'icon-512.png': (input) => toPng(input, 'rounded', 512),
  'icon-maskable-512.png': (input) => toPng(input, 'maskable', 512),
};

/** An icon of a site: the first letter of its name on its accent color. */
export function icon({ site, config }: ResolvedSite, path: Icon): Output {
  const { 'accent-filled': fill, 'accent-contrast': ink } = paletteOf(config.theme).light;
  const input: IconInput = { letter: firstLetter(site.brand.name, site.lang), fill, ink, lang: site.lang };
  return { path, input: () => [path, input], make: () => makers[path](input) };
}

function firstLetter(name: string, lang: string): string {
  const characters = [...new Intl.Segmenter(lang).segment(name)].map(({ segment }) => segment);
  const letter = characters.find((character) => /^[\p{L}\p{N}]/u.test(character)) ?? '';
  const upper = letter.toLocaleUpperCase(lang);
  // "ß" becomes two letters.
  return upper.length === letter.length ? upper : letter;
}

/** Draws the icon as SVG. The letter is a path, so it needs no font. */
async function drawIcon({ letter, fill, ink, lang }: IconInput, form: Form): Promise<string> {
  const { corner, letter: size } = forms[form];
  const mark = (await drawLetter(letter, size, lang)) ?? `<circle cx="${edge / 2}" cy="${edge / 2}" r="${size / 3}"/>`;
  const ground = `<rect width="${edge}" height="${edge}"${corner ? ` rx="${corner}"` : ''} fill="${fill}"/>`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}">`;
  return `${head}${ground}<g fill="${ink}">${mark}</g></svg>\n`;
}

/** Draws a letter in the middle, scaled to a square of `size`; undefined if no installed font has it. */
async function drawLetter(letter: string, size: number, lang: string): Promise<string | undefined> {
  const [{ fontsFor }, { openFont }] = await Promise.all([
    import('../media/fonts/font-stack.ts'),
    import('../media/fonts/typeface.ts'),
  ]);
  const stack = fontsFor([letter], lang, 'picture');
  const typeface = stack.typefaces[stack.choose(letter, 'bold')];
  if (!letter || !typeface || stack.findMissing(letter, 'bold').length > 0) return undefined;
  const { glyphs, positions } = openFont(typeface.bold).layout(letter);
  let x = 0;
  const shapes = glyphs.map(({ path, bbox }, at) => {
    const left = x + (positions[at]?.xOffset ?? 0);
    const lift = positions[at]?.yOffset ?? 0;
    x += positions[at]?.xAdvance ?? 0;
    const { minX, maxX, minY, maxY } = bbox;
    return { path, left, lift, box: [left + minX, left + maxX, lift + minY, lift + maxY] as const };
  });
  const all = (at: 0 | 1 | 2 | 3, pick: typeof Math.min) => pick(...shapes.map(({ box }) => box[at]));
  const [minX, maxX, minY, maxY] = [all(0, Math.min), all(1, Math.max), all(2, Math.min), all(3, Math.max)];
  const scale = size / Math.max(maxX - minX, maxY - minY);
  const n = (value: number) => Math.round(value * 1e4) / 1e4;
  const place = `translate(${n((edge - (minX + maxX) * scale) / 2)} ${n((edge + (minY + maxY) * scale) / 2)}) scale(${n(scale)} ${n(-scale)})`;
  const paths = shapes.map(({ path, left, lift }) =>
    left || lift
      ? `<path transform="translate(${n(left)} ${n(lift)})" d="${path.toSVG()}"/>`
      : `<path d="${path.toSVG()}"/>`,
  );
  return `<g transform="${place}">${paths.join('')}</g>`;
}

async function toPng(input: IconInput, form: Form, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const drawing = Buffer.from(await drawIcon(input, form));
  return sharp(drawing, { density: (72 * side) / edge })
    .resize(side, side)
    .png({ effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** Wraps one square PNG as an ICO file. */
export function wrapIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(side % 256, 6); // width, where 0 is 256
  head.writeUInt8(side % 256, 7); // height
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
