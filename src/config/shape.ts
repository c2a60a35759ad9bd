import type { z } from 'zod';
import { siteSchema } from '../../schema/site.ts';
import { explain } from './explain.ts';
import type { Finding, Path } from './issue.ts';
import { isObject, keyOf, valueAt } from './json.ts';
import { type Outline, outlineOf } from './outline.ts';
import { oneOf, quote, showValue } from './show-value.ts';
import { instead, suggest } from './suggest.ts';
import { outlineAt } from './walk.ts';

export type ShapeIssue = z.core.$ZodIssue;

const site = outlineOf(siteSchema);

/** Says in words what Zod has found, and joins what belongs together: an unknown key beside a missing one of nearly its name. */
export function* shapeFindings(value: unknown, issues: ShapeIssue[]): Iterable<Finding> {
  const missing = missingKeys(value, issues);
  const renamed = new Set<string>();
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') yield* unknownKeys(value, issue, missing, renamed);
  }
  for (const issue of issues) {
    const path = issue.path as Path;
    const key = path.at(-1);
    if (issue.code === 'unrecognized_keys' || path[0] === 'version') continue;
    if (issue.code === 'invalid_union' && issue.discriminator) yield* unknownChoice(value, issue);
    else if (typeof key !== 'string' || !missing.get(idOf(path.slice(0, -1)))?.has(key))
      yield explain(value, issue, site);
    else if (!renamed.has(idOf(path))) yield requiredKey(value, path);
  }
}

const idOf = (path: Path) => JSON.stringify(path);

function missingKeys(value: unknown, issues: ShapeIssue[]): Map<string, Set<string>> {
  const missing = new Map<string, Set<string>>();
  for (const { path, code } of issues) {
    const key = path.at(-1);
    const owner = path.slice(0, -1) as Path;
    if (typeof key !== 'string' || code === 'unrecognized_keys') continue;
    const object = valueAt(value, owner);
    if (!isObject(object) || Object.hasOwn(object, key)) continue;
    const keys = missing.get(idOf(owner)) ?? new Set();
    missing.set(idOf(owner), keys.add(key));
  }
  return missing;
}

function* unknownKeys(
  value: unknown,
  { path, keys }: { path: PropertyKey[]; keys: string[] },
  missing: Map<string, Set<string>>,
  renamed: Set<string>,
): Iterable<Finding> {
  const owner = path as Path;
  const outline = outlineAt(value, site, owner);
  const known = outline?.kind === 'object' ? outline.keys : new Map<string, Outline>();
  const object = valueAt(value, owner);
  const lacking = new Set(missing.get(idOf(owner)));
  for (const key of keys) {
    if (key === '__proto__') continue;
    const find = (remedy: string): Finding => ({
      path: [...owner, key],
      at: 'key',
      code: 'shape/unknown-key',
      fact: `Unknown key ${quote(key)}.`,
      remedy,
    });
    const required = suggest(key, lacking) ?? byTitle(key, lacking, known);
    if (required) {
      lacking.delete(required);
      renamed.add(idOf([...owner, required]));
      yield find(`Did you mean ${quote(required)}?`);
      continue;
    }
    const free = [...known.keys()].filter((name) => keyOf(object, name) === undefined);
    const meant = suggest(key, free) ?? byTitle(key, free, known);
    const twin = suggest(key, known.keys());
    if (meant) yield find(`Did you mean ${quote(meant)}?`);
    else if (twin) yield find(`Remove it: ${quote(twin)} is here already.`);
    else yield find(free.length > 0 ? `Remove it, or use ${oneOf(free)}.` : 'Remove it.');
  }
}

/** An editor's word for a key is often its title: "heading" for `title`. */
const byTitle = (key: string, names: Iterable<string>, known: Map<string, Outline>) =>
  [...names].find((name) => known.get(name)?.title?.toLowerCase() === key.toLowerCase());

function requiredKey(value: unknown, path: Path): Finding {
  const key = path.at(-1) as string;
  const outline = outlineAt(value, site, path);
  return {
    path,
    code: 'shape/required',
    fact: `${quote(key)} is required.`,
    remedy:
      `Add it, for example ${quote(key)}: ${outline ? sample(outline) : '…'}. ${outline?.description ?? ''}`.trimEnd(),
  };
}

function sample({ kind, example, schema }: Outline): string {
  if (kind === 'list') return '[ … ]';
  if (kind !== 'value') return '{ … }';
  if (example !== undefined) return showValue(example);
  return schema.safeParse('-').success ? '"…"' : '…';
}

const kinds: Record<string, string> = { type: 'section type', kind: 'kind of dialog', of: 'kind of list' };

/** Tells an unknown branch of a choice from a missing one, and checks the rest as the branch that was probably meant. */
function* unknownChoice(value: unknown, issue: z.core.$ZodIssueInvalidUnion): Iterable<Finding> {
  const path = issue.path as Path;
  const by = issue.discriminator as string;
  const owner = path.slice(0, -1);
  const object = valueAt(value, owner);
  const outline = outlineAt(value, site, owner);
  const names = outline?.kind === 'choice' ? [...outline.options.keys()] : [];
  const given = keyOf(object, by);
  const what = kinds[by] ?? quote(by);
  if (given === undefined && isObject(object)) {
    const unknown = Object.keys(object).filter((key) => !isKnown(key, outline));
    const misspelt = suggest(by, unknown) ?? unknown.find((key) => names.includes(String(object[key])));
    const remedy = `Did you mean ${quote(by)}?`;
    if (misspelt)
      yield {
        path: [...owner, misspelt],
        at: 'key',
        code: 'shape/unknown-key',
        fact: `Unknown key ${quote(misspelt)}.`,
        remedy,
      };
    else
      yield {
        path,
        code: 'shape/required',
        fact: `${quote(by)} is required.`,
        remedy: `Add it, with ${oneOf(names)}.`,
      };
    return;
  }
  const meant = typeof given === 'string' ? suggest(given, names) : undefined;
  const fact = `Unknown ${what} ${showValue(given)}.`;
  yield { path, code: 'shape/unknown-choice', fact, remedy: instead(String(given), names, '') };
  if (!meant || outline?.kind !== 'choice' || !isObject(object)) return;
  const rest = outline.options.get(meant)?.schema.safeParse({ ...object, [by]: meant }).error?.issues ?? [];
  const corrected = withChoice(value, owner, { ...object, [by]: meant });
  yield* shapeFindings(
    corrected,
    rest.map((inner) => ({ ...inner, path: [...owner, ...inner.path] }) as ShapeIssue),
  );
}

function isKnown(key: string, outline: Outline | undefined): boolean {
  const options = outline?.kind === 'choice' ? [...outline.options.values()] : [];
  return options.some((option) => option.kind === 'object' && option.keys.has(key));
}

function withChoice(value: unknown, path: Path, part: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[step] = withChoice(copy[step], rest, part);
  return copy;
}
