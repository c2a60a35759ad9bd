import type { z } from 'zod';
import type { Registry } from '../../../schema/registry.ts';
import { suggestValue } from '../../../schema/suggest.ts';
import { readSource } from '../../content/list-source.ts';
import { type Advice, didYouMean } from '../../diagnostics/advice.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import {
  keysOf,
  optionOf,
  partOf,
  type SchemaNode,
  schemaNodeAt,
  schemaNodeOf,
} from '../../diagnostics/schema-node.ts';
import { oneOf, quote, quoteList, showValue } from '../../json/show-value.ts';
import { isObject, valueAt } from '../../json/values.ts';
import { fitOf } from './fit.ts';
import { formatHint } from './format-hint.ts';
import { propose, proposeLink } from './propose.ts';
import { type ShapeIssue, withOwnMessage } from './shape-issue.ts';
import { rangeOf, wrongSize } from './size.ts';
import { type TriedOption, triedOptions } from './union.ts';
import { wrongForm } from './wrong-form.ts';

type Words = Omit<Diagnostic, 'path' | 'severity'>;

/** Explains a Zod issue about a value that exists. */
export function explain(registry: Registry, value: unknown, issue: ShapeIssue): Diagnostic[] {
  const path = issue.path as Path;
  const site = schemaNodeOf(registry.site);
  const record = schemaNodeAt(value, site, path.slice(0, -1));
  return explainAt({ registry, value, path, schemaNode: schemaNodeAt(value, site, path), record }, issue);
}

/** A value of a config, with the schema that it is checked against. */
interface Place {
  registry: Registry;
  /** The whole config. */
  value: unknown;
  path: Path;
  schemaNode: SchemaNode | undefined;
  record?: SchemaNode | undefined;
}

function explainAt(place: Place, issue: ShapeIssue): Diagnostic[] {
  const { value, path } = place;
  if (issue.code === 'invalid_union' && !issue.message) {
    const [option, ...others] = triedOptions(issue, place.schemaNode);
    if (option && others.length === 0) return explainOption(place, option);
  }
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], ...withOwnMessage(issue, unknownKey(key, place)) }));
  const [own] = issue.code === 'invalid_key' ? issue.issues : [];
  return [{ path, ...withOwnMessage(issue.message || !own ? issue : own, words(issue, place, valueAt(value, path))) }];
}

/** Explains the issues of a value as one of the options of a union. */
function explainOption(place: Place, { schemaNode, issues }: TriedOption): Diagnostic[] {
  const part = valueAt(place.value, place.path);
  return issues.flatMap((issue) => {
    const below = issue.path as Path;
    const inside = {
      ...place,
      path: [...place.path, ...below],
      schemaNode: schemaNodeAt(part, schemaNode, below),
      record: schemaNodeAt(part, schemaNode, below.slice(0, -1)),
    };
    return explainAt(inside, issue);
  });
}

type Guess = (given: string) => string | undefined;

function words(issue: ShapeIssue, place: Place, given: unknown): Words {
  const { registry, value, path, schemaNode, record } = place;
  const name = lastKey(path);
  const guess = (text: string) => guessOf(registry, text, schemaNode, value);
  const cannotBe = `${name} cannot be ${showValue(given)}.`;
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, name, given, schemaNode);
    case 'invalid_value': {
      const values = issue.values.map(String);
      const meant =
        typeof given === 'string' ? suggestValue(given, values, schemaNode?.synonyms ?? new Map()) : undefined;
      const allowed = issue.values.map(showValue).join(', ');
      const one = values.length === 1 ? '' : 'one of ';
      const advice = didYouMean(meant, `Write ${one}${allowed}.`, `Allowed: ${allowed}.`);
      return { code: 'shape/value', message: cannotBe, ...advice };
    }
    case 'invalid_format':
      return wrongText(name, String(given), schemaNode, guess, formatHint(issue));
    case 'custom':
      if (typeof given === 'string') return wrongText(name, given, schemaNode, guess, refusal(issue));
      return { code: 'shape/other', message: cannotBe, hint: schemaNode?.description ?? refusal(issue) };
    case 'too_small':
    case 'too_big':
      return wrongSize(issue, name, given, schemaNode);
    case 'not_multiple_of': {
      const proposed = [...(schemaNode?.field?.propose?.(String(given)) ?? [])].map(Number);
      const form = `Write a multiple of ${issue.divisor}.`;
      const meant = proposed.find((number) => isValid(number, schemaNode));
      return { code: 'shape/range', message: cannotBe, ...didYouMean(meant, form, form) };
    }
    case 'invalid_key':
      return wrongKey(String(path.at(-1)), record);
    case 'invalid_union': {
      const options = triedOptions(issue, schemaNode);
      const types = new Set(options.flatMap(({ issues }) => wanted(issues)));
      const forms = new Set(options.flatMap((option) => explainOption(place, option)).map(({ hint }) => hint));
      const hint = types.size > 0 ? `Write ${[...types].join(' or ')}.` : [...forms].join(' Or: ');
      return { code: 'shape/other', message: cannotBe, hint: hint || (schemaNode?.description ?? '') };
    }
    default:
      return { code: 'shape/other', message: cannotBe, hint: schemaNode?.description ?? '' };
  }
}

/** What to say if a check of a schema says nothing. */
const refusal = (issue: ShapeIssue) => (issue.message ? '' : 'The check of its schema refuses it.');

/** Says which type or value an option of a union asks for, if the value has another. */
const wanted = (issues: ShapeIssue[]): string[] =>
  issues.flatMap((issue) => {
    if (issue.path.length > 0) return [];
    if (issue.code === 'invalid_type') return [names[issue.expected] ?? issue.expected];
    return issue.code === 'invalid_value' ? issue.values.map(showValue) : [];
  });

function unknownKey(key: string, { schemaNode }: Place): Words & { at: 'key' } {
  const known = keysOf(schemaNode).map(([name]) => name);
  const hint = known.length > 0 ? `Its keys: ${quoteList(known)}.` : 'Remove it.';
  return { at: 'key', code: 'shape/unknown-key', message: `Unknown key ${quote(key)}.`, hint };
}

const names: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object { … }',
  record: 'an object { … }',
  array: 'a list [ … ]',
  tuple: 'a list [ … ]',
  null: 'null',
};

function wrongType(expected: string, name: string, given: unknown, schemaNode: SchemaNode | undefined): Words {
  if (typeof given === 'number' && !Number.isFinite(given)) {
    return {
      code: 'shape/size',
      message: `${name} is ${showValue(given)}.`,
      ...rightType(expected, undefined, schemaNode),
    };
  }
  if (expected === 'never') return { code: 'shape/type', message: `${name} must not be here.`, hint: 'Remove it.' };
  const message = `${name} must be ${names[expected] ?? expected}, not ${received(given)}.`;
  return { code: 'shape/type', message, ...rightType(expected, given, schemaNode) };
}

/** What to write instead of a value of a wrong type. The edit is known if the result is valid. */
function rightType(expected: string, given: unknown, schemaNode: SchemaNode | undefined): Advice {
  const hint = typeHint(expected, given, schemaNode);
  const fits = (value: unknown) => isValid(value, schemaNode);
  if (given === null && schemaNode?.optional) return { hint, edit: { op: 'remove' } };
  // The number may be written in another way than the value is, such as 1.40.
  if (expected === 'string' && typeof given === 'number' && fits(String(given))) return { hint, edit: { op: 'quote' } };
  const meant = [...meantValues(expected, given, schemaNode)].find(fits);
  return { hint, ...(meant !== undefined && { edit: { op: 'set', value: meant } }) };
}

const isValid = (value: unknown, schemaNode: SchemaNode | undefined) =>
  schemaNode?.schema.safeParse(value).success === true;

function* meantValues(expected: string, given: unknown, schemaNode: SchemaNode | undefined): Iterable<unknown> {
  if (typeof given === 'boolean') yield schemaNode?.synonyms.get(String(given));
  if (typeof given === 'string' && given.trim() !== '') yield Number(given);
  if (given === 'true' || given === 'false') yield given === 'true';
  if (expected === 'array') yield [given];
  else if (Array.isArray(given) && given.length === 1) yield given[0];
}

function typeHint(expected: string, given: unknown, schemaNode: SchemaNode | undefined): string {
  const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  if (given === null && schemaNode?.optional) return 'Remove the key if it is not needed.';
  const synonym = typeof given === 'boolean' ? schemaNode?.synonyms.get(String(given)) : undefined;
  switch (expected) {
    case 'string':
      if (typeof given === 'number' && isValid(String(given), schemaNode)) return 'Put quotes around it.';
      if (synonym !== undefined) return `Write ${quote(synonym)}.`;
      return `Write a text${exampleOf(schemaNode)}.`;
    case 'number':
    case 'int':
      if (typeof given === 'string' && isValid(number, schemaNode)) return `Write ${number} without quotes.`;
      return `Write ${rangeOf(schemaNode)}.`;
    case 'null':
      return 'Write null.';
    case 'boolean':
      if (given === 'true' || given === 'false') return `Write ${given} without quotes.`;
      return 'Write true or false.';
    case 'array':
    case 'tuple':
      if (readSource(given)) return 'Write the entries here. Only the "items" of a list or a section may be elsewhere.';
      return withoutNames(given, schemaNode) ?? 'Put [ and ] around the entries, even if there is only one.';
  }
  if (Array.isArray(given) && given.length > 0 && schemaNode) {
    const around = aroundList(given, schemaNode);
    if (around) return around;
    if (isObject(given[0])) return 'Write one { … }, without [ ] around it.';
  }
  if (schemaNode?.kind === 'choice') return `Write { … } with "${schemaNode.by}": ${oneOf(schemaNode.options.keys())}.`;
  if (schemaNode?.kind !== 'object') return 'Write { … } with its entries by name.';
  const required = [...schemaNode.keys].filter(([, key]) => !key.optional).map(([key]) => key);
  return `Write { … } with ${quoteList(required.length > 0 ? required : schemaNode.keys.keys())}.`;
}

/** Explains how to write a list whose entries were given names. */
function withoutNames(given: unknown, schemaNode: SchemaNode | undefined): string | undefined {
  if (!isObject(given) || schemaNode?.kind !== 'list') return undefined;
  const { item } = schemaNode;
  const [option = item] = item.kind === 'choice' ? item.options.values() : [];
  const [[name = '', first] = []] = Object.entries(given);
  if (!Object.values(given).every(isObject) || !isObject(first) || partOf(option, name)) return undefined;
  if (!partOf(option, 'id') || Object.hasOwn(first, 'id')) return 'Write [ { … }, { … } ] without the names.';
  return `Write [ { "id": ${quote(name)}, … }, … ], with each name as an id.`;
}

/** Explains which object must be around a list, if the list is clearly one of its parts. */
function aroundList(given: unknown[], schemaNode: SchemaNode): string | undefined {
  const options = schemaNode.kind === 'choice' ? [...schemaNode.options] : [['', schemaNode] as const];
  const own = schemaNode.kind === 'choice' ? optionOf(given[0], schemaNode) : schemaNode;
  const [best, second] = options
    .flatMap(([name, option]) =>
      keysOf(option).flatMap(([key, part]) =>
        part.kind === 'list' ? [{ name, option, key, ...fitOf(given, part) }] : [],
      ),
    )
    .sort((a, b) => a.wrong - b.wrong || b.known - a.known);
  if (!best || best.wrong * 2 > best.known || (own && fitOf(given[0], own).wrong <= best.wrong)) return undefined;
  const isSure = !second || second.wrong > best.wrong || second.known < best.known;
  if (!isSure && (second.key !== best.key || !isObject(given[0]))) return undefined;
  const by = schemaNode.kind === 'choice' ? schemaNode.by : undefined;
  const required = keysOf(best.option).flatMap(([key, { optional }]) => (optional || key === best.key ? [] : [key]));
  const others = required.map((key) => `${quote(key)}: ${key === by && isSure ? quote(best.name) : '…'}, `);
  const names = by && !isSure ? `, with "${by}": ${oneOf(options.map(([name]) => name))}` : '';
  return `Write { ${others.join('')}${quote(best.key)}: [ … ] }${names}.`;
}

function received(given: unknown): string {
  if (typeof given === 'string') return `the text ${quote(given)}`;
  if (typeof given === 'number') return `the number ${given}`;
  if (Array.isArray(given)) return 'a list [ … ]';
  return typeof given === 'object' && given !== null ? 'an object { … }' : String(given);
}

function guessOf(
  registry: Registry,
  given: string,
  schemaNode: SchemaNode | undefined,
  value: unknown,
): string | undefined {
  if (!schemaNode) return undefined;
  const { asset, mapLinks } = schemaNode.field ?? {};
  // Only links that lead somewhere are proposed.
  if (mapLinks) return proposeLink(registry, given, schemaNode, value);
  // The check of files proposes the names of files and icons that exist.
  const isOnDisk = (text: string) => asset && (asset.otherwise !== 'nothing' || text.startsWith('/'));
  const meant = propose(given, schemaNode);
  return meant === undefined || isOnDisk(meant) ? undefined : meant;
}

function wrongText(
  name: string,
  given: string,
  schemaNode: SchemaNode | undefined,
  guess: Guess,
  format: string,
): Words {
  if (given.trim() !== '') return { code: 'shape/form', ...wrongForm(given, schemaNode, guess, format) };
  const form = schemaNode?.form ?? schemaNode?.description ?? format;
  const optional = schemaNode?.optional ? ' Or remove the key.' : '';
  return { code: 'shape/blank', message: `${name} is blank.`, hint: `${form}${optional}` };
}

const exampleOf = (schemaNode: SchemaNode | undefined) =>
  schemaNode?.example === undefined ? '' : `, such as ${showValue(schemaNode.example)}`;

function wrongKey(given: string, record: SchemaNode | undefined): Words {
  const key = record && schemaNodeOf((record.schema as z.ZodRecord).keyType as z.ZodType);
  const form = key?.form ?? '';
  const meant = key && propose(given, key);
  const { hint } = didYouMean(meant, form, form);
  const edit = meant === undefined ? undefined : ({ op: 'rename', key: meant } as const);
  return { at: 'key', code: 'shape/key', message: `${quote(given)} cannot be a name here.`, hint, edit };
}

function lastKey(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'The file';
  if (typeof last === 'string') return quote(last);
  const list = path.at(-2);
  return `Entry ${last + 1}${typeof list === 'string' ? ` of ${quote(list)}` : ''}`;
}
