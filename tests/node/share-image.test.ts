import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderShareImage, type ShareImageInput } from '../../src/media/share-image.ts';

const page: ShareImageInput = {
  title: 'Professional Training Courses',
  brand: { name: 'Concretia', motto: 'Materialize Concepts' },
  theme: { accent: '#d9480f', neutral: 'warm', motif: 'blocks' },
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

  it('differs with the title, the brand, the accent, the neutral colors and the motif', async () => {
    const images = await Promise.all([
      renderShareImage(page),
      renderShareImage({ ...page, title: 'About Us' }),
      renderShareImage({ ...page, brand: { name: 'Other', motto: 'Materialize Concepts' } }),
      renderShareImage({ ...page, theme: { ...page.theme, accent: '#0b7285' } }),
      renderShareImage({ ...page, theme: { ...page.theme, neutral: 'cool' } }),
      ...(['none', 'dots', 'lines'] as const).map((motif) =>
        renderShareImage({ ...page, theme: { ...page.theme, motif } }),
      ),
    ]);
    expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(images.length);
  });

  it('has a dark ground and light words for a dark site', async () => {
    const light = async (image: Buffer) => (await sharp(image).greyscale().stats()).channels[0]?.mean ?? Number.NaN;
    expect(await light(await renderShareImage(page))).toBeGreaterThan(200);
    const dark = await renderShareImage({ ...page, scheme: 'dark' });
    expect(await light(dark)).toBeLessThan(60);
    expect(dark.equals(await renderShareImage({ ...page, scheme: 'dark', title: 'Other' }))).toBe(false);
  });

  it('draws the title without any font of the machine', async () => {
    expect(await readTitleInk(await renderShareImage(page))).toBeGreaterThan(0.05);
    expect(await readTitleInk(await renderShareImage({ ...page, title: '.' }))).toBeLessThan(0.01);
  });

  it('has no boxes in place of letters that no font has: the title is left out, the brand stays', async () => {
    const image = await renderShareImage({ ...page, title: 'བོད་ཡིག' });
    expect(await readTitleInk(image)).toBe(await readTitleInk(await renderShareImage({ ...page, title: '🧱' })));
    expect(image.equals(await renderShareImage({ ...page, title: 'བོད་ཡིག', brand: { name: 'བོད' } }))).toBe(false);
  });

  it.each(['❤️', '👨‍👩‍👧', '\u200b', '\u2800', 'ः'])('leaves out a name that has nothing to draw: %j', async (name) => {
    const image = await renderShareImage({ ...page, title: name, brand: { name, motto: name } });
    expect((await sharp(image).metadata()).width).toBe(1200);
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

describe('the share image of a page from right to left', () => {
  const site = { ...page, dir: 'rtl' as const, lang: 'ar', theme: { ...page.theme, motif: 'none' as const } };

  /** The columns of the title's place, each with whether there is ink in it. */
  async function titleColumns(input: ShareImageInput): Promise<boolean[]> {
    const place = { left: 60, top: 150, width: 1080, height: 350 };
    const { data } = await sharp(await renderShareImage(input))
      .extract(place)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return Array.from({ length: place.width }, (_, x) =>
      Array.from({ length: place.height }, (_, y) => data[y * place.width + x] ?? 255).some((value) => value < 140),
    );
  }
  const gapsIn = (columns: boolean[]) =>
    columns.slice(columns.indexOf(true), columns.lastIndexOf(true)).filter((isInked) => !isInked).length;

  it.each([
    ['ar', 'دورات تدريبية'],
    ['he', 'קורסים מקצועיים'],
  ])('has a title in %s, which begins at the right', async (lang, title) => {
    const columns = await titleColumns({ ...site, lang, title });
    expect(columns.filter(Boolean).length).toBeGreaterThan(200);
    expect(columns.lastIndexOf(true)).toBeGreaterThan(1050);
    expect(columns.indexOf(true)).toBeGreaterThan(200);
  });

  it('joins the letters of Arabic', async () => {
    const [joined, apart] = ['سمسم', 'س\u200cم\u200cس\u200cم'];
    expect(gapsIn(await titleColumns({ ...site, title: joined }))).toBe(0);
    expect(gapsIn(await titleColumns({ ...site, title: apart }))).toBeGreaterThan(0);
  });

  it('begins a line at the right that begins with a foreign word, which keeps its own order', async () => {
    const rest = '\u00a0لللل';
    const [arabic, foreign] = [
      await titleColumns({ ...site, title: rest }),
      await titleColumns({ ...site, title: `.NET${rest}` }),
    ];
    expect(foreign.lastIndexOf(true)).toBeGreaterThan(1050);
    // The Arabic word comes after it, which is left of it.
    expect(foreign.indexOf(true)).toBeLessThan(arabic.indexOf(true) - 100);
    // Embedded by its editor, a text is left as it is, and the point goes to the other side.
    expect(foreign).not.toEqual(await titleColumns({ ...site, title: `\u202b.NET${rest}` }));
  });

  it('is the mirror image of the one from left to right, but for its words', async () => {
    const wordless = { ...page, title: '', brand: { name: '' } };
    const [ltr, rtl] = [await renderShareImage(wordless), await renderShareImage({ ...wordless, dir: 'rtl' })];
    const [one, other] = [
      await sharp(ltr).flop().greyscale().raw().toBuffer(),
      await sharp(rtl).greyscale().raw().toBuffer(),
    ];
    const different = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 60);
    expect(different.length).toBeLessThan(one.length / 500);
  });
});

describe('a title of any length', () => {
  /** The box around what differs between two pictures. */
  async function findDifference(one: Buffer, other: Buffer) {
    const [a, b] = await Promise.all([one, other].map((image) => sharp(image).greyscale().raw().toBuffer()));
    const at = [...(a as Buffer)].flatMap((value, index) => (Math.abs(value - (b?.[index] ?? 0)) > 40 ? [index] : []));
    const [xs, ys] = [at.map((index) => index % 1200), at.map((index) => Math.floor(index / 1200))];
    const ends = (all: number[]) => [all.reduce((x, y) => Math.min(x, y)), all.reduce((x, y) => Math.max(x, y))];
    return [...ends(xs), ...ends(ys)];
  }

  it.each([
    ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', 'Donaudampf'.repeat(6)],
    ['A very long title, '.repeat(7), 'Something else entirely, '.repeat(6)],
    ['About Us', 'Courses'],
    ['व्यावसायिक प्रशिक्षण: वर्षों के अनुभव से', 'पाठ्यक्रम'],
    ['دورات تدريبية مهنية من خبرة سنوات طويلة', 'دورات'],
  ])('keeps "%s" whole, between brand and motto and beside the drawing', async (title, other) => {
    const [left = 0, right = 0, top = 0, bottom = 0] = await findDifference(
      await renderShareImage({ ...page, title }),
      await renderShareImage({ ...page, title: other }),
    );
    expect(left).toBeGreaterThanOrEqual(72);
    expect(right).toBeLessThan(72 + 745);
    expect(right - left).toBeGreaterThan(200);
    expect(top).toBeGreaterThan(115);
    expect(bottom).toBeLessThan(526);
  });
});
