import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { readCache, writeCache } from '../cache-file.ts';

/** What the rules of a page need to know of a font. Lengths are in ems. */
export interface FontMeasures {
  /** Its weights, as `@font-face` has them: one, or from … to. */
  weights: string;
  serif: boolean;
  ascent: number;
  descent: number;
  /** How wide a letter is on average: of sentences, of medium labels, and of bold headings. */
  widths: [sentence: number, label: number, heading: number];
}

/** What the widths are measured by. Labels have more capitals than sentences, and hardly a space. The widths of the stand-ins in `render/fonts.ts` belong to these. */
const texts = [
  'We listen first, then we plan, design and build what is needed. Whoever works with it every day should find it simple, quick and pleasant; what nobody needs stays away.',
  'HomeAboutServicesProductsTeamContactNewsPricesTrainingReadMoreSendMessage',
  'What we make is used by thousands of people From the first idea to the day it opens',
] as const;
const weights = [400, 500, 600] as const;

const folder = resolve(import.meta.dirname, '../../../.cache/fonts');

/** Measures the bytes of a WOFF2 font, once; throws if they are none. */
export async function measureFont(bytes: Buffer): Promise<FontMeasures> {
  const sum = createHash('sha256').update(bytes).update(texts.join()).digest('hex').slice(0, 20);
  const file = join(folder, `${sum}.json`);
  const known = readCache<FontMeasures>(file);
  if (known) return known;
  const measures = await measure(bytes);
  writeCache(file, measures);
  return measures;
}

async function measure(bytes: Buffer): Promise<FontMeasures> {
  // fontkit cannot vary the weight of a font that is compressed.
  const [{ default: decompress }, { openFont }] = await Promise.all([
    import('woff2-encoder/decompress'),
    import('./typeface.ts'),
  ]);
  const font = openFont(Buffer.from(await decompress(bytes)));
  const { unitsPerEm, ascent, descent, variationAxes } = font;
  const range = variationAxes.wght;
  const { usWeightClass, panose, sFamilyClass } = font['OS/2'];
  const widthOf = (text: string, weight: number) => {
    const shown = range ? font.getVariation({ wght: Math.min(Math.max(weight, range.min), range.max) }) : font;
    return round(shown.layout(text).advanceWidth / unitsPerEm / text.length);
  };
  return {
    weights: range ? `${range.min} ${range.max}` : `${usWeightClass || 400}`,
    serif: isSerif(panose, sFamilyClass),
    ascent: round(ascent / unitsPerEm),
    descent: round(-descent / unitsPerEm),
    widths: [widthOf(texts[0], weights[0]), widthOf(texts[1], weights[1]), widthOf(texts[2], weights[2])],
  };
}

/** Whether a font says of itself that it has serifs: PANOSE's kinds 2 to 10 of Latin text, or the classes 1 to 5 and 7. */
function isSerif([kind, style = 0]: number[] | Uint8Array, familyClass: number): boolean {
  if (kind === 2 && style > 1) return style <= 10;
  return [1, 2, 3, 4, 5, 7].includes(familyClass >> 8);
}

const round = (number: number) => Math.round(number * 10_000) / 10_000;
