import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Registry } from '../../schema/registry.ts';
import { commandLine } from '../diagnostics/command-line.ts';
import { print, shellArgument } from '../diagnostics/safe-text.ts';
import { applyEdits, type Edit } from '../json/edit/apply-edits.ts';
import { keyOf } from '../json/values.ts';
import { displayName } from '../project/display-name.ts';
import { isCompiled, packageRoot } from '../project/package-root.ts';
import { loadRegistry } from '../project/registry.ts';
import { parseSite } from '../validate/parse-site.ts';
import { type CiHost, schemaInPackage, writeSitePackage } from './site-package.ts';
import { starterFolder } from './starters.ts';

const config = 'site.config.json';
/** The parts of a starter that are copied: its files, texts, section types and other languages. */
const copied = /^(public|content|sections|site\.config\..+\.json)$/;

interface Options {
  from: string;
  name?: string;
  /** The host whose CI publishes the site. */
  ci?: CiHost;
}

/** Creates a folder with a new site from a starter, and says so. */
export async function init(given: string, options: Options): Promise<void> {
  const folder = resolve(given);
  await createSite(folder, given, options);
  const see = isCompiled
    ? `cd ${shellArgument(given)} && npm install && npm start`
    : commandLine('dev', `--site ${shellArgument(given)}`);
  print(process.stdout)`Created ${displayName(folder)}/ from ${options.from}. To see it: ${see}`;
}

/**
 * Creates a folder with a new site from a starter: its config and its files. Throws, and writes nothing, if the folder, whose name was
 * `given`, is not empty or the site would not be valid.
 */
export async function createSite(folder: string, given: string, { from, name, ci }: Options): Promise<void> {
  if (ci && !isCompiled)
    throw new Error(
      'A site without a package.json has no CI of its own. Create it with the package: npx site-from-json init.',
    );
  const starter = starterFolder(from);
  refuseTaken(folder, given);
  const registry = await loadRegistry(starter);
  const text = ownConfig(registry, readFileSync(join(starter, config), 'utf8'), schemaFor(folder), name);

  // Created under another name and then renamed, so that the site is never incomplete.
  const stage = join(dirname(folder), `.${basename(folder)}.${process.pid}`);
  try {
    mkdirSync(join(stage, 'public'), { recursive: true });
    for (const part of readdirSync(starter).filter((name) => copied.test(name)))
      cpSync(join(starter, part), join(stage, part), { recursive: true });
    writeFileSync(join(stage, config), text);
    if (isCompiled) writeSitePackage(stage, folder, ci);
    else writeFileSync(join(stage, '.gitignore'), 'dist/\n.cache/\n.env.local\n');
    await rename(stage, folder);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

function refuseTaken(folder: string, given: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new Error(`${given} is a file. Name a new folder. Nothing was written.`);
  const [first] = readdirSync(folder).sort();
  if (first !== undefined)
    throw new Error(`${given} is not empty: it contains ${first}. Name a new folder. Nothing was written.`);
}

/** Returns the starter's config with the new path to the schema and, if given, the name of the site. */
function ownConfig(registry: Registry, text: string, $schema: string, name: string | undefined): string {
  const edits: Edit[] = name === undefined ? [] : [{ op: 'set', path: ['brand', 'name'], value: name }];
  const own = applyEdits(withSchema(text, $schema), edits);
  const checked = parseSite(registry, own, config);
  const [issue] = checked.ok ? [] : checked.issues;
  if (issue) throw new Error(`${issue.pathText}: ${issue.message} ${issue.hint}\nNothing was written.`);
  return own;
}

/** Sets the path of the JSON Schema in a config. */
export function withSchema(text: string, $schema: string): string {
  const op =
    keyOf(JSON.parse(text), '$schema') === undefined ? ({ op: 'insert', at: 0 } as const) : { op: 'set' as const };
  return applyEdits(text, [{ ...op, path: ['$schema'], value: $schema }]);
}

function schemaFor(folder: string): string {
  if (isCompiled) return schemaInPackage;
  const path = relative(folder, join(packageRoot, 'schema/site.schema.json')).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}
