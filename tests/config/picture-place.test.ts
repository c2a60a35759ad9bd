import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PictureUse } from '../../src/config/resolve/page-model.ts';
import { widthsAt } from '../../src/config/resolve/pictures.ts';
import { sizesForHeight, sizesInFrame } from '../../src/ui/picture-sizes.ts';

const places: PictureUse[] = ['mark', 'card', 'beside', 'wide', 'poster'];

it('wants few widths of a picture, from narrow to wide, and none that it has not got', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 12_000 }), (place, own) => {
      const widths = widthsAt(place, own);
      expect(widths.length).toBeLessThanOrEqual(5);
      expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
      expect(Math.max(...widths)).toBeLessThanOrEqual(own);
      if (own <= 320) expect(widths).toEqual([own]);
    }),
  );
});

it('passes over a width that is hardly narrower than the picture', () => {
  expect(widthsAt('beside', 1100)).toEqual([720, 1100]);
  expect(widthsAt('beside', 1440)).toEqual([720, 1080, 1440]);
});

it('says how wide a picture is of which the height is set, or which is cut to a frame', () => {
  expect(sizesForHeight(36, { width: 400, height: 100 })).toBe('144px');
  const sizes = '(min-width: 62.5em) 360px, 31.5vw';
  expect(sizesInFrame(sizes, 1, { width: 900, height: 600 })).toBe('(min-width: 62.5em) 540px, 48vw');
  expect(sizesInFrame(sizes, 1, { width: 600, height: 900 })).toBe(sizes);
});
