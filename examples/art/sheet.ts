import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

const fontFile = (style: string) =>
  fileURLToPath(
    new URL(
      `../../node_modules/@expo-google-fonts/instrument-sans/${style}/InstrumentSans_${style}.ttf`,
      import.meta.url,
    ),
  );
const fonts = {
  400: openSync(fontFile('400Regular')) as Font,
  600: openSync(fontFile('600SemiBold')) as Font,
};

/** A drawing: what is drawn, and the letters in it, each of which is held once. */
export class Sheet {
  private parts: string[] = [];
  private letters = new Map<string, string>();

  private width: number;
  private height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  add(part: string): this {
    this.parts.push(part);
    return this;
  }

  rect(x: number, y: number, w: number, h: number, fill: string, r = 0, rest = ''): this {
    return this.add(`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${rest}/>`);
  }

  circle(x: number, y: number, r: number, fill: string, rest = ''): this {
    return this.add(`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${rest}/>`);
  }

  line(d: string, stroke: string, width: number, rest = ''): this {
    return this.add(
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`,
    );
  }

  /** Words whose baseline begins at a point, or ends or is centred there. */
  text(
    x: number,
    y: number,
    words: string,
    size: number,
    fill = '#14251e',
    weight: 400 | 600 = 400,
    anchor = 'start',
  ): this {
    const font = fonts[weight];
    const { glyphs, positions } = font.layout(words);
    const scale = size / font.unitsPerEm;
    const length = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * scale;
    const from = anchor === 'middle' ? x - length / 2 : anchor === 'end' ? x - length : x;
    let at = 0;
    const uses = glyphs.map((glyph, index) => {
      const key = `${weight === 400 ? 'r' : 'b'}${glyph.id}`;
      const d = glyph.path.toSVG().replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
      if (d) this.letters.set(key, `<path id="${key}" d="${d}"/>`);
      const use = d ? `<use href="#${key}" x="${at}"/>` : '';
      at += positions[index]?.xAdvance ?? 0;
      return use;
    });
    const move = `translate(${from.toFixed(1)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
    return this.add(`<g transform="${move}" fill="${fill}">${uses.join('')}</g>`);
  }

  /** A soft shadow below a rectangle. */
  shadow(x: number, y: number, w: number, h: number, r: number, color = '#06281b'): this {
    for (const [grow, opacity] of [
      [22, 0.02],
      [14, 0.03],
      [7, 0.04],
      [2, 0.06],
    ] as const)
      this.rect(x - grow, y - grow + 14, w + 2 * grow, h + 2 * grow, color, r + grow, `opacity="${opacity}"`);
    return this;
  }

  /** A small portrait in a disc. */
  face(x: number, y: number, r: number, tint: string, skin: string, hair: string): this {
    const id = `f${this.parts.length}`;
    return this.add(
      `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#${id})">` +
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${tint}"/>` +
        `<ellipse cx="${x}" cy="${y + r * 1.05}" rx="${r * 0.78}" ry="${r * 0.6}" fill="${hair}" opacity=".85"/>` +
        `<circle cx="${x}" cy="${y - r * 0.24}" r="${r * 0.5}" fill="${hair}"/>` +
        `<ellipse cx="${x}" cy="${y - r * 0.02}" rx="${r * 0.36}" ry="${r * 0.42}" fill="${skin}"/></g>`,
    );
  }

  /** Writes the drawing into a folder. */
  write(folder: string, name: string): void {
    const { width, height } = this;
    const letters = this.letters.size > 0 ? `<defs>${[...this.letters.values()].join('')}</defs>` : '';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${letters}${this.parts.join('\n')}</svg>\n`;
    const file = `${folder}${name}.svg`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg.replaceAll(' />', '/>'));
    console.log(`${name}.svg  ${(svg.length / 1000).toFixed(1)} kB`);
  }
}
