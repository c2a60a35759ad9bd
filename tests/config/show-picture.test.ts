import { describe, expect, it } from 'vitest';
import { type PictureFile, picture, poster } from '../../src/pages/pictures.ts';

const variants = (ending: string, ...widths: number[]) =>
  widths.map((width) => ({ src: `/p/${width}.${ending}`, width }));
const photo = { src: '/photo.jpg', alt: 'A photo' };
const show = (file: Partial<PictureFile>, place: Parameters<typeof picture>[1] = 'card') =>
  picture({ ...photo, caption: 'kept' }, place, { '/photo.jpg': { width: 2000, height: 1000, ...file } });

describe('a picture', () => {
  it('keeps what was written, and has its size', () => {
    expect(show({})).toEqual({ ...photo, caption: 'kept', width: 2000, height: 1000 });
  });

  it('has its files in the widths of its place, and in no others', () => {
    const avif = variants('avif', 320, 360, 720, 1080, 1440);
    expect(show({ avif, webp: variants('webp', 360, 720, 1080) })).toMatchObject({
      avif: '/p/360.avif 360w, /p/720.avif 720w, /p/1080.avif 1080w',
      webp: '/p/360.webp 360w, /p/720.webp 720w, /p/1080.webp 1080w',
    });
  });

  it('has none of a format in which its widest is missing', () => {
    const shown = show({ avif: variants('avif', 360, 720), webp: [] });
    expect(Object.keys(shown)).toEqual(['src', 'alt', 'caption', 'width', 'height']);
  });

  it('is another file where neither format is known, if there is one', () => {
    expect(show({ fallback: '/p/small.jpg' }).src).toBe('/p/small.jpg');
  });

  it('has a color in its place while it loads, but for small marks', () => {
    expect(show({ color: '#123456' }).color).toBe('#123456');
    expect(show({ color: '#123456' }, 'mark')).not.toHaveProperty('color');
  });
});

describe('the poster of a film', () => {
  const posterOf = (file: Partial<PictureFile>) =>
    poster('/photo.jpg', { '/photo.jpg': { width: 2000, height: 1000, ...file } });

  it('is the one WebP of its place, else what stands for it, else the picture itself', () => {
    expect(posterOf({ webp: variants('webp', 720, 1440), fallback: '/p/small.jpg' })).toBe('/p/1440.webp');
    expect(posterOf({ webp: variants('webp', 720), fallback: '/p/small.jpg' })).toBe('/p/small.jpg');
    expect(posterOf({})).toBe('/photo.jpg');
  });
});
