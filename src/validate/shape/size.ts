import type { z } from 'zod';
import type { Diagnostic } from '../../diagnostics/issue.ts';
import type { SchemaNode } from '../../diagnostics/schema-node.ts';
import { showValue } from '../../json/show-value.ts';
import type { ShapeIssue } from './shape-issue.ts';

type SizeIssue = Extract<ShapeIssue, { code: 'too_small' | 'too_big' }>;

/** Explains a text or a list of a wrong length, or a number out of its range. */
export function wrongSize(
  issue: SizeIssue,
  name: string,
  given: unknown,
  schemaNode: SchemaNode | undefined,
): Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  // Counts code points, as the limit does.
  if (typeof given === 'string') return wrongLength(issue, name, [...given].length, 'characters', schemaNode);
  if (Array.isArray(given)) return wrongLength(issue, name, given.length, 'entries', schemaNode);
  const message = `${name} cannot be ${showValue(given)}.`;
  return { code: 'shape/range', message, hint: `Write ${rangeOf(schemaNode)}.` };
}

const units = { characters: 'character', entries: 'entry' };
type Unit = keyof typeof units;

function wrongLength(issue: SizeIssue, name: string, length: number, unit: Unit, schemaNode: SchemaNode | undefined) {
  const code = 'shape/length';
  const isText = unit === 'characters';
  const has = `${name} has ${counted(length, unit)}`;
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum);
    const allowed = issue.exact ? `exactly ${most} are needed` : `at most ${most} are allowed`;
    const hint = isText ? `Shorten it by ${length - most}.` : `Remove ${length - most} of them.`;
    return { code, message: `${has}; ${allowed}.`, hint };
  }
  const least = Number(issue.minimum);
  const more = least - length;
  const few = isText || length === 0 ? has : `${name} has too few entries`;
  const add = isText ? `Write at least ${counted(more, unit)} more` : `Add ${more === 1 ? 'one' : `${more} more`}`;
  const message = `${few}; it needs ${issue.exact ? 'exactly' : 'at least'} ${least}.`;
  return { code, message, hint: `${add}${schemaNode?.optional ? ', or remove the key' : ''}.` };
}

const counted = (count: number, unit: Unit) => `${count === 0 ? 'no' : count} ${count === 1 ? units[unit] : unit}`;

type Check = { check?: string; value?: number; inclusive?: boolean; format?: string };

/** Says which numbers a schema allows: "a whole number from 1 to 5". */
export function rangeOf(schemaNode: SchemaNode | undefined): string {
  const def = schemaNode?.schema._zod.def as (Check & Pick<z.core.$ZodTypeDef, 'checks'>) | undefined;
  const checks = [def ?? {}, ...(def?.checks ?? []).map((check) => check._zod.def as Check)];
  const isWhole = checks.some(({ check, format }) => check === 'number_format' && format?.includes('int'));
  const bounds = (name: string, order: 1 | -1) =>
    checks.filter(({ check }) => check === name).sort((a, b) => order * (Number(a.value) - Number(b.value)))[0];
  const [least, most] = [bounds('greater_than', -1), bounds('less_than', 1)];
  const number = isWhole ? 'a whole number' : 'a number';
  if (least?.inclusive && most?.inclusive) return `${number} from ${least.value} to ${most.value}`;
  const above = least && `${least.inclusive ? 'of at least' : 'greater than'} ${least.value}`;
  const below = most && `${most.inclusive ? 'of at most' : 'less than'} ${most.value}`;
  return [number, [above, below].filter(Boolean).join(' and ')].join(' ').trimEnd();
}
