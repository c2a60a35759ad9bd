import type { Path } from '../diagnostics/issue.ts';
import { letterWidthOf, loadSiteFonts, type SiteFonts } from '../media/fonts/web-fonts.ts';
import type { ProjectRegistry } from '../project/registry.ts';
import type { UsedRaster } from '../validate/assets/check-assets.ts';
import { collectFileReferences } from '../validate/assets/file-references.ts';
import type { LoadedLanguage } from '../validate/load-site.ts';
import type { LocalizedSite } from '../validate/localize.ts';
import { type ExpandedSite, expandSite } from './expand.ts';
import { type LinkedFiles, linkedFilesOf } from './linked-files.ts';
import { loadData, type MissingData } from './load-data.ts';
import { makePictures } from './make-pictures.ts';
import type { PictureFiles } from './pictures.ts';
import { placeFiles } from './place-files.ts';
import { type ResolvedSite, resolveSite } from './resolve.ts';

/** The pages of a site in one language, with what they are made from. */
export interface PreparedSite extends ExpandedSite {
  resolved: ResolvedSite;
  images: PictureFiles;
  fonts: SiteFonts;
  letterWidth: number;
  linkedFiles: LinkedFiles;
  /** The files made of pictures and fonts: where each is on disk, by its path below `dist/`. */
  copies: Map<string, string>;
  /** What sections show no data, or an older one. */
  missing: MissingData[];
}

/** Part `index` of `count`, counted from 1. Each part also has the files that all pages need, so all parts copied together are the site. */
export interface Shard {
  index: number;
  count: number;
}

/** What a build makes: a part of the pages, all by default, as visitors see them at a time in milliseconds, by default now. */
export interface BuildScope {
  shard?: Shard | undefined;
  time?: number | undefined;
}

/** Prepares the pages of a build, or those of a shard: without what visitors do not see at the time, and with the files made of their pictures. */
export async function preparePages(
  registry: ProjectRegistry,
  loaded: LoadedLanguage,
  publicDir: string,
  { shard: { index, count } = { index: 1, count: 1 }, time }: BuildScope = {},
): Promise<PreparedSite> {
  const expanded = expandSite(registry, loaded.site, { time });
  const { site } = expanded;
  const pages = site.routes.map(({ path }) => path).filter((_, at) => at % count === index - 1);
  const wanted = new Set(pages);
  const files = expanded.files.filter((file) => !('page' in file) || wanted.has(file.page));
  const rasters = site === loaded.site ? loaded.rasters : rastersIn(registry, site, loaded.rasters);
  const made = await makePictures({ registry, site, images: loaded.images, rasters }, pages);
  return prepare(registry, { ...expanded, files }, made.images, publicDir, made.files);
}

/** Prepares the pages for an author: drafts are shown and marked, and pictures are as they are in `public/`. */
export const prepareDrafts = (
  registry: ProjectRegistry,
  { site, images }: LoadedLanguage,
  publicDir: string,
): Promise<PreparedSite> => prepare(registry, expandSite(registry, site, { reader: 'author' }), images, publicDir);

async function prepare(
  registry: ProjectRegistry,
  expanded: ExpandedSite,
  images: PictureFiles,
  publicDir: string,
  pictureFiles: Iterable<[address: string, file: string]> = [],
): Promise<PreparedSite> {
  const { fonts, files: fontFiles } = await loadSiteFonts(expanded.site.theme, publicDir);
  const letterWidth = letterWidthOf(fonts);
  const { routes, missing } = await loadData(registry, expanded.site);
  const placed = placeFiles(registry, { site: { ...expanded.site, routes }, images, fonts });
  const withData = { ...expanded, site: placed.site };
  const linkedFiles = await linkedFilesOf(publicDir);
  const resolved = resolveSite(registry, withData, placed.images, letterWidth, linkedFiles);
  const remote = [...registry.pictures.values()].flatMap(({ copy }) =>
    copy && copy.address in images ? [[copy.address, copy.file] as const] : [],
  );
  const copies = new Map([...remote, ...pictureFiles, ...fontFiles].map(([address, file]) => [address.slice(1), file]));
  return { ...withData, ...placed, resolved, letterWidth, linkedFiles, copies, missing };
}

/** The same pictures, each with the paths at which this site names it. */
function rastersIn(
  registry: ProjectRegistry,
  site: LocalizedSite,
  rasters: ReadonlyMap<string, UsedRaster>,
): Map<string, UsedRaster> {
  const uses = new Map([...rasters.keys()].map((address): [string, Path[]] => [address, []]));
  for (const { address, path, asset } of collectFileReferences(registry, site))
    if (asset?.isScaled) uses.get(address)?.push(path);
  return new Map([...rasters].map(([address, { raster }]) => [address, { raster, uses: uses.get(address) ?? [] }]));
}
