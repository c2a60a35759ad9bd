import { siteSchema } from '../../schema/site.ts';
import type { Finding, Path } from './issue.ts';
import { keyOf, valueAt } from './json.ts';
import { findHome, type Home, isKindOf } from './misplaced.ts';
import type { MissingKeys } from './missing-keys.ts';
import { type Outline, outlineOf } from './outline.ts';
import { pathText } from './path-text.ts';
import { requiredKey } from './required-key.ts';
import { oneOf, quote } from './show-value.ts';
import { suggest } from './suggest.ts';
import { outlineAt } from './walk.ts';
import { nameWhere } from './where.ts';

const site = outlineOf(siteSchema);

/** Says of keys that the schema does not know what was probably meant: another name, another place, or nothing. */
export function* unknownKeys(value: unknown, owner: Path, keys: string[], missing: MissingKeys): Iterable<Finding> {
  const homes = homesOf(value, owner, keys, missing);
  const outline = outlineAt(value, site, owner);
  const known = outline?.kind === 'object' ? outline.keys : new Map<string, Outline>();
  const object = valueAt(value, owner);
  const lacking = new Set(missing.of(owner));
  for (const key of keys) {
    if (key === '__proto__') continue;
    const find = (remedy: string): Finding => ({
      path: [...owner, key],
      at: 'key',
      code: 'shape/unknown-key',
      fact: `Unknown key ${quote(key)}.`,
      remedy,
    });
    const home = homes.get(key);
    if (home?.required) {
      yield find(`It belongs ${inPlace(value, home.path)}, where it is missing: move it there.`);
      continue;
    }
    const required = suggest(key, lacking) ?? byTitle(key, lacking, known);
    if (required) {
      lacking.delete(required);
      missing.explain([...owner, required]);
      yield find(`Did you mean ${quote(required)}?`);
      continue;
    }
    const [only] = lacking.size === 1 && keys.length === 1 ? lacking : [];
    if (only) {
      // One key too many and one too few: it is the name that is wrong, or the entry.
      missing.explain([...owner, only]);
      const fits = isKindOf(keyOf(object, key), known.get(only));
      const { fact, remedy } = requiredKey([...owner, only], known.get(only));
      yield find(fits ? `Did you mean ${quote(only)}?` : `Remove it. ${fact} ${remedy}`);
      continue;
    }
    const free = [...known.keys()].filter((name) => keyOf(object, name) === undefined);
    const meant = suggest(key, free) ?? byTitle(key, free, known);
    const twin = suggest(key, known.keys());
    if (meant) yield find(`Did you mean ${quote(meant)}?`);
    else if (home) yield find(`It belongs ${inPlace(value, home.path)}: move it there, or remove it.`);
    else if (twin) yield find(`Remove it: ${quote(twin)} is here already.`);
    else yield find(free.length > 0 ? `Remove it, or use ${oneOf(free)}.` : 'Remove it.');
  }
}

/** An editor's word for a key is often its title: "heading" for `title`. */
const byTitle = (key: string, names: Iterable<string>, known: Map<string, Outline>) =>
  [...names].find((name) => known.get(name)?.title?.toLowerCase() === key.toLowerCase());

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
