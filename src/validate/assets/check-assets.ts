import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { ownFieldsOf } from '../../../schema/own-fields.ts';
import type { Registry } from '../../../schema/registry.ts';
import type { SiteConfig } from '../../../schema/site.ts';
import { isAddress } from '../../content/list-source.ts';
import { homeOf } from '../../content/pages.ts';
import { pluginFilesOf } from '../../content/plugin-files.ts';
import { type SiteFile, siteFilesOf, siteIcons } from '../../content/site-files.ts';
import { commandLine } from '../../diagnostics/command-line.ts';
import type { Diagnostic, Edit, Issue, Path } from '../../diagnostics/issue.ts';
import { type SourceText, toIssues } from '../../diagnostics/locate.ts';
import { siteOption } from '../../diagnostics/site-option.ts';
import { quote } from '../../json/show-value.ts';
import { keyOf, valueAt } from '../../json/values.ts';
import { heicPicture, isHeicPicture, type Size } from '../../media/file-kind.ts';
import { checkIcon } from '../../media/icons.ts';
import type { Raster } from '../../media/images/read-raster.ts';
import { listPublicFiles, type PublicFiles } from '../../media/public-files.ts';
import { forEachParallel } from '../../project/concurrency.ts';
import { packageRoot } from '../../project/package-root.ts';
import { fileIssue } from '../../project/read-config.ts';
import { collectNames } from '../rules/names.ts';
import { checkShadowing } from '../rules/redirects.ts';
import { checkFile, type FileCheck } from './check-file.ts';
import { collectFileReferences, type FileReference } from './file-references.ts';
import { checkLanguage } from './languages.ts';
import { guessMeant, missingFile, wrongFile } from './suggest-file.ts';
import { heicFiles, misplacedOrUnused, takenNames, unreadableFiles, unservedFiles } from './unused-files.ts';

/** A raster picture, and the paths at which a config names it. */
export interface UsedRaster {
  raster: Raster;
  uses: Path[];
}

export interface CheckedAssets {
  issues: Issue[];
  /** The size of each picture, by address. */
  images: Record<string, Size>;
  /** The raster pictures that are shown, by address. */
  rasters: Map<string, UsedRaster>;
}

const mostIssues = 500;

/**
 * Checks the files and icons that a site names, and the files in `public/`. Files in `known` are not read again, and others are added to
 * it. `otherLanguages` are the configs of the site's further languages, whose files count as used. `valid` is the config as parsed, if it is
 * valid: of another one, nobody can tell which files are unused, and which ones plugins make.
 */
export async function checkAssets(
  registry: Registry,
  site: unknown,
  source: SourceText,
  publicDir: string,
  known?: Map<string, FileCheck>,
  otherLanguages: unknown[] = [],
  valid?: SiteConfig,
): Promise<CheckedAssets> {
  const collected = await collect(registry, site, publicDir, valid);
  const checked = await checkUses(collected, source, known);
  const { uses, onDisk, hasFolder, made } = collected;
  // A file that seems unused may be the one that an error is about.
  const hasErrors = !valid || checked.issues.some(({ severity }) => severity === 'error');
  const used = new Set(
    [...uses, ...otherLanguages.flatMap((one) => collectFileReferences(registry, one))].map(({ address }) => address),
  );
  const stray = hasFolder && !hasErrors ? misplacedOrUnused(onDisk, used, publicDir) : [];
  const named = uses.filter((use) => !isIcon(use)).length;
  if (!hasFolder && named > 0) stray.push(noFolder(publicDir, named));
  stray.push(
    ...unreadableFiles(onDisk, publicDir),
    ...unservedFiles(onDisk, publicDir),
    ...(await heicFiles(onDisk, used, publicDir)),
    ...(await checkSiteIcons(onDisk, publicDir)),
  );
  const taken = takenNames(onDisk, made, publicDir);
  const shadowed = toIssues(source, checkShadowing(site, [], [...onDisk.files.keys()]), mostIssues);
  return { ...checked, issues: [...checked.issues, ...shadowed, ...taken, ...stray] };
}

/** Checks that every file and icon that a config names exists, in the right letter case, and has the type of its extension. */
export async function checkNamedFiles(
  registry: Registry,
  site: SiteConfig,
  source: SourceText,
  publicDir: string,
  known?: Map<string, FileCheck>,
): Promise<CheckedAssets> {
  return checkUses(await collect(registry, site, publicDir, site), source, known);
}

/** Kinds of generated files that a config may name. */
const linkable: SiteFile['kind'][] = [
  'share image',
  'feed',
  'calendar',
  'download',
  'sitemap',
  'robots',
  'manifest',
  'of plugin',
];

/** Collects what a site names and which files exist. For large sites, this takes a while. */
async function collect(registry: Registry, site: unknown, publicDir: string, valid: SiteConfig | undefined) {
  const uses = collectFileReferences(registry, site).map((use) => {
    const { copy, problem } = registry.pictures.get(use.address) ?? {};
    return { ...use, written: use.address, ...(copy && { address: copy.address }), ...(problem && { problem }) };
  });
  const copies = [...registry.pictures.values()].flatMap(({ copy }) =>
    copy ? [[copy.address, copy.file] as const] : [],
  );
  const listed = await listPublicFiles(publicDir);
  const onDisk: PublicFiles = listed ?? { files: new Map(), outside: new Set(), unreadable: new Set() };
  const { byPath: pages } = collectNames(registry, site);
  return {
    registry,
    site,
    uses,
    onDisk,
    files: new Map([...onDisk.files, ...copies]),
    hasFolder: listed !== undefined,
    pages,
    made: [...siteFilesOf(registry, site), ...(valid ? pluginFilesOf(registry, valid) : [])],
    mayBeMade: !valid && registry.plugins.some(({ outputs }) => outputs),
  };
}

async function checkUses(
  { registry, site, uses, onDisk, files, hasFolder, pages, made, mayBeMade }: Awaited<ReturnType<typeof collect>>,
  source: SourceText,
  known: Map<string, FileCheck> | undefined,
): Promise<CheckedAssets> {
  const generated = new Set(made.filter(({ kind }) => linkable.includes(kind)).map(({ path }) => `/${path}`));
  const checks = await checkFiles(uses, files, known);
  const images = new Map<string, Size>();
  const rasters = new Map<string, UsedRaster>();
  const icons = new Map<string, Diagnostic | undefined>();

  const checkUse = async (use: (typeof uses)[number]): Promise<Diagnostic[]> => {
    const { address, path, asset, formed, schemaNode, problem } = use;
    const exists = files.has(address);
    if (formed && asset?.isScaled && isAddress(address)) return [{ path, ...(problem ?? unknownPicture) }];
    if (!formed && schemaNode && !exists) {
      const found = await guessMeant(address, schemaNode, path, files);
      return found ? [{ ...found, isCause: true }] : [];
    }
    if (asset?.otherwise === 'code') return present(await checkLanguage(address, path));
    if (isIcon(use)) {
      if (!icons.has(address)) icons.set(address, await checkIcon(address, path));
      return present(icons.get(address));
    }
    if (!exists) return hasFolder && !mayBeMade && !generated.has(address) ? [missingFile(use, onDisk, pages)] : [];
    if (!formed) {
      const isHeic = await isHeicPicture(files.get(address) as string);
      const found = isHeic ? { path, ...heicPicture(address) } : wrongFile(registry, use, files);
      return [{ ...found, isCause: true }];
    }
    const found = checkExisting(use).map((one) => ({ ...one, message: one.message.replace(address, use.written) }));
    return [...found, ...(problem ? [{ path, ...problem }] : [])];
  };
  const warned = new Set<string>();
  const checkExisting = ({ address, path, asset }: FileReference): Diagnostic[] => {
    const isFirst = !warned.has(address);
    warned.add(address);
    const { size, raster, diagnostics } = checks.get(address) as FileCheck;
    if (size) images.set(address, size);
    if (raster && asset?.isScaled) {
      const used = rasters.get(address) ?? { raster, uses: [] };
      used.uses.push(path);
      rasters.set(address, used);
    }
    const isShareImage = path[0] === 'routes' && path[2] === 'image';
    // The build scales such a picture down, so its size does not matter.
    const isScaled = asset?.isScaled && raster && !raster.animated;
    return [
      ...(raster && isShareImage ? checkShareImage(raster) : []),
      ...diagnostics.filter(({ severity }) => severity !== 'warning' || (isFirst && !isScaled)),
    ];
  };

  const diagnostics = present(checkSchemaFile(site, source.file));
  for (const use of uses) {
    if (diagnostics.length >= mostIssues) break;
    const found = await checkUse(use);
    for (const one of found)
      diagnostics.push({ ...one, path: use.path, at: use.at ?? one.at, edit: editOf(use, one.edit, site) });
  }
  return {
    issues: toIssues(source, diagnostics, mostIssues),
    images: Object.fromEntries(images),
    // Sorted, so that the order depends on the pictures only.
    rasters: new Map([...rasters].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** The edit for the whole value: a link may say more than an address, and a download is a name in a folder. */
function editOf({ address, isMade, path, at }: FileReference, edit: Edit | undefined, site: unknown): Edit | undefined {
  if (edit?.op !== 'set') return edit;
  if (isMade) return { ...edit, value: basename(String(edit.value)) };
  const value = valueAt(site, path);
  const written = typeof at === 'object' && 'from' in at ? String(value).slice(at.from, at.to) : value;
  return written === address ? edit : undefined;
}

/** Of a picture that came into the config after the command has started. */
const unknownPicture = {
  code: 'picture/not-loaded',
  message: 'This address was not named when this server was started.',
  hint: 'Stop the server, and start it again.',
};

const present = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);
/** Whether a text names an icon. A text that begins with a slash names a file, if it may. */
const isIcon = ({ address, asset }: FileReference) =>
  asset?.otherwise === 'icon' && (asset.extensions.length === 0 || !address.startsWith('/'));

/** Checks the content of each named file; in parallel, as decoding pictures takes long. */
async function checkFiles(
  uses: FileReference[],
  files: ReadonlyMap<string, string>,
  checks = new Map<string, FileCheck>(),
): Promise<Map<string, FileCheck>> {
  const named = new Map(uses.filter(({ formed }) => formed).map(({ address, path }) => [address, path]));
  await forEachParallel(named, async ([address, path]) => {
    const file = files.get(address);
    if (file && !checks.has(address)) checks.set(address, await checkFile(address, path, file));
  });
  return checks;
}

/** Warns of a picture that would be blurred in link previews. */
function checkShareImage({ width, height }: Size): Diagnostic[] {
  if (width >= 1200 && height >= 630) return [];
  const message = `This picture has ${width} × ${height} pixels; link previews show 1200 × 630.`;
  return [{ path: [], code: 'asset/small', message, hint: 'Use a larger one.', severity: 'warning' }];
}

/** Errors for files in `public/` that have the path of a file that the build makes for a further language. */
export async function takenByLanguage(registry: Registry, site: SiteConfig, publicDir: string): Promise<Issue[]> {
  const onDisk = await listPublicFiles(publicDir);
  if (!onDisk) return [];
  const made = siteFilesOf(registry, site, homeOf(site.routes).path);
  return takenNames(onDisk, [...made, ...pluginFilesOf(registry, site)], publicDir);
}

/** Checks the site icons in `public/`, which no key of the config names. */
async function checkSiteIcons({ files }: PublicFiles, publicDir: string): Promise<Issue[]> {
  const icons = siteIcons.map((icon) => `/${icon}`).filter((icon) => files.has(icon));
  const checks = await Promise.all(icons.map((icon) => checkFile(icon, [], files.get(icon) as string)));
  return checks.flatMap(({ diagnostics }, at) =>
    diagnostics.map((found) => fileIssue(join(publicDir, icons[at] as string), found, found.severity)),
  );
}

/** Returns one issue for a missing public folder, instead of one for every file. */
function noFolder(publicDir: string, named: number): Issue {
  const message = `There is no such folder, but the config names files in it, ${named} times.`;
  return fileIssue(publicDir, { code: 'asset/folder', message, hint: 'Create it beside the config, with the files.' });
}

const schemaFile = resolve(packageRoot, 'schema/site.schema.json');

/**
 * Warns of a `$schema` that leads to no file, so that code editors can neither complete nor explain keys, or to one that does not know the
 * fields of the lists. Web addresses are not checked. A path that is right relative to the builder is accepted too, as a copy of its config
 * may be checked in another folder.
 */
export function checkSchemaFile(site: unknown, configFile: string): Diagnostic | undefined {
  const given = keyOf(site, '$schema');
  if (typeof given !== 'string' || /^([a-z][a-z\d+.-]*:|\/)/i.test(given)) return undefined;
  const folder = dirname(resolve(configFile));
  const [path = ''] = given.split(/[?#]/, 1);
  const problem: Pick<Diagnostic, 'path' | 'code' | 'severity'> = {
    path: ['$schema'],
    code: 'asset/schema',
    severity: 'warning',
  };
  const found = [folder, packageRoot].map((from) => resolve(from, path)).find(isFile);
  const missing = `There is no file ${quote(given)}, so code editors cannot complete and explain keys.`;
  if (ownFieldsOf(site).size > 0 && folder !== packageRoot) {
    if (found && realpathSync(found) !== realpathSync(schemaFile)) return undefined;
    const message = found ? 'This schema does not know the fields of your lists, so code editors mark them.' : missing;
    const writes = `${commandLine('schema', siteOption(configFile))} writes it.`;
    if (given === ownSchema) return { ...problem, message, hint: writes };
    return { ...problem, message, hint: `Write ${quote(ownSchema)}; ${writes}`, edit: { op: 'set', value: ownSchema } };
  }
  if (found) return undefined;
  const right = relative(folder, schemaFile).split(sep).join('/');
  const meant = right.startsWith('.') ? right : `./${right}`;
  return { ...problem, message: missing, hint: `Write ${quote(meant)}.`, edit: { op: 'set', value: meant } };
}

/** The schema of a site with types or fields of its own. */
const ownSchema = './site.schema.json';

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
