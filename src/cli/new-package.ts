import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { packageName } from '../../schema/section-packages.ts';
import { slug } from '../../schema/slug.ts';
import { commandLine } from '../diagnostics/command-line.ts';
import { print, shellArgument } from '../diagnostics/safe-text.ts';
import { applyEdits } from '../json/edit/apply-edits.ts';
import { quote } from '../json/show-value.ts';
import { displayName } from '../project/display-name.ts';
import { isCompiled } from '../project/package-root.ts';
import { createSite } from './init.ts';
import { writeSection } from './new-section.ts';
import { ownManifest, versionFor } from './site-package.ts';

/**
 * Creates a folder with a package of section types: one type, and a site that shows it. The folder has the last part of the name. Throws, and
 * leaves nothing, if the name cannot be used or the folder is not empty.
 */
export async function newPackage(name: string): Promise<void> {
  if (!packageName.safeParse(name).success)
    throw new Error(`${quote(name)} cannot be the name of a package. ${packageName.meta()?.patternErrorMessage}`);
  const given = basename(name);
  const folder = resolve(given);
  await createSite(folder, given, { from: 'blank' });
  try {
    const type = slug(given.replace(/^sections?-|-sections?$/g, ''));
    await writeSection(type, folder, {});
    showExample(folder, type);
    writePackage(folder, name);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const see = isCompiled
    ? `cd ${shellArgument(given)} && npm install && npm run dev`
    : commandLine('dev', `--site ${shellArgument(given)}`);
  print(process.stdout)`Created ${displayName(folder)}/ with the package ${name}. To see it: ${see}`;
}

/** Adds the example of a section type to the home page. */
function showExample(folder: string, type: string): void {
  const file = join(folder, 'site.config.json');
  const { sections } = JSON.parse(readFileSync(join(folder, 'sections', type, 'examples.json'), 'utf8'));
  const path = ['routes', 0, 'sections', 1];
  writeFileSync(file, applyEdits(readFileSync(file, 'utf8'), [{ op: 'insert', path, value: sections[0] }]));
}

/** Replaces what is only for sites by what a package has. */
function writePackage(folder: string, name: string): void {
  const readme = join(folder, 'README.md');
  cpSync(join(import.meta.dirname, 'templates/package'), folder, { recursive: true });
  writeFileSync(readme, readFileSync(readme, 'utf8').replaceAll('my-package', name));
  const file = join(folder, 'package.json');
  const own = JSON.parse(readFileSync(file, 'utf8'));
  const { version, devDependencies } = ownManifest();
  const { typescript } = devDependencies;
  own.name = name;
  own.peerDependencies['site-from-json'] = `^${version}`;
  own.devDependencies = { 'site-from-json': isCompiled ? versionFor(folder) : version, typescript };
  writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`);
}
