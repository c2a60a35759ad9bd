import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../diagnostics/command-line.ts';
import { type Output, print } from '../diagnostics/safe-text.ts';
import { siteOption } from '../diagnostics/site-option.ts';
import { displayName } from '../project/display-name.ts';
import { findGitFile } from '../project/git.ts';
import { isCompiled } from '../project/package-root.ts';
import { replaceFiles } from '../project/replace-file.ts';
import { diffOf, messageOf, refuse } from './output.ts';
import { findSite } from './site-folder.ts';
import { type CiHost, ciFiles, ciTemplate, siteTemplate } from './site-package.ts';
import { configName } from './upgrade/config-steps.ts';
import { currentProgram } from './upgrade/package-versions.ts';
import { unknownImports } from './upgrade/public-names.ts';
import { readSiteTexts } from './upgrade/site-texts.ts';
import { changed } from './upgrade/step.ts';
import { allSteps } from './upgrade/steps.ts';

interface Options {
  write?: boolean;
}

/** Upgrades sites, one after the other. Returns 0 if all went well, 1 if a site has errors, 2 if one could not be upgraded. */
export async function upgradeSites(names: (string | undefined)[], options: Options): Promise<number> {
  const codes: number[] = [];
  for (const name of names) {
    if (names.length > 1) print(process.stdout)`\n${name ?? ''}`;
    try {
      codes.push(await upgrade(findSite(name).folder, options));
    } catch (error) {
      print(process.stderr)`${messageOf(error)}`;
      codes.push(2);
    }
  }
  return Math.max(...codes);
}

/**
 * Shows what changes in the files of a site for the version of the program that runs, and with `write` writes all of it, or nothing. The
 * site's code is read, and not run. Returns 1 for files with errors.
 */
export async function upgrade(
  folder: string,
  { write = false, steps = allSteps() }: Options & { steps?: ReturnType<typeof allSteps> },
  out: Output = process.stdout,
  err: Output = process.stderr,
): Promise<number> {
  const read = await readSiteTexts(folder);
  if (!read.ok) return refuse(err, read.issues);
  let { site } = read;
  const done: string[] = [];
  for (const { since, title, change } of steps) {
    const { changes, issues = [] } = change(site);
    if (issues.length > 0) return refuse(err, issues);
    const after = changed(site, changes);
    if ([...changes.keys()].some((file) => after.texts.get(file) !== site.texts.get(file)))
      done.push(`${since}: ${title}`);
    site = after;
  }
  const unknown = unknownImports(read.site, site);
  if (unknown.length > 0) return refuse(err, unknown);

  const [old, current] = [read.site.texts, site.texts];
  const files = [...new Set([...old.keys(), ...current.keys()])]
    .filter((path) => old.get(path) !== current.get(path))
    .map((path) => ({ path, file: join(folder, path), before: old.get(path), content: current.get(path) }));
  const config = join(folder, configName);
  if (files.length === 0) {
    print(out)`${displayName(config)}: there is nothing to do for site-from-json ${currentProgram}.`;
    return 0;
  }
  for (const one of done) print(out)`- ${one}`;
  for (const { file, before = '', content = '' } of files) {
    print(out)``;
    out.write(diffOf(displayName(file), before, content));
  }
  for (const name of ownOfTemplate(folder).filter((name) => !files.some(({ path }) => path === name)))
    print(out)`${displayName(join(folder, name))} is not what ${commandLine('init')} writes now. It stays as it is.`;
  if (!write) {
    print(out)`Nothing was written. To write it, add --write.`;
    return 0;
  }
  await replaceFiles(
    files.map(({ before, ...one }) => ({ ...one, ...(before !== undefined && { expected: Buffer.from(before) }) })),
  );
  const named = (isGone: boolean) =>
    listed(files.filter(({ content }) => (content === undefined) === isGone).map(({ file }) => displayName(file)));
  print(out)`Wrote ${named(false)}.`;
  if (named(true)) print(out)`Removed ${named(true)}.`;
  if (await findGitFile(config)) print(out)`To see what changed: git diff`;
  if (files.some(({ path }) => path === 'package.json'))
    print(out)`Install the packages of package.json again, such as with npm install.`;
  print(out)`To test the site: ${commandLine('check', siteOption(displayName(config)))}`;
  return 0;
}

const listed = (names: string[]) =>
  names.length > 4 ? `${names.length} files` : new Intl.ListFormat('en').format(names);

/** The files that a site has from `init`, if they differ from those that it writes now. What people write into, such as the README, is left out. */
const ownOfTemplate = (folder: string): string[] =>
  [...Object.values(ciFiles), ...(isCompiled ? ['tsconfig.json'] : [])].filter((name) => {
    const own = join(folder, name);
    const host = (Object.keys(ciFiles) as CiHost[]).find((host) => ciFiles[host] === name);
    const written = [join(siteTemplate, name), ...(host ? [ciTemplate(host)] : [])];
    return existsSync(own) && !written.some((file) => lines(own) === lines(file));
  });

const lines = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
