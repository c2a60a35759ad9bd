import { readFileSync, statSync } from 'node:fs';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { SiteFile } from '../client/app/page-view.ts';
import { fileAddress } from '../content/page-address.ts';
import { homeOf } from '../content/pages.ts';
import type { Issue } from '../diagnostics/issue.ts';
import { readKind } from '../media/file-kind.ts';
import { withoutMetadata } from '../media/metadata/without-metadata.ts';
import { listPublicFiles } from '../media/public-files.ts';
import type { Output } from '../outputs/output.ts';
import type { PreparedSite } from '../pages/prepare.ts';
import { hash, shortHash } from '../project/hash.ts';
import { fileIssue } from '../project/read-config.ts';
import type { Bundle } from './bundle.ts';
import { search } from './live-code.ts';
import type { OutputStore } from './output-store.ts';
import type { PagePool } from './page-pool.ts';
import type { PageCommon, PageTask } from './page-worker.ts';
import { type LaterPages, writeChanges } from './write-changes.ts';

// What fills a store. Each function reuses the files whose source has not changed since the build before.

/** The files of `public/` that visitors get, by path in `dist/`: none whose path has a part that begins with a dot, except `.well-known/`. */
export async function publicFilesToServe(publicDir: string): Promise<[path: string, file: string][]> {
  const files = (await listPublicFiles(publicDir))?.files ?? new Map<string, string>();
  const isHidden = (name: string, at: number) => name.startsWith('.') && !(at === 0 && name === '.well-known');
  return [...files]
    .map(([address, file]): [string, string] => [address.slice(1), file])
    .filter(([path]) => !path.split('/').some(isHidden));
}

/**
 * Copies a file, without its metadata, unless it is unchanged. Inode and `ctime` reveal a replacement that has the same size and time. Returns
 * a warning of metadata that could not be removed, in each build anew.
 */
async function copyFile(file: string, path: string, store: OutputStore): Promise<Issue[]> {
  const { ino, size, mtimeMs, ctimeMs } = statSync(file);
  const [name, source] = [`copy of ${path}`, `${file} ${ino} ${size} ${mtimeMs} ${ctimeMs}`];
  if (store.reuse(name, source)) return [];
  const [{ kind }, bytes] = [await readKind(file), readFileSync(file)];
  const cleaned = withoutMetadata(kind, bytes);
  store.write(name, cleaned ? source : 'not cleaned', { [path]: cleaned ?? bytes });
  return cleaned ? [] : [fileIssue(file, metadataLeft, 'warning')];
}

const metadataLeft = {
  code: 'asset/metadata',
  message: 'The metadata of this file, such as the place where it was taken, could not be removed.',
  hint: 'Export it again without metadata.',
};

/** Writes all files but pages, and returns warnings. */
export async function writeFiles(files: Iterable<Output>, store: OutputStore): Promise<Issue[]> {
  const warnings: Issue[] = [];
  for (const file of files) {
    const { path } = file;
    if ('copyOf' in file) warnings.push(...(await copyFile(file.copyOf, path, store)));
    if ('text' in file || 'content' in file) {
      const content = 'text' in file ? file.text() : await file.content();
      const source = hash(content);
      if (!store.reuse(path, source)) store.write(path, source, { [path]: content });
    }
    if ('make' in file) {
      const source = hash(JSON.stringify(file.input()));
      if (store.reuse(path, source)) continue;
      store.write(path, source, { [path]: await file.make() });
      await yieldToEventLoop();
    }
  }
  return warnings;
}

/** A language of a site whose pages are written: as they are, and as they will be before the next build. */
export interface WrittenLanguage {
  prepared: PreparedSite;
  /** All pages, if `prepared` has those of a shard. */
  whole?: PreparedSite | undefined;
  later: LaterPages[];
}

/**
 * Has the pool write the pages of a language that have changed, and the page for unknown addresses. `live` has the scripts of the live section
 * types of the site. With a `policy`, each page has it in itself.
 */
export async function writePages(
  { prepared, whole = prepared, later }: WrittenLanguage,
  { css, words, scripts, entry }: Bundle,
  live: SiteFile['scripts'],
  policy: string | undefined,
  pool: PagePool,
  store: OutputStore,
): Promise<void> {
  const { resolved, files } = prepared;
  const { routes, notFound } = resolved;
  const at = (path: string) => fileAddress(path, resolved.config.seo);
  // Pages of another language need their own document.
  const isOfSeveral = homeOf(routes).alternates !== undefined;
  const codeVersion = shortHash(JSON.stringify([entry, live, ...(isOfSeveral ? [resolved.folder] : [])]));
  const commonOf = ({ site, feeds, images, fonts, letterWidth, linkedFiles }: PreparedSite): PageCommon => {
    const { routes, ...shared } = site;
    return {
      ...{ shared, home: homeOf(routes), feeds, images, fonts, letterWidth, linkedFiles, hash: '' },
      ...{ css, words, scripts, entry, codeVersion, siteFile: '', search: live[search]?.[0] },
      ...{ folder: store.folder, ...(policy !== undefined && { policy }) },
    };
  };
  const changes = await writeChanges(whole, later, commonOf, pool, store);
  const siteJson = JSON.stringify({
    ...{ site: resolved.site, scripts: live, codeVersion },
    ...(changes.length > 0 && { changes }),
  } satisfies SiteFile);
  const siteFile = `assets/site-${shortHash(siteJson)}.json`;
  store.writeShared(siteFile, siteJson);
  const common = commonOf(prepared);
  const { shared, home, images, fonts, linkedFiles } = common;
  const pageHash = hash(JSON.stringify([siteJson, fonts, policy, scripts]));
  const sharedHash = hash(
    JSON.stringify([shared, home, images, fonts, linkedFiles, codeVersion, changes, policy, scripts]),
  );

  const wanted = new Set(files.flatMap((file) => (file.kind === 'page' ? [file.page] : [])));
  const pages = routes
    .filter(({ path }) => wanted.has(path))
    .map((route) => {
      const json = JSON.stringify(route);
      return { name: `page ${route.path}`, json, source: `${sharedHash} ${hash(json)}` };
    })
    .filter(({ name, source }) => !store.reuse(name, source));
  const ofUnknown = { name: `not found ${notFound.path}`, source: `${pageHash} ${hash(JSON.stringify(notFound))}` };
  function* tasks(): Generator<PageTask> {
    if (!store.reuse(ofUnknown.name, ofUnknown.source)) yield ofUnknown;
    for (const page of pages) yield { ...page, publishedKey: store.keyOf(page.name) };
  }
  const whatAllHave = { ...common, hash: pageHash, siteFile: at(siteFile), changes: changes[0]?.time };
  await pool.write(whatAllHave, tasks(), pages.length, ({ name, source, key, files, shared, contents }) => {
    if (!files) store.reuse(name, source, key);
    for (const [path, content] of Object.entries(contents)) store.writeShared(path, content);
    if (files) store.record(name, source, files, shared, key);
  });
}
