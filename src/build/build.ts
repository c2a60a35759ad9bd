import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCode } from '../content/markdown.ts';
import { basePath } from '../content/page-address.ts';
import { buildTime } from '../content/period.ts';
import type { Issue } from '../diagnostics/issue.ts';
import { removeUnusedPictures } from '../media/images/cache.ts';
import { type Host, hostFiles, hostWarnings, policyInPage } from '../outputs/hosts/host-files.ts';
import type { Output } from '../outputs/output.ts';
import type { Shard } from '../pages/prepare.ts';
import { missingData, outputsOf, type Project, pagesOf, type ValidSite, validateProject } from '../pipeline.ts';
import { removeUnused } from '../project/cache-file.ts';
import { settleAll } from '../project/concurrency.ts';
import { type ProjectRegistry, typesOf, usedRegistry } from '../project/registry.ts';
import { type Bundle, findBundle, madeFrom, makeBundle } from './bundle.ts';
import { bundleIssue } from './bundle-issue.ts';
import { compressFiles } from './compress.ts';
import { liveCodeOf, search } from './live-code.ts';
import { type OutputStore, openOutputStore } from './output-store.ts';
import { openPagePool, type PagePool } from './page-pool.ts';
import { type LaterPages, timesOfChanges } from './write-changes.ts';
import { publicFilesToServe, type WrittenLanguage, writeFiles, writePages } from './write-files.ts';

export interface BuildOptions {
  outDir: string;
  /** The part of the site to build; the whole site by default. */
  shard?: Shard;
  /** Whether to write `.br` and `.gz` files too. */
  compress?: boolean;
  /** The host whose files to write too. */
  host?: Host;
}

export type BuildResult = { ok: true; pages: number; warnings: Issue[] } | { ok: false; issues: Issue[] };

/**
 * Builds the whole site from its config. Returns the issues of a config that has errors, and throws for any other failure; in both cases
 * `outDir` stays as it was, as it is replaced at the very end. What earlier builds made from the same input is reused: the output
 * equals that of a clean build.
 */
export async function buildSite(project: Project, options: BuildOptions): Promise<BuildResult> {
  // React reads this when it is loaded, and then loads its development or its production build.
  process.env.NODE_ENV = 'production';
  // A cached bundle loads while the config is read: that of a site which uses all section types of its own, at the root of its host, as most do.
  let code = await openCode(project.registry);
  let store: OutputStore | undefined;
  try {
    const loaded = await validateProject(project);
    if (!loaded.ok) return loaded;
    const languages = await languagesToWrite(project, loaded, options.shard);
    const types = typesOf(languages.flatMap(allOf).flatMap(({ site }) => site.routes));
    const used = usedRegistry(project.registry, types);
    const base = basePath(loaded.site.seo);
    if (used.sections.length < project.registry.sections.length || base) {
      await code.pool?.close();
      code = await openCode(used, base);
    }
    // A new bundle is made only once the config is known to be good.
    const { bundle = await makeBundle(code.folder, used, base), pool = openPagePool(bundle.worker) } = code;
    code.pool = pool;
    store = openOutputStore(options.outDir, code.hash);
    const sections = languages
      .flatMap(allOf)
      .flatMap(({ site }) => site.routes)
      .flatMap((route) => route.sections);
    const uses = (option: 'enlarges' | 'timed' | 'tabs') =>
      sections.some((section) => project.registry.section(section.type)?.[option]?.(section));
    // Each page has the script that any page needs, as links lead to that one without a new document.
    const scripts = {
      ...bundle.scripts,
      enlarged: uses('enlarges') ? bundle.scripts.enlarged : undefined,
      timed: uses('timed') ? bundle.scripts.timed : undefined,
      tabs: uses('tabs') ? bundle.scripts.tabs : undefined,
      code: hasCode(sections) ? bundle.scripts.code : undefined,
    };
    const withScripts = { ...bundle, scripts };
    const result = await writeSite(project, loaded, languages, { bundle: withScripts, types, pool, store }, options);
    // Sites with section types of their own have bundles of their own, so several are in use.
    await removeUnused(dirname(code.folder), 1);
    return result;
  } catch (error) {
    const issue = bundleIssue(error);
    if (issue) return { ok: false, issues: [issue] };
    throw error;
  } finally {
    // The threads write into the store, so they end before it is closed.
    await code.pool?.close();
    store?.close();
  }
}

/** The pages of each language, as they are now, and as they are after each change before the next build. */
async function languagesToWrite(project: Project, site: ValidSite, shard?: Shard): Promise<WrittenLanguage[]> {
  const now = buildTime();
  const languages = await pagesOf(project, site, 'visitor', { shard, time: now });
  const times = timesOfChanges(project.registry, site, now);
  const later: LaterPages[][] = languages.map(() => []);
  for (const time of times)
    for (const [at, prepared] of (await pagesOf(project, site, 'visitor', { time })).entries())
      later[at]?.push({ time, prepared });
  const whole = shard && times.length > 0 ? await pagesOf(project, site, 'visitor', { time: now }) : [];
  return languages.map((prepared, at) => ({ prepared, whole: whole[at], later: later[at] ?? [] }));
}

const allOf = ({ prepared, later }: WrittenLanguage) => [prepared, ...later.map((one) => one.prepared)];

/** The text of a file of the build; an empty one if there is none. */
function textOf(files: Map<string, Output>, path: string): string {
  const file = files.get(path);
  return file && 'text' in file ? file.text() : '';
}

/** The bundle of a registry, if it is in the cache, with threads that load it. */
interface Code {
  hash: string;
  /** The folder with what is made of the code. */
  folder: string;
  bundle?: Bundle | undefined;
  pool?: PagePool | undefined;
}

async function openCode(registry: ProjectRegistry, base = ''): Promise<Code> {
  const made = madeFrom(registry, base);
  const bundle = await findBundle(made.folder);
  return { ...made, bundle, pool: bundle && openPagePool(bundle.worker) };
}

async function writeSite(
  project: Project,
  site: ValidSite,
  written: WrittenLanguage[],
  { bundle, types, pool, store }: { bundle: Bundle; types: Set<string>; pool: PagePool; store: OutputStore },
  { compress, host }: BuildOptions,
): Promise<BuildResult> {
  const used = site.site.header.search ? new Set([...types, search]) : types;
  const { scripts, unused } = liveCodeOf(used, bundle.live);
  const code = readdirSync(bundle.assets).map((name): [string, string] => [
    `assets/${name}`,
    join(bundle.assets, name),
  ]);
  const copies = new Map([
    ...(await publicFilesToServe(project.publicDir)),
    ...code.filter(([path]) => !unused.has(path)),
  ]);
  const languages = written.map(({ prepared }) => prepared);
  const later = written.flatMap((language) => language.later.map(({ prepared }) => prepared));
  const files = outputsOf(project, languages, { scripts: bundle.scripts, copies, later });
  const headers = textOf(files, '_headers');
  const folders = languages.flatMap(({ resolved: { folder } }) => (folder ? [folder.slice(1)] : []));
  // Of public/, a file with this name replaces it.
  for (const [path, text] of host ? hostFiles(host, headers, textOf(files, '_redirects'), folders) : [])
    if (!files.has(path)) files.set(path, { path, text: () => text });
  const policy = host === 'github-pages' ? policyInPage(headers) : undefined;
  // Threads render the pages; meanwhile this one makes the other files.
  const [, fileWarnings] = await settleAll([
    (async () => {
      for (const language of written) await writePages(language, bundle, scripts, policy, pool, store);
    })(),
    writeFiles(files.values(), store),
  ]);
  const pages = languages.flatMap(({ files }) => files.filter(({ kind }) => kind === 'page'));
  const total = languages.reduce((sum, { resolved }) => sum + resolved.paths.length, 0);
  if (compress) await compressFiles(store, total);
  await store.publish();
  await removeUnusedPictures();
  const warnings = [
    ...site.warnings.filter(({ code }) => ['font/missing', 'list/not-loaded', 'picture/not-loaded'].includes(code)),
    ...missingData(project, languages),
    ...(host ? hostWarnings(project.configFile, host, site.site) : []),
    ...fileWarnings,
  ];
  return { ok: true, pages: pages.length, warnings };
}
