import { siteSchema } from '../../schema/site.ts';
import { findFlattened } from './flattened.ts';
import type { Finding, Path } from './issue.ts';
import { isObject, keyOf, valueAt } from './json.ts';
import { findHome, type Home } from './misplaced.ts';
import type { MissingKeys } from './missing-keys.ts';
import { type Outline, outlineOf } from './outline.ts';
import { byWord, pairKeys } from './pair-keys.ts';
import { pathText } from './path-text.ts';
import { renamed, renamedTogether, someRenamed } from './rename-keys.ts';
import { requiredKey } from './required-key.ts';
import { oneOf, quote, quoteAll } from './show-value.ts';
import { suggest } from './suggest.ts';
import { outlineAt } from './walk.ts';
import { nameWhere } from './where.ts';

const site = outlineOf(siteSchema);

/** More unknown keys than these are rubbish, of which nobody reads the rest. */
const mostKeys = 500;

/** Says of keys that the schema does not know what was probably meant: another name, another place, or nothing. */
export function* unknownKeys(value: unknown, owner: Path, all: string[], missing: MissingKeys): Iterable<Finding> {
  const object = valueAt(value, owner);
  const outline = outlineAt(value, site, owner);
  if (!isObject(object)) return;
  const known = outline?.kind === 'object' ? outline.keys : new Map<string, Outline>();
  const keys = all.slice(0, mostKeys).filter((key) => key !== '__proto__');
  const homes = homesOf(value, owner, keys, missing);
  const lacking = new Set(missing.of(owner));
  const free = new Set([...known.keys()].filter((name) => keyOf(object, name) === undefined));
  const find = (at: string[], remedy: string): Finding => ({
    path: [...owner, at[0] as string],
    at: 'key',
    code: 'shape/unknown-key',
    fact: `Unknown ${at.length > 1 ? 'keys' : 'key'} ${quoteAll(at)}.`,
    remedy,
  });
  const explain = (name: string) => {
    lacking.delete(name);
    free.delete(name);
    missing.explain([...owner, name]);
  };

  const flat = findFlattened(object, withoutHome(keys, homes), known, lacking);
  if (flat) {
    explain(flat.into);
    yield find(flat.keys, flat.remedy);
  }
  for (const key of keys) {
    const home = homes.get(key);
    if (home?.required)
      yield find([key], `It belongs ${inPlace(value, home.path)}, where it is missing: move it there.`);
  }
  const unknown = withoutHome(keys, homes).filter((key) => !flat?.keys.includes(key));
  const pairs = pairKeys({ object, unknown, lacking, free, known });
  pairs.forEach(explain);
  // Each slip of letters is one of its own; other words for several keys are one misunderstanding.
  const worded = new Map([...pairs].filter(([key, name]) => suggest(key, [name]) === undefined));
  if (worded.size > 1) yield find([...worded.keys()], renamedTogether(object, worded, known));
  for (const [key, name] of pairs) {
    if (worded.size < 2 || !worded.has(key)) yield find([key], renamed(object[key], name, known.get(name)));
  }
  const rest = unknown.filter((key) => !pairs.has(key));
  const [only] = rest;
  const [name] = lacking;
  if (only !== undefined && name !== undefined) {
    const alone = rest.length === 1 && lacking.size === 1;
    const remedy = alone ? askFor([...owner, name], known.get(name)) : someRenamed(rest, [...lacking]);
    if (remedy && rest.length <= lacking.size) {
      lacking.forEach(explain);
      yield find(rest, remedy);
      return;
    }
  }
  for (const key of rest) {
    const home = homes.get(key);
    const twin = suggest(key, known.keys()) ?? byWord(key, [...known.keys()], known);
    if (home) yield find([key], `It belongs ${inPlace(value, home.path)}: move it there, or remove it.`);
    else if (twin) yield find([key], `Remove it: ${quote(twin)} is here already.`);
    else if (lacking.size > 0) yield find([key], `Use ${oneOf(lacking)}, or remove it.`);
    else yield find([key], free.size > 0 ? `Remove it, or use ${oneOf(free)}.` : 'Remove it.');
  }
}

const withoutHome = (keys: string[], homes: Map<string, Home>) => keys.filter((key) => !homes.get(key)?.required);

/** Asks for the one missing key instead of the one unknown key. */
function askFor(path: Path, outline: Outline | undefined): string {
  const { fact, remedy } = requiredKey(path, outline);
  return `${fact} ${remedy}`;
}

/** The keys that belong in another object; what that one lacks is then told of already. */
function homesOf(value: unknown, owner: Path, keys: string[], missing: MissingKeys): Map<string, Home> {
  const homes = new Map<string, Home>();
  for (const key of keys) {
    const home = findHome(value, site, owner, key, missing.ownersOf(key));
    if (!home) continue;
    homes.set(key, home);
    if (home.required) missing.explain([...home.path, key]);
  }
  return homes;
}

/** Says of a key that stands among names of the editor's own, such as those of lists, that it belongs in one of them. */
export function strayName(value: unknown, path: Path, missing: MissingKeys): Finding | undefined {
  const key = path.at(-1);
  const owner = path.slice(0, -1);
  if (typeof key !== 'string' || outlineAt(value, site, owner)?.kind !== 'record') return undefined;
  const home = homesOf(value, owner, [key], missing).get(key);
  if (!home?.required) return undefined;
  missing.explain(path);
  const remedy = `It belongs ${inPlace(value, home.path)}, where it is missing: move it there.`;
  return { path, at: 'key', code: 'shape/misplaced', fact: `${quote(key)} cannot stand here.`, remedy };
}

function inPlace(value: unknown, path: Path): string {
  const name = nameWhere(value, path);
  return path.length === 0 ? 'at the top level of the file' : `in ${pathText(path)}${name ? ` (${name})` : ''}`;
}
