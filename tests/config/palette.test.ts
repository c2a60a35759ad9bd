import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accentShades, contrast } from '../../src/config/palette.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('makes ten shades from light to dark of any accent', () => {
  fc.assert(
    fc.property(colour, (accent) => {
      const shades = accentShades(accent);
      expect(shades).toHaveLength(10);
      const onBlack = shades.map((shade) => contrast(shade, '#000000'));
      for (let index = 1; index < 10; index++)
        expect(onBlack[index]).toBeLessThanOrEqual((onBlack[index - 1] ?? 0) + 0.2);
    }),
  );
});

it('makes the filled shade readable under white text, whatever the accent', () => {
  fc.assert(
    fc.property(colour, (accent) => {
      expect(contrast(accentShades(accent)[6] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('makes shade 4 readable as text on the dark ground and shade 7 on the light ones, whatever the accent', () => {
  fc.assert(
    fc.property(colour, (accent) => {
      const shades = accentShades(accent);
      expect(contrast(shades[4] ?? '', '#2a2420')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shades[7] ?? '', '#f3ece2')).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
