import type { Section } from '../../schema/define-section.ts';
import type { Picture, PictureUse } from '../../schema/picture.ts';
import type { Registry } from '../../schema/registry.ts';
import type { SiteConfig } from '../../schema/site.ts';
import type { Path } from '../diagnostics/issue.ts';

/** Widths in pixels, sufficient for screens with two pixels per CSS pixel. Each is a file, and costs some bytes in each page. */
const steps: Record<PictureUse, number[]> = {
  mark: [320],
  card: [360, 720, 1080],
  beside: [720, 1080, 1440],
  wide: [360, 720, 1080, 1440, 2160],
  poster: [1440],
};

/** Returns the widths in which a picture is needed at a place, up to its own width. */
export function widthsAt(place: PictureUse, own: number): number[] {
  const widest = Math.min(own, steps[place].at(-1) as number);
  // A file that is hardly narrower than the widest saves nothing.
  return [...steps[place].filter((width) => width < widest * 0.85), widest];
}

/** Returns how large the pictures of a section are shown. */
export function placeInSection(registry: Registry, section: Section): PictureUse {
  const use = registry.section(section.type)?.pictures ?? 'beside';
  return typeof use === 'function' ? use(section as never) : use;
}

/** Returns how large the picture at a path of the config is shown. */
export function placeAt(
  registry: Registry,
  { routes, lists }: SiteConfig,
  [root, first, second, third, key]: Path,
): PictureUse {
  if (root === 'dialogs') return 'poster';
  if (root === 'lists') {
    const pictures = registry.collection(lists[first as string]?.of)?.pictures;
    return pictures?.[String(key)] ?? (key === 'logo' ? 'mark' : 'card');
  }
  const section = second === 'sections' && routes[first as number]?.sections[third as number];
  return section ? placeInSection(registry, section) : 'mark';
}

/** A file of a picture at a width. */
interface Variant {
  src: string;
  width: number;
}

/** The size of a picture in CSS pixels, and its files, once the build has made them. */
export interface PictureFile {
  width: number;
  height: number;
  avif?: Variant[];
  webp?: Variant[];
  /** The file for browsers without these formats, if it is not the picture itself. */
  fallback?: string;
  /** The placeholder color while it loads. */
  color?: string;
}

/** The pictures of a config, by address. */
export type PictureFiles = Record<string, PictureFile>;

/** Adds size and files to a picture. Throws if its size is not known, which `checkAssets` rules out. */
export function picture<T extends { src: string; alt: string }>(
  written: T,
  place: PictureUse,
  files: PictureFiles,
): T & Picture {
  const { width, height, avif, webp, fallback, color } = fileOf(written.src, files);
  const widths = widthsAt(place, width);
  const sets = { avif: srcSet(avif, widths), webp: srcSet(webp, widths) };
  return {
    ...written,
    src: fallback ?? written.src,
    width,
    height,
    ...(sets.avif && { avif: sets.avif }),
    ...(sets.webp && { webp: sets.webp }),
    ...(color && place !== 'mark' && { color }),
  };
}

/** Returns the poster file of a film: a single one, as browsers cannot choose here, so WebP. */
export function poster(src: string, files: PictureFiles): string {
  const { width, webp, fallback } = fileOf(src, files);
  const [widest] = widthsAt('poster', width);
  return webp?.find((one) => one.width === widest)?.src ?? fallback ?? src;
}

function fileOf(src: string, files: PictureFiles): PictureFile {
  const file = files[src];
  if (!file) throw new Error(`The size of ${src} is not known`);
  return file;
}

/** The `srcset` of the variants with these widths; undefined if the widest is missing, as sharp screens would get a blurred picture. */
function srcSet(variants: Variant[] | undefined, widths: number[]): string | undefined {
  const fitting = (variants ?? []).filter(({ width }) => widths.includes(width));
  if (fitting.at(-1)?.width !== widths.at(-1)) return undefined;
  return fitting.map(({ src, width }) => `${src} ${width}w`).join(', ');
}
