import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { satisfies } from 'semver';
import type { Problem } from '../../schema/fields/index.ts';
import { packageName } from '../../schema/section-packages.ts';
import { quote } from '../json/show-value.ts';
import { isObject, keyOf, listOf } from '../json/values.ts';
import { type CodeFolder, findCode, pathsOf } from './code-folder.ts';
import { isCompiled, packageRoot } from './package-root.ts';
import { readUnchecked } from './read-config.ts';

/** A package that a config names under `sections`, with its code or what is wrong with it. */
export interface SectionPackage {
  name: string;
  code?: CodeFolder;
  problem?: PackageProblem;
}

export type PackageProblem = Pick<Problem, 'code' | 'message' | 'hint'>;

/** The names of the packages in a config; those of a wrong form are left out. */
export const packageNames = (config: unknown): string[] => [
  ...new Set(listOf(keyOf(config, 'sections')).flatMap((name) => packageName.safeParse(name).data ?? [])),
];

/** The names of the packages in the config in a file. */
export const packageNamesIn = (configFile: string): string[] => packageNames(readUnchecked(configFile));

/** Finds the packages that the config of a site names, as Node.js finds packages from the folder of the site. */
export const findPackages = (site: string, names: readonly string[]): SectionPackage[] =>
  names.map((name) => ({ name, ...findPackage(site, name) }));

function findPackage(site: string, name: string): Omit<SectionPackage, 'name'> {
  const root = folderOf(name, site);
  if (!root) return { problem: notInstalled(name) };
  const manifest = manifestIn(root);
  const problem = wrongPeer(name, root, manifest);
  if (problem) return { problem };
  const code = { ...findCode(root), package: name };
  return pathsOf(code).length > 0 ? { code } : { problem: withoutCode(name) };
}

/** The real folder of an installed package; undefined if there is none. */
function folderOf(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  const above = dirname(from);
  return above === from ? undefined : folderOf(name, above);
}

function manifestIn(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** What is wrong with the first package that this one asks for beside itself. */
function wrongPeer(name: string, root: string, manifest: unknown): PackageProblem | undefined {
  const peers = Object.entries(Object(keyOf(manifest, 'peerDependencies'))).map(
    ([peer, range]) => [peer, String(range)] as const,
  );
  const [, builder] = peers.find(([peer]) => peer === 'site-from-json') ?? [];
  if (builder !== undefined && !satisfies(ownVersion(), builder, { includePrerelease: true }))
    return {
      code: 'package/version',
      message: `${quote(name)} ${versionOf(manifest)} is for site-from-json ${builder}; this is ${ownVersion()}.`,
      hint: 'Install a version of it for this one.',
    };
  for (const [peer, range] of peers) {
    if (peer === 'site-from-json' || isOptional(manifest, peer)) continue;
    const found = folderOf(peer, root) ?? folderOf(peer, packageRoot);
    const version = found && versionOf(manifestIn(found));
    if (version && satisfies(version, range, { includePrerelease: true })) continue;
    const state = version ? `${version} is installed` : 'is not installed';
    return {
      code: 'package/peer',
      message: `${quote(name)} needs ${peer} ${range}, which ${version ? `is not the installed ${version}` : state}.`,
      hint: `Run npm install --save-exact ${peer}@${shellRange(range)} in the folder of the site.`,
    };
  }
  return undefined;
}

const shellRange = (range: string) => (/^[\w.^~-]+$/.test(range) ? range : `'${range}'`);

const isOptional = (manifest: unknown, peer: string) => {
  const facts = keyOf(keyOf(manifest, 'peerDependenciesMeta'), peer);
  return isObject(facts) && facts.optional === true;
};

const versionOf = (manifest: unknown) => String(keyOf(manifest, 'version'));

/** The version of the builder. */
const ownVersion = () => versionOf(manifestIn(isCompiled ? dirname(packageRoot) : packageRoot));

const notInstalled = (name: string): PackageProblem => ({
  code: 'package/missing',
  message: `The package ${quote(name)} is not installed.`,
  hint: `Run npm install --save-exact ${name} in the folder of the site, or remove the name.`,
});

const withoutCode = (name: string): PackageProblem => ({
  code: 'package/empty',
  message: `The package ${quote(name)} has no section types: neither the folder "sections" nor other code for sites.`,
  hint: 'Name a package that has them, or remove the name.',
});
