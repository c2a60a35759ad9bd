import * as icons from 'simple-icons';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../src/config/palette.ts';
import { legibleColours } from '../../src/ui/legible-colour.ts';

const brands = Object.values(icons).map(({ hex }) => `#${hex}`);

describe('legibleColours', () => {
  it('leaves a colour alone where it stands out by itself', () => {
    expect(legibleColours('#d9480f').light).toBe('#d9480f');
  });

  it('gives black and white the colour of the text', () => {
    const inks = { light: '#1a1613', dark: '#f5efe8' };
    expect(legibleColours('#000000')).toEqual(inks);
    expect(legibleColours('#FFFFFF')).toEqual(inks);
  });

  it('makes every brand of the icon set legible on both grounds', () => {
    for (const brand of new Set(brands)) {
      const { light, dark } = legibleColours(brand);
      expect(contrast(light, '#f7f2ea')).toBeGreaterThanOrEqual(3);
      expect(contrast(dark, '#2a2420')).toBeGreaterThanOrEqual(4.5);
    }
  });
});
