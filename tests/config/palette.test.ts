import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accentShades, contrast } from '../../src/config/resolve/palette.ts';

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

it('makes these shades', () => {
  const accents = ['#d9480f', '#1c7ed6', '#2f9e44', '#ffff00', '#ff00ff', '#808080', '#000000', '#ffffff', '#010040'];
  expect(accents.map((accent) => accentShades(accent).join(' '))).toMatchInlineSnapshot(`
    [
      "#fff1ea #ffe0d2 #ffc4ac #ffa382 #ff835a #f96636 #cf3f00 #ba3200 #a22c00 #852500",
      "#ecf8ff #d6eeff #b3ddff #8bc9ff #65b4ff #449ffa #0974cb #0065b7 #00579e #014781",
      "#edfbee #d8f4da #b7e8ba #91d997 #6bc876 #4ab55a #00842a #00741f #00641a #005014",
      "#f8f9e2 #edefc2 #dde08c #cbcc47 #b9b800 #a6a300 #7b7400 #6c6600 #5c5700 #4a4600",
      "#ffedff #ffd6ff #ffb1ff #ff83ff #ff4fff #fb00fb #c900cc #b400b7 #9c009e #7f0081",
      "#f7f7f7 #ebebeb #d9d9d9 #c4c4c4 #afafaf #9b9b9b #727272 #646464 #565656 #464646",
      "#f7f7f7 #ebebeb #d9d9d9 #c4c4c4 #afafaf #9b9b9b #727272 #646464 #565656 #464646",
      "#f7f7f7 #ebebeb #d9d9d9 #c4c4c4 #afafaf #9b9b9b #727272 #646464 #565656 #464646",
      "#f1f7ff #e1ebff #c7d9ff #aac4fb #90aef2 #7999e3 #5270b7 #4662a4 #3c558e #314573",
    ]
  `);
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
