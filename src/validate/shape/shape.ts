import type { z } from 'zod';
import { idForm } from '../../../schema/fields/name.ts';
import type { Registry } from '../../../schema/registry.ts';
import { suggest } from '../../../schema/suggest.ts';
import { didYouMean } from '../../diagnostics/advice.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import {
  type Choice,
  choiceAbove,
  type SchemaNode,
  schemaNodeAt,
  schemaNodeOf,
} from '../../diagnostics/schema-node.ts';
import { oneOf, quote, showValue } from '../../json/show-value.ts';
import { isObject, keyOf, listOf, valueAt } from '../../json/values.ts';
import { explain } from './explain.ts';
import { branchByKeys, branchMeant } from './fit.ts';
import { missingKeys } from './missing-keys.ts';
import { parseShape, type ShapeIssue, withOwnMessage } from './shape-issue.ts';
import { unknownKeys } from './unknown-keys.ts';
import { findMistaken } from './wrong-variant.ts';

/** Explains Zod issues. Related ones are joined, such as an unknown key and the missing key that was meant. */
export function* shapeDiagnostics(registry: Registry, written: unknown, found: ShapeIssue[]): Iterable<Diagnostic> {
  const site = schemaNodeOf(registry.site);
  let value = written;
  let issues = asUnknown(written, withoutEchoes(found));
  for (const { diagnostic, path, meant } of [...findMistaken(site, value, issues)]) {
    yield diagnostic;
    issues = issues.filter((issue) => !path.every((step, at) => issue.path[at] === step));
    const choice = meant === undefined ? undefined : choiceAbove(value, site, path)?.choice;
    if (!choice || meant === undefined) continue;
    const { meant: better, issues: rest } = corrected(value, path, choice, meant);
    value = better;
    issues = issues.concat(rest);
  }
  const missing = missingKeys(value, issues);
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    for (const unknown of unknownKeys(registry, value, issue.path as Path, issue.keys, missing))
      yield withOwnMessage(issue, unknown);
  }
  for (const issue of issues) {
    const path = issue.path as Path;
    if (issue.code === 'unrecognized_keys' || path[0] === 'version' || missing.isExplained(path)) continue;
    if (issue.code === 'invalid_union' && issue.discriminator) yield* unknownChoice(registry, value, issue);
    else if (missing.has(path)) yield withOwnMessage(issue, requiredKey(path, schemaNodeAt(value, site, path)));
    else yield* explain(registry, value, issue);
  }
}

/** Sections beside the pages: the key is that of the packages, but it was not meant. */
function asUnknown(written: unknown, issues: ShapeIssue[]): ShapeIssue[] {
  if (!listOf(keyOf(written, 'sections')).some(isObject)) return issues;
  const others = issues.filter(
    ({ path, code }) => path[0] !== 'sections' && !(code === 'unrecognized_keys' && path.length === 0),
  );
  const known = issues.find(({ path, code }) => code === 'unrecognized_keys' && path.length === 0);
  const keys = known?.code === 'unrecognized_keys' ? known.keys : [];
  return [...others, { code: 'unrecognized_keys', path: [], message: '', keys: [...keys, 'sections'] } as ShapeIssue];
}

/** The names of the options of a choice, by the key of the list. */
const kinds: Record<string, string> = {
  sections: 'section type',
  fields: 'field type',
  dialogs: 'kind of dialog',
  lists: 'kind of list',
};

/** Explains an unknown or missing option of a choice, and checks the rest as the option that was probably meant. */
function* unknownChoice(registry: Registry, value: unknown, issue: z.core.$ZodIssueInvalidUnion): Iterable<Diagnostic> {
  const path = issue.path as Path;
  const by = issue.discriminator as string;
  const owner = path.slice(0, -1);
  const object = valueAt(value, owner);
  const choice = choiceAbove(value, schemaNodeOf(registry.site), owner)?.choice;
  if (!choice) return;
  const names = [...choice.options.keys()];
  const given = keyOf(object, by);
  if (given === undefined && isObject(object)) {
    const unknown = Object.keys(object).filter((key) => !isKnown(key, choice));
    const misspelt = suggest(by, unknown) ?? unknown.find((key) => names.some((name) => name === object[key]));
    if (misspelt) {
      const [message, hint] = [`Unknown key ${quote(misspelt)}.`, `Did you mean ${quote(by)}?`];
      const edit = { op: 'rename', key: by } as const;
      yield { path: [...owner, misspelt], at: 'key', code: 'shape/unknown-key', message, hint, edit };
      return;
    }
    const meant = branchByKeys(object, choice)?.name;
    const hint = meant
      ? `Its keys are those of ${quote(meant)}: add ${quote(by)}: ${quote(meant)}.`
      : `Add it, with ${oneOf(names)}.`;
    yield { path, code: 'shape/required', message: `${quote(by)} is required.`, hint };
    if (meant) yield* asBranch(registry, value, owner, choice, meant);
    return;
  }
  const said = Array.isArray(given) && given.length === 1 ? given[0] : given;
  const { name: meant, byKeys } = branchMeant(typeof said === 'string' ? said : '', object, choice);
  const message =
    typeof given === 'string'
      ? `Unknown ${kinds[String(owner.at(-2))] ?? quote(by)} ${quote(given)}.`
      : `${quote(by)} cannot be ${showValue(given)}.`;
  const isList = owner.length === 2 && owner[0] === 'lists' && typeof given === 'string';
  if (isList && keyOf(object, 'fields') !== undefined) {
    yield {
      path,
      code: 'shape/unknown-choice',
      message: `${quote(given)} cannot be the name of a kind.`,
      hint: idForm,
    };
    return;
  }
  const own = isList ? ' For a kind of your own, add "fields" to the list: see docs/editors.md.' : '';
  const advice = didYouMean(meant, `Use ${oneOf(names)}.${own}`, byKeys ? 'It has the keys of that type.' : '');
  yield { path, code: 'shape/unknown-choice', message, ...advice };
  if (meant && isObject(object)) yield* asBranch(registry, value, owner, choice, meant);
}

/** Checks an object as if it had the name that was meant. */
function asBranch(registry: Registry, value: unknown, path: Path, choice: Choice, name: string): Iterable<Diagnostic> {
  const { meant, issues } = corrected(value, path, choice, name);
  return shapeDiagnostics(registry, meant, issues);
}

function corrected(value: unknown, path: Path, choice: Choice, name: string) {
  const part = { ...(valueAt(value, path) as object), [choice.by]: name };
  const option = choice.options.get(name);
  const issues = (option && parseShape(option.schema, part).error?.issues) ?? [];
  return {
    meant: withPart(value, path, part),
    issues: issues.map((inner) => ({ ...inner, path: [...path, ...inner.path] }) as ShapeIssue),
  };
}

/** Leaves out further issues of a value with a wrong type, such as the length of a text that should be a list. */
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

/** Reports a missing key, with an example. */
function requiredKey(path: Path, schemaNode: SchemaNode | undefined): Diagnostic {
  const key = path.at(-1) as string;
  return {
    path,
    code: 'shape/required',
    message: `${quote(key)} is required.`,
    hint: `Add it, for example ${quote(key)}: ${schemaNode ? sample(schemaNode) : '…'}. ${schemaNode?.description ?? ''}`.trimEnd(),
  };
}

function sample({ kind, example, schema }: SchemaNode): string {
  if (kind === 'list') return '[ … ]';
  if (kind !== 'value') return '{ … }';
  if (example !== undefined) return showValue(example);
  return schema.safeParse('-').success ? '"…"' : '…';
}
