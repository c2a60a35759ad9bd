import type { z } from 'zod';
import { siteSchema } from '../../schema/site.ts';
import { explain } from './explain.ts';
import type { Finding, Path } from './issue.ts';
import { isObject, keyOf, valueAt } from './json.ts';
import { missingKeys } from './missing-keys.ts';
import { type Outline, outlineOf } from './outline.ts';
import { requiredKey } from './required-key.ts';
import { oneOf, quote, showValue } from './show-value.ts';
import { instead, suggest } from './suggest.ts';
import { strayName, unknownKeys } from './unknown-keys.ts';
import { outlineAt } from './walk.ts';

export type ShapeIssue = z.core.$ZodIssue;

const site = outlineOf(siteSchema);

/** Says in words what Zod has found, and joins what belongs together: an unknown key and the missing one that explains it. */
export function* shapeFindings(value: unknown, issues: ShapeIssue[]): Iterable<Finding> {
  const missing = missingKeys(value, issues);
  for (const issue of issues) {
    const path = issue.path as Path;
    if (issue.code === 'unrecognized_keys') yield* unknownKeys(value, path, issue.keys, missing);
    else yield* [strayName(value, path, missing) ?? []].flat();
  }
  for (const issue of issues) {
    const path = issue.path as Path;
    if (issue.code === 'unrecognized_keys' || path[0] === 'version' || missing.isExplained(path)) continue;
    if (issue.code === 'invalid_union' && issue.discriminator) yield* unknownChoice(value, issue);
    else if (missing.has(path)) yield requiredKey(path, outlineAt(value, site, path));
    else yield explain(value, issue, site);
  }
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
  const fact =
    typeof given === 'string' ? `Unknown ${what} ${quote(given)}.` : `${quote(by)} cannot be ${showValue(given)}.`;
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
