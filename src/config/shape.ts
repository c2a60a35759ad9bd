import type { z } from 'zod';
import { siteSchema } from '../../schema/site.ts';
import { branchByKeys, branchMeant, type Choice } from './branch.ts';
import { explain } from './explain.ts';
import type { Finding, Path } from './issue.ts';
import { isObject, keyOf, valueAt } from './json.ts';
import { missingKeys } from './missing-keys.ts';
import { findMistaken } from './mistaken.ts';
import { outlineOf } from './outline.ts';
import { requiredKey } from './required-key.ts';
import { oneOf, quote, showValue } from './show-value.ts';
import { suggest } from './suggest.ts';
import { strayName, unknownKeys } from './unknown-keys.ts';
import { choiceAbove, outlineAt } from './walk.ts';

export type ShapeIssue = z.core.$ZodIssue;

const site = outlineOf(siteSchema);

/** Says in words what Zod has found, and joins what belongs together: an unknown key and the missing one that explains it. */
export function* shapeFindings(written: unknown, found: ShapeIssue[]): Iterable<Finding> {
  let value = written;
  let issues = withoutEchoes(found);
  for (const { finding, path, meant } of [...findMistaken(value, issues)]) {
    yield finding;
    issues = issues.filter((issue) => !path.every((step, at) => issue.path[at] === step));
    const choice = meant === undefined ? undefined : choiceAbove(value, site, path)?.choice;
    if (!choice || meant === undefined) continue;
    const { meant: better, issues: rest } = corrected(value, path, choice, meant);
    value = better;
    issues = issues.concat(rest);
  }
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
  const choice = choiceAbove(value, site, owner)?.choice;
  if (!choice) return;
  const names = [...choice.options.keys()];
  const given = keyOf(object, by);
  if (given === undefined && isObject(object)) {
    const unknown = Object.keys(object).filter((key) => !isKnown(key, choice));
    const misspelt = suggest(by, unknown) ?? unknown.find((key) => names.some((name) => name === object[key]));
    if (misspelt) {
      const [fact, remedy] = [`Unknown key ${quote(misspelt)}.`, `Did you mean ${quote(by)}?`];
      yield { path: [...owner, misspelt], at: 'key', code: 'shape/unknown-key', fact, remedy };
      return;
    }
    const meant = branchByKeys(object, choice)?.name;
    const remedy = meant
      ? `By its keys this is ${quote(meant)}: add ${quote(by)}: ${quote(meant)}.`
      : `Add it, with ${oneOf(names)}.`;
    yield { path, code: 'shape/required', fact: `${quote(by)} is required.`, remedy };
    if (meant) yield* asBranch(value, owner, choice, meant);
    return;
  }
  const said = Array.isArray(given) && given.length === 1 ? given[0] : given;
  const { name: meant, byKeys } = branchMeant(typeof said === 'string' ? said : '', object, choice);
  const fact =
    typeof given === 'string'
      ? `Unknown ${kinds[by] ?? quote(by)} ${quote(given)}.`
      : `${quote(by)} cannot be ${showValue(given)}.`;
  const remedy = meant ? `Did you mean ${quote(meant)}?${byKeys ? ' Its keys are here.' : ''}` : `Use ${oneOf(names)}.`;
  yield { path, code: 'shape/unknown-choice', fact, remedy };
  if (meant && isObject(object)) yield* asBranch(value, owner, choice, meant);
}

/** Says what is wrong with an object once it has the name that was meant. */
function asBranch(value: unknown, path: Path, choice: Choice, name: string): Iterable<Finding> {
  const { meant, issues } = corrected(value, path, choice, name);
  return shapeFindings(meant, issues);
}

function corrected(value: unknown, path: Path, choice: Choice, name: string) {
  const part = { ...(valueAt(value, path) as object), [choice.by]: name };
  const issues = choice.options.get(name)?.schema.safeParse(part).error?.issues ?? [];
  return {
    meant: withPart(value, path, part),
    issues: issues.map((inner) => ({ ...inner, path: [...path, ...inner.path] }) as ShapeIssue),
  };
}

/** What is of a wrong kind is not judged further: the length of a text that stands in place of a list says nothing. */
function withoutEchoes(issues: ShapeIssue[]): ShapeIssue[] {
  const wrong = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [JSON.stringify(path)] : [])));
  return issues.filter(({ code, path }) => code === 'invalid_type' || !wrong.has(JSON.stringify(path)));
}

const isKnown = (key: string, { options }: Choice) =>
  [...options.values()].some((option) => option.kind === 'object' && option.keys.has(key));

function withPart(value: unknown, path: Path, part: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[step] = withPart(copy[step], rest, part);
  return copy;
}
