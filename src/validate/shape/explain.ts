import type { z } from 'zod';
import type { Registry } from '../../../schema/registry.ts';
import { suggestValue } from '../../../schema/suggest.ts';
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
import type { ShapeIssue } from './missing-keys.ts';
import { propose, proposeLink } from './propose.ts';
import { wrongForm } from './wrong-form.ts';

type Words = Omit<Diagnostic, 'path' | 'severity'>;

/** Explains a Zod issue about a value that exists. */
export function explain(registry: Registry, value: unknown, issue: ShapeIssue): Diagnostic {
  const path = issue.path as Path;
  const given = valueAt(value, path);
  const site = schemaNodeOf(registry.site);
  const schemaNode = schemaNodeAt(value, site, path);
  const guess = (text: string) => guessOf(registry, text, schemaNode, value);
  const record = schemaNodeAt(value, site, path.slice(0, -1));
  return { path, ...words(issue, lastKey(path), given, schemaNode, guess, record) };
}

type Guess = (given: string) => string | undefined;

function words(
  issue: ShapeIssue,
  name: string,
  given: unknown,
  schemaNode: SchemaNode | undefined,
  guess: Guess,
  record: SchemaNode | undefined,
): Words {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, name, given, schemaNode);
    case 'invalid_value': {
      const values = issue.values.map(String);
      const meant =
        typeof given === 'string' ? suggestValue(given, values, schemaNode?.synonyms ?? new Map()) : undefined;
      const allowed = issue.values.map(showValue).join(', ');
      const advice = didYouMean(meant, `Write one of ${allowed}.`, `Allowed: ${allowed}.`);
      return { code: 'shape/value', message: `${name} cannot be ${showValue(given)}.`, ...advice };
    }
    case 'invalid_format':
    case 'custom':
      return wrongText(name, String(given), schemaNode, guess);
    case 'too_small':
    case 'too_big':
      return wrongSize(issue, name, given, schemaNode);
    case 'not_multiple_of': {
      const seconds = Number(given) * 1000;
      const isMeant = seconds % issue.divisor === 0 && schemaNode?.schema.safeParse(seconds).success;
      const form = `Write a multiple of ${issue.divisor}.`;
      const advice = didYouMean(isMeant ? seconds : undefined, form, form);
      return { code: 'shape/range', message: `${name} cannot be ${showValue(given)}.`, ...advice };
    }
    case 'invalid_key':
      return wrongKey(String(issue.path.at(-1)), record);
    default:
      return {
        code: 'shape/other',
        message: `${name} cannot be ${showValue(given)}.`,
        hint: schemaNode?.description ?? issue.message,
      };
  }
}

const names: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object { … }',
  record: 'an object { … }',
  array: 'a list [ … ]',
};

function wrongType(expected: string, name: string, given: unknown, schemaNode: SchemaNode | undefined): Words {
  if (typeof given === 'number' && !Number.isFinite(given)) {
    return {
      code: 'shape/size',
      message: `${name} is ${showValue(given)}.`,
      ...rightType(expected, undefined, schemaNode),
    };
  }
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
      return `Write ${range(schemaNode)}.`;
    case 'boolean':
      if (given === 'true' || given === 'false') return `Write ${given} without quotes.`;
      return 'Write true or false.';
    case 'array':
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

function wrongText(name: string, given: string, schemaNode: SchemaNode | undefined, guess: Guess): Words {
  if (given.trim() !== '') return { code: 'shape/form', ...wrongForm(given, schemaNode, guess) };
  const form = schemaNode?.form ?? schemaNode?.description ?? '';
  const optional = schemaNode?.optional ? ' Or remove the key.' : '';
  return { code: 'shape/blank', message: `${name} is blank.`, hint: `${form}${optional}` };
}

const exampleOf = (schemaNode: SchemaNode | undefined) =>
  schemaNode?.example === undefined ? '' : `, such as ${showValue(schemaNode.example)}`;

type SizeIssue = Extract<ShapeIssue, { code: 'too_small' | 'too_big' }>;

function wrongSize(issue: SizeIssue, name: string, given: unknown, schemaNode: SchemaNode | undefined): Words {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  if (Array.isArray(given)) {
    const code = 'shape/length';
    if (issue.code === 'too_big') {
      const hint = `Remove ${given.length - limit} of them.`;
      return { code, message: `${name} has ${given.length} entries; at most ${limit} are allowed.`, hint };
    }
    const hint = schemaNode?.optional ? 'Add one, or remove the key.' : 'Add one.';
    return {
      code,
      message: `${name} has ${given.length === 0 ? 'no' : 'too few'} entries; it needs at least ${limit}.`,
      hint,
    };
  }
  if (typeof given === 'string') {
    // Counts code points, as the limit does.
    const length = [...given].length;
    const message = `${name} has ${length} characters; at most ${limit} are allowed.`;
    return { code: 'shape/length', message, hint: `Shorten it by ${length - limit}.` };
  }
  return {
    code: 'shape/range',
    message: `${name} cannot be ${showValue(given)}.`,
    hint: `Write ${range(schemaNode)}.`,
  };
}

function range(schemaNode: SchemaNode | undefined): string {
  const { minimum, maximum } = schemaNode?.kind === 'value' ? schemaNode : { minimum: undefined, maximum: undefined };
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return 'a number';
  return `a whole number from ${minimum} to ${maximum}`;
}

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
