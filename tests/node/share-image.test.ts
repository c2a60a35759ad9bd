import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fontsFor } from '../../src/build/fonts/font-stack.ts';
import { loadInstrumentSans, openFont } from '../../src/build/fonts/typeface.ts';
import { legibleOn, neutrals } from '../../src/build/share-image/color.ts';
import { drawText, fitText, measureText } from '../../src/build/share-image/lettering.ts';
import { renderShareImage, type ShareImageInput } from '../../src/build/share-image.ts';
import { contrast } from '../../src/config/palette.ts';

const page: ShareImageInput = {
  title: 'Professional Training Courses',
  brand: { name: 'Concretia', motto: 'Materialize Concepts' },
  accent: '#d9480f',
};

/** The share of pixels in the title's place that are darker than the ground. */
async function readTitleInk(image: Buffer): Promise<number> {
  const place = { left: 60, top: 150, width: 540, height: 350 };
  const { data } = await sharp(image).extract(place).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 100).length / data.length;
}

describe('the share image', () => {
  it('is a PNG of 1200 × 630 and at most 150 kB', async () => {
    const image = await renderShareImage(page);
    const { format, width, height } = await sharp(image).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(image.length).toBeLessThanOrEqual(150_000);
  });

  it('has the same bytes for the same page', async () => {
    const [once, again] = [await renderShareImage(page), await renderShareImage(page)];
    expect(once.equals(again)).toBe(true);
  });

  it('differs with the title, the brand and the accent', async () => {
    const images = await Promise.all([
      renderShareImage(page),
      renderShareImage({ ...page, title: 'About Us' }),
      renderShareImage({ ...page, brand: { name: 'Other', motto: 'Materialize Concepts' } }),
      renderShareImage({ ...page, accent: '#0b7285' }),
    ]);
    expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(images.length);
  });

  it('draws the title without any font of the machine', async () => {
    expect(await readTitleInk(await renderShareImage(page))).toBeGreaterThan(0.05);
    expect(await readTitleInk(await renderShareImage({ ...page, title: '.' }))).toBeLessThan(0.01);
  });

  it('draws titles with markup and with characters that the font lacks', async () => {
    for (const title of [
      'R&D <b>"labs"</b>',
      'व्यावसायिक प्रशिक्षण पाठ्यक्रम',
      'தொழில்முறை பயிற்சி',
      '専門的なトレーニングコース',
      '\u{1f9f1} Bricks',
    ])
      expect((await sharp(await renderShareImage({ ...page, title })).metadata()).width).toBe(1200);
  });
});

describe('the lettering', () => {
  const setting = {
    font: openFont(loadInstrumentSans().bold),
    color: neutrals.ink,
    bold: true,
    tracking: 0,
    lang: 'en',
  };
  const box = { width: 540, lines: 3, size: 84 };

  it.each([
    'About Us',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    'A very long title that goes on about everything the company does, from the first sketch of a concept to a released product',
    '専門的なトレーニングコースと設計サービスについてのページ',
  ])('keeps "%s" whole, within three lines and within the box', (title) => {
    const { lines, size } = fitText(title, { ...setting, lang: 'ja' }, box);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(measureText(line, setting) * size).toBeLessThanOrEqual(box.width);
    expect(lines.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
  });

  it('draws Devanagari as outlines, its signs where the font wants them, in any length within the box', () => {
    const title = 'व्यावसायिक प्रशिक्षण: वर्षों के अनुभव से';
    const font = fontsFor([title], 'hi').fontFor(title, 'bold');
    const devanagari = { ...setting, font, lang: 'hi' };
    for (const line of fitText(title, devanagari, box).lines)
      expect(drawText(line, devanagari, { x: 0, y: 0, size: 60 })).not.toContain('<text');
    // A reph stands over the letter before it, and has no width of its own.
    const [, reph] =
      drawText('र्क', devanagari, { x: 0, y: 0, size: 1000 }).match(/.*translate\((-?\d+) -?\d+\)" d/) ?? [];
    expect(Number(reph)).toBeLessThan(measureText('क', devanagari) * 1000);
  });

  it('balances the lines, so that no single word is left at the end', () => {
    expect(fitText('One two three four five six', setting, { width: 230, lines: 2, size: 22 }).lines).toEqual([
      'One two three',
      'four five six',
    ]);
  });
});

describe('a colour for text', () => {
  it.each(['#d9480f', '#ffd43b', '#ffffff', '#1864ab'])('of %s reaches AA on the ground', (accent) => {
    expect(contrast(legibleOn(neutrals.ground, accent), neutrals.ground)).toBeGreaterThanOrEqual(4.5);
  });
});
