import { type Fit, fitOf } from './fit.ts';
import { isObject } from './json.ts';
import type { Outline } from './outline.ts';
import { suggest, suggestValue } from './suggest.ts';

export type Choice = Extract<Outline, { kind: 'choice' }>;

/** Finds the one branch of a choice that an object's keys fit best, if they fit it well. */
export function branchByKeys(object: unknown, choice: Choice): { name: string; fit: Fit } | undefined {
  if (!isObject(object)) return undefined;
  const named = { ...object, [choice.by]: '' };
  const [best, second] = [...choice.options]
    .map(([name, option]) => ({ name, fit: fitOf(named, option) }))
    .sort((a, b) => a.fit.wrong - b.fit.wrong);
  if (!best || (second && second.fit.wrong <= best.fit.wrong + (best.fit.wrong > 0 ? 1 : 0))) return undefined;
  return best.fit.wrong * 4 <= best.fit.known ? best : undefined;
}

/** Finds the branch that an object with an unknown name was meant to be: by its name, unless its keys are clearly another's. */
export function branchMeant(given: string, object: unknown, choice: Choice): { name?: string; byKeys: boolean } {
  const names = [...choice.options.keys()];
  const named = suggestValue(given, names, synonymsOf(choice));
  const keyed = branchByKeys(object, choice);
  // A slip of letters needs no further reason.
  if (!keyed || keyed.name === named)
    return { name: named, byKeys: keyed !== undefined && suggest(given, names) !== named };
  const other = named === undefined ? undefined : choice.options.get(named);
  const isOther = other && fitOf({ ...(object as object), [choice.by]: '' }, other).wrong < keyed.fit.wrong + 2;
  return isOther ? { name: named, byKeys: false } : { name: keyed.name, byKeys: true };
}

const synonymsOf = ({ by, options }: Choice) =>
  new Map(
    [...options.values()].flatMap((option) =>
      option.kind === 'object' ? [...(option.keys.get(by)?.synonyms ?? [])] : [],
    ),
  );
