import sharp from 'sharp';
import * as brands from 'simple-icons';
import { describe, expect, it } from 'vitest';
import { provideIcons } from '../../src/media/icon-data.ts';
import { readIcon } from '../../src/media/icons.ts';
import { contrast } from '../../src/theme/color.ts';
import { paletteOf } from '../../src/theme/palette.ts';
import { logoAt, logoFile } from '../../src/ui/logo-file.ts';

provideIcons(readIcon);

const palette = paletteOf({ accent: '#cf3f00', neutral: 'warm' });
const colorsOf = (name: string, colors = palette) =>
  [...logoFile(`simple-icons:${name}`, colors).svg.matchAll(/fill:(#[\da-f]{6})/gi)].map(([, hex]) => hex);
const names = Object.values(brands).map(({ slug }) => slug);

describe('the file of a logo', () => {
  it('keeps a color that stands out by itself', () => {
    expect(colorsOf('html5')[0]?.toUpperCase()).toBe(`#${brands.siHtml5.hex}`);
  });

  it('draws black and white like text', () => {
    expect(colorsOf('nextdotjs')).toEqual(['#1a1613', '#f5efe8']);
    const { light, dark, ...rest } = paletteOf({ accent: '#cf3f00', neutral: 'cool' });
    expect(colorsOf('nextdotjs', { light, dark, ...rest })).toEqual([light.text, dark.text]);
  });

  it('is legible on the grounds of both schemes, whatever the brand', () => {
    for (const name of names) {
      const [light = '', dark = ''] = colorsOf(name);
      expect(contrast(light, '#f7f2ea'), name).toBeGreaterThanOrEqual(3);
      expect(contrast(dark, '#2a2420'), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['react', 'dotnet', 'flutter', 'docker', 'mongodb', 'googlecloud'])(
    'of %s shows all of it, and little else',
    async (name) => {
      const { svg, width, height } = logoFile(`simple-icons:${name}`, palette);
      const picture = sharp(Buffer.from(svg.replace('<svg', '<svg width="240"')), { density: 72 });
      const { info } = await picture.trim().toBuffer({ resolveWithObject: true });
      expect(info.width / 240).toBeGreaterThan(0.85);
      expect(Math.abs(info.width / info.height / (width / height) - 1)).toBeLessThan(0.15);
    },
  );

  it('is found at its address', () => {
    const { src, svg } = logoFile('simple-icons:react', palette);
    expect(logoAt(src)).toBe(svg);
    expect(src).toMatch(/^\/assets\/logos\/react-[\da-f]{8}\.svg$/);
  });
});
