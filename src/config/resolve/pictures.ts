import type { Section } from '../../../schema/route.ts';
import type { SiteConfig } from '../../../schema/site.ts';
import { kindOf } from '../../kinds/index.ts';
import { sectionTypes } from '../../sections/index.ts';
import type { Path } from '../report/issue.ts';
import type { Picture, PictureUse } from './page-model.ts';

// Wide enough for two pixels of a screen to one of the layout, in few steps: each is a file, and some bytes of each page.
const steps: Record<PictureUse, number[]> = {
  mark: [320],
  card: [360, 720, 1080],
  beside: [720, 1080, 1440],
  wide: [360, 720, 1080, 1440, 2160],
  poster: [1440],
};

/** The widths that a picture so wide is wanted in at a place; never more than its own. */
export function widthsAt(place: PictureUse, own: number): number[] {
  const widest = Math.min(own, steps[place].at(-1) as number);
  // A step that is hardly narrower than the widest saves nothing.
  return [...steps[place].filter((width) => width < widest * 0.85), widest];
}

/** How the pictures in a section are shown. */
export function placeInSection(section: Section): PictureUse {
  const use = uses.get(section.type) ?? 'beside';
  return typeof use === 'function' ? use(section as never) : use;
}

const uses = new Map<string, PictureUse | ((section: never) => PictureUse)>(
  sectionTypes.flatMap((one) => ('pictures' in one && one.pictures ? [[one.type, one.pictures]] : [])),
);

/** The place of a picture that is named at a path of a config. */
export function placeAt({ routes, lists }: SiteConfig, [root, first, second, third, key]: Path): PictureUse {
  if (root === 'dialogs') return 'poster';
  if (root === 'lists') {
    const pictures = kindOf(lists[first as string]?.of)?.pictures as Record<string, PictureUse> | undefined;
    return pictures?.[String(key)] ?? (key === 'logo' ? 'mark' : 'card');
  }
  const section = second === 'sections' && routes[first as number]?.sections[third as number];
  return section ? placeInSection(section) : 'mark';
}

/** A file that shows a picture so many pixels wide. */
interface Variant {
  src: string;
  width: number;
}

/** What is known of a picture: its size in CSS pixels, and once its variants are made, those. */
export interface PictureFile {
  width: number;
  height: number;
  avif?: Variant[];
  webp?: Variant[];
  /** What stands for it where neither format is known, if not the picture itself. */
  fallback?: string;
  /** What holds its place while it loads. */
  color?: string;
}

/** What is known of each picture of the config, by its path. */
export type PictureFiles = Record<string, PictureFile>;

/** A picture with its size and its files for a place; throws if the size is not known, which `checkAssets` has ruled out. */
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

/** The one file to show before a film plays, which cannot be chosen by the browser: WebP, which all of them know. */
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

/** The variants of these widths; none where the widest is missing, as a sharp screen would get less than it shows. */
function srcSet(variants: Variant[] | undefined, widths: number[]): string | undefined {
  const fitting = (variants ?? []).filter(({ width }) => widths.includes(width));
  if (fitting.at(-1)?.width !== widths.at(-1)) return undefined;
  return fitting.map(({ src, width }) => `${src} ${width}w`).join(', ');
}
