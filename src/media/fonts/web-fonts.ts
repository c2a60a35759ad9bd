import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { SiteConfig } from '../../../schema/site.ts';
import { hash } from '../../project/hash.ts';
import { packageRoot } from '../../project/package-root.ts';
import { type FontMeasures, measureFont } from './measure-font.ts';

/** A font that pages load. */
export interface WebFont extends FontMeasures {
  family: string;
  /** The address of its file; for a font of the builder, of the file with common Latin letters. */
  address: string;
  /** For a font of the builder: the address of the file with rare Latin letters. */
  extended?: string;
}

/** The fonts of a site's pages. An undefined font is the one of the visitor's system. */
export interface SiteFonts {
  text?: WebFont;
  heading?: WebFont;
  /** Whether headings have another font than the text. */
  differ: boolean;
}

/** Loads and measures the fonts that a theme names. `files` has their paths on disk by address. */
export async function loadSiteFonts(
  { font, headingFont = font }: Pick<SiteConfig['theme'], 'font' | 'headingFont'>,
  publicDir: string,
): Promise<{ fonts: SiteFonts; files: Map<string, string> }> {
  const files = new Map<string, string>();
  const addressOf = (file: string) => {
    const sum = hash(readFileSync(file).toString('latin1')).slice(0, 8);
    const address = `/assets/${basename(file, '.woff2')}-${sum}.woff2`;
    files.set(address, file);
    return address;
  };
  const load = async (name: string): Promise<WebFont | undefined> => {
    if (name === 'system') return undefined;
    const file = name.startsWith('/') ? join(publicDir, name) : builtIn(name, 'latin');
    return {
      family: name.startsWith('/') ? basename(name, '.woff2') : name,
      address: addressOf(file),
      ...(!name.startsWith('/') && { extended: addressOf(builtIn(name, 'latin-ext')) }),
      ...(await measureFont(readFileSync(file))),
      ...(serifs.includes(name) && { serif: true }),
    };
  };
  const [text, heading] = [await load(font), font === headingFont ? undefined : await load(headingFont)];
  return { fonts: { ...(text && { text }), ...(heading && { heading }), differ: font !== headingFont }, files };
}

/** The width of letters relative to Instrument Sans, for layouts that are decided at build time. */
export const letterWidthOf = ({ text }: SiteFonts): number =>
  text ? Math.round((text.widths[1] / instrumentSansWidth) * 100) / 100 : 1;

const instrumentSansWidth = 0.5562;

/** Fonts of the builder with serifs, which their files do not declare. */
const serifs = ['Source Serif 4', 'Fraunces', 'Lora', 'Playfair Display'];

const require = createRequire(join(packageRoot, 'package.json'));

function builtIn(family: string, letters: 'latin' | 'latin-ext'): string {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return require.resolve(`@fontsource-variable/${name}/files/${name}-${letters}-wght-normal.woff2`);
}
