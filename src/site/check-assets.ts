import { existsSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import type { SiteConfig } from '../../schema/site.ts';
import type { UsedRaster } from '../build/raster/make-pictures.ts';
import { collectNames } from '../config/check/names.ts';
import { keyOf } from '../config/json.ts';
import type { Diagnostic, Issue, Path } from '../config/report/issue.ts';
import { type Source, toIssues } from '../config/report/locate.ts';
import { quote } from '../config/report/show-value.ts';
import { homeOf } from '../config/resolve/resolve.ts';
import { checkFile, type FileCheck } from './assets/check-file.ts';
import type { Size } from './assets/file-kind.ts';
import { checkIcon } from './assets/icons.ts';
import { checkLanguage } from './assets/languages.ts';
import { collectUses, generatedFiles, type Use } from './assets/named-files.ts';
import { listPublicFiles, type PublicFiles } from './assets/public-files.ts';
import { siteIcons, strayFiles, takenNames, unreadableFiles } from './assets/stray-files.ts';
import { type Fits, guessMeant, nearestFile, otherFile } from './assets/suggest-file.ts';
import { forEachParallel } from './concurrency.ts';
import { fileIssue } from './read-config.ts';

export interface CheckedAssets {
  issues: Issue[];
  /** The size of each picture, by its address. */
  images: Record<string, Size>;
  /** Those of pixels that are shown as pictures, by their address. */
  rasters: Map<string, UsedRaster>;
}

const mostIssues = 500;
/**
 * Checks that every file and icon that a site names is there, in the right letter case and of the kind that its name promises.
 * Files in `known` are not read again, and others are added to it. `others` are the configs of the site's further languages, whose
 * files are no strays; of such a language itself only what it names is checked.
 */
export async function checkAssets(
  site: SiteConfig | unknown,
  source: Source,
  publicDir: string,
  known?: Map<string, FileCheck>,
  others: unknown[] | 'further' = [],
): Promise<CheckedAssets> {
  const uses = collectUses(site);
  const listed = await listPublicFiles(publicDir);
  const named = uses.filter((use) => !isIcon(use)).length;
  const onDisk: PublicFiles = listed ?? { files: new Map(), outside: new Set(), unreadable: new Set() };
  const { byPath: pages, redirects } = collectNames(site);
  const generated = generatedFiles(site, uses);
  const images = new Map<string, Size>();
  const rasters = new Map<string, UsedRaster>();
  const diagnostics: Diagnostic[] = present(checkSchemaFile(site, source.file));
  const content = await readFiles(uses, onDisk, known);
  const told = new Set<string>();
  const icons = new Map<string, Diagnostic | undefined>();
  for (const use of uses) {
    if (diagnostics.length >= mostIssues) break;
    if (!use.formed && use.outline && !onDisk.files.has(use.address)) {
      diagnostics.push(...present(await guessMeant(use.address, use.outline, use.path, onDisk.files)));
    } else if (use.holds === 'language') {
      diagnostics.push(
        ...present(await checkLanguage(use.address, use.path)).map((found) => ({ ...found, at: use.at })),
      );
    } else if (isIcon(use)) {
      if (!icons.has(use.address)) icons.set(use.address, await checkIcon(use.address, use.path));
      diagnostics.push(...present(icons.get(use.address)).map((found) => ({ ...found, path: use.path })));
    } else if (onDisk.files.has(use.address) && !use.formed) {
      diagnostics.push({ ...otherFile(use, fitsOf(use), onDisk.files), at: use.at });
    } else if (onDisk.files.has(use.address)) {
      const first = !told.has(use.address);
      told.add(use.address);
      const { size, raster, diagnostics: found } = content.get(use.address) as FileCheck;
      if (size) images.set(use.address, size);
      if (raster && use.path[0] === 'routes' && use.path[2] === 'image')
        diagnostics.push(...smallForSharing(raster, use.path));
      if (raster && use.holds === 'image') {
        const used = rasters.get(use.address) ?? { raster, uses: [] };
        used.uses.push(use.path);
        rasters.set(use.address, used);
      }
      // The build makes it smaller.
      const lighter = use.holds === 'image' && raster && !raster.animated;
      diagnostics.push(
        ...found
          .filter(({ severity }) => severity !== 'warning' || (first && !lighter))
          .map((one) => ({ ...one, path: use.path, at: use.at })),
      );
    } else if (listed && !generated.has(use.address)) diagnostics.push({ ...missing(use, onDisk, pages), at: use.at });
  }
  const placed = toIssues(source, diagnostics, mostIssues);
  const pictures = {
    images: Object.fromEntries(images),
    // Sorted, so that the same pictures give the same order.
    rasters: new Map([...rasters].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
  if (others === 'further') return { ...pictures, issues: placed };
  // Beside an error, what seems unused may be what was meant.
  const sure = diagnostics.every(({ severity }) => severity === 'warning');
  const used = new Set([...uses, ...others.flatMap(collectUses)].map(({ address }) => address));
  const stray = sure && listed ? strayFiles(onDisk, used, publicDir) : [];
  if (!listed && named > 0) stray.push(noFolder(publicDir, named));
  stray.push(...unreadableFiles(onDisk, publicDir), ...(await checkSiteIcons(onDisk, publicDir)));
  const shares = [...generated].filter((address) => address.startsWith('/share/'));
  const beside = redirects.length > 0 || others.length > 0 ? ['/_redirects'] : [];
  const taken = takenNames(onDisk, pages.keys(), shares, publicDir, beside);
  return { ...pictures, issues: [...placed, ...taken, ...stray] };
}

/** Errors for files of `public/` that have the names of what the build makes for a further language. */
export async function takenByLanguage(site: SiteConfig, publicDir: string): Promise<Issue[]> {
  const onDisk = await listPublicFiles(publicDir);
  if (!onDisk) return [];
  const home = homeOf(site.routes).path;
  const shares = [...generatedFiles(site, [])].filter((address) => address.startsWith('/share/'));
  const notFound = [`${home}/404.html`, `${home}/404.json`];
  return takenNames(onDisk, collectNames(site).byPath.keys(), shares, publicDir, notFound);
}

/** A picture for link previews is not made larger than it is without being blurred. */
function smallForSharing({ width, height }: { width: number; height: number }, path: Path): Diagnostic[] {
  if (width >= 1200 && height >= 630) return [];
  const fact = `This picture has ${width} × ${height} pixels; link previews show 1200 × 630.`;
  return [{ path: [...path], code: 'asset/small', fact, fix: 'Use a larger one.', severity: 'warning' }];
}

/** Looks into the icons of one's own, which no key of the config names. */
async function checkSiteIcons({ files }: PublicFiles, publicDir: string): Promise<Issue[]> {
  const own = siteIcons.filter((icon) => files.has(icon));
  const checks = await Promise.all(own.map((icon) => checkFile(icon, [], files.get(icon) as string)));
  return checks.flatMap(({ diagnostics }, at) =>
    diagnostics.map((found) => fileIssue(join(publicDir, own[at] as string), found, found.severity)),
  );
}

/** Told once, in place of every file in it. */
function noFolder(publicDir: string, named: number): Issue {
  const fact = `There is no such folder, but the config names files in it, ${named} times.`;
  return fileIssue(publicDir, { code: 'asset/folder', fact, fix: 'Put the files there, beside the config.' });
}

/** Looks into each file that is named, into several at once, as to decode pictures takes long. */
async function readFiles(
  uses: Use[],
  { files }: PublicFiles,
  content = new Map<string, FileCheck>(),
): Promise<Map<string, FileCheck>> {
  const named = new Map(uses.filter(({ formed }) => formed).map(({ address, path }) => [address, path]));
  await forEachParallel(named, async ([address, path]) => {
    const file = files.get(address);
    if (file && !content.has(address)) content.set(address, await checkFile(address, path, file));
  });
  return content;
}

const present = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);
const isIcon = ({ address, holds }: Use) => holds === 'icon' || (holds === 'logo' && !address.startsWith('/'));

const isPlain = (address: string) => /^(\/[\w-][\w.-]*)+$/.test(address);

/** Which files could stand where one is named: in a link or a text any, elsewhere what the schema takes. */
function fitsOf({ address, outline, holds }: Use): Fits {
  if (outline) return (address) => outline.schema.safeParse(address).success;
  if (holds !== 'download') return isPlain;
  const [folder, ending] = [dirname(address), extname(address)];
  return (other) => isPlain(other) && dirname(other) === folder && extname(other) === ending;
}

function missing(use: Use, { files, outside }: PublicFiles, pages: ReadonlyMap<string, unknown>): Diagnostic {
  const { address, path } = use;
  const fits = fitsOf(use);
  const shown = `public${address}`;
  const page = address.replace(/\/?index\.html?$|\.html?$/, '') || '/';
  if (page !== address && pages.has(page)) {
    const fix = `Did you mean the page ${quote(page)}?`;
    return { path, code: 'asset/missing', fact: `There is no file ${shown}.`, fix };
  }
  if (outside.has(address)) {
    const fact = `${shown} is a link that leads out of public/, or nowhere.`;
    return { path, code: 'asset/outside', fact, fix: 'Put the file itself there.' };
  }
  const twin = [...files.keys()].find((file) => file.toLowerCase() === address.toLowerCase());
  if (twin) {
    const fact = `There is no file ${shown}: on disk it is ${twin}, in other letter case.`;
    const fix = fits(twin) ? `Write ${quote(twin)}` : `Rename the file to ${address.split('/').pop()}`;
    return { path, code: 'asset/case', fact, fix: `${fix}; most hosts tell large from small letters.` };
  }
  const meant = nearestFile(address, files, fits);
  const fix = meant ? `Did you mean ${quote(meant)}?` : 'Put the file there, or name another.';
  return { path, code: 'asset/missing', fact: `There is no file ${shown}.`, fix };
}

const root = resolve(import.meta.dirname, '../..');
const schemaFile = resolve(root, 'schema/site.schema.json');

/**
 * Warns of a `$schema` that leads to no file, so that editors offer and explain nothing. Addresses elsewhere are not looked up, and
 * a copy of the config in another folder, made to be checked, may name the schema as the config does.
 */
export function checkSchemaFile(site: unknown, configFile: string): Diagnostic | undefined {
  const given = keyOf(site, '$schema');
  if (typeof given !== 'string' || /^([a-z][a-z\d+.-]*:|\/)/i.test(given)) return undefined;
  const folder = dirname(resolve(configFile));
  const [path = ''] = given.split(/[?#]/, 1);
  if ([folder, root].some((from) => isFile(resolve(from, path)))) return undefined;
  const right = relative(folder, schemaFile).split(sep).join('/');
  return {
    path: ['$schema'],
    code: 'asset/schema',
    fact: `There is no file ${quote(given)}: without it an editor cannot offer keys and explain them.`,
    fix: `Write ${quote(right.startsWith('.') ? right : `./${right}`)}.`,
    severity: 'warning',
  };
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
