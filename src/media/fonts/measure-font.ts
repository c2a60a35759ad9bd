import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readCache, writeCache } from '../../project/cache-file.ts';
import { cacheFolder } from '../../project/cache-folder.ts';

/** The measures of a font that CSS needs. Lengths are in ems. */
export interface FontMeasures {
  /** `font-weight` for `@font-face`: one weight, or a range. */
  weights: string;
  serif: boolean;
  ascent: number;
  descent: number;
  /** The mean width of letters in sentences, medium labels, and bold headings. */
  widths: [sentence: number, label: number, heading: number];
}

/** The sample texts for the widths. The widths of the fallbacks in `render/fonts.ts` were measured with them. */
const texts = [
  'We listen first, then we plan, design and build what is needed. Whoever works with it every day should find it simple, quick and pleasant; what nobody needs stays away.',
  'HomeAboutServicesProductsTeamContactNewsPricesTrainingReadMoreSendMessage',
  'What we make is used by thousands of people From the first idea to the day it opens',
] as const;
const weights = [400, 500, 600] as const;

/** Measures a WOFF2 font, with a cache; throws if the bytes are not one. */
export async function measureFont(bytes: Buffer): Promise<FontMeasures> {
  const sum = createHash('sha256').update(bytes).update(texts.join()).digest('hex').slice(0, 20);
  const file = join(cacheFolder('fonts'), `${sum}.json`);
  const known = readCache<FontMeasures>(file);
  if (known) return known;
  const measures = await measure(bytes);
  writeCache(file, measures);
  return measures;
}

async function measure(bytes: Buffer): Promise<FontMeasures> {
  // fontkit cannot vary the weight of a compressed font.
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

/** Whether a font declares serifs: the PANOSE serif styles 2 to 10 of Latin text, or the family classes 1 to 5 and 7. */
function isSerif([kind, style = 0]: number[] | Uint8Array, familyClass: number): boolean {
  if (kind === 2 && style > 1) return style <= 10;
  return [1, 2, 3, 4, 5, 7].includes(familyClass >> 8);
}

const round = (number: number) => Math.round(number * 10_000) / 10_000;
