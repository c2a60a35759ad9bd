import { siteSchema } from '../../../schema/site.ts';
import { isObject, keyOf, valueAt } from '../json.ts';
import { choiceAbove, type Outline, outlineAt, outlineOf } from '../outline.ts';
import type { Diagnostic, Path } from '../report/issue.ts';
import { pathText } from '../report/place-names.ts';
import { quote, quoteAll } from '../report/show-value.ts';
import { suggest, suggestValue } from '../report/suggest.ts';
import type { ShapeIssue } from './shape.ts';

/** The object that a key belongs in. */
export interface RightPlace {
  path: Path;
  /** Whether the key is required there. */
  required: boolean;
}

/** If two objects are further apart, equal key names are coincidence. */
const farthest = 4;

/**
 * Finds where an unknown key belongs: in the nearest object where it is missing, else in the only object above, below or beside
 * it that may have it.
 */
export function findRightPlace(
  value: unknown,
  site: Outline,
  from: Path,
  key: string,
  lacking: Path[],
): RightPlace | undefined {
  const given = valueAt(value, [...from, key]);
  const fits = (to: Path) => {
    const owner = outlineAt(value, site, to);
    // Without its own key, the keys of a choice are unknown.
    if (owner?.kind === 'choice') return owner.by === key && typeof given === 'string' && owner.options.has(given);
    return owner?.kind === 'object' && isKindOf(given, owner.keys.get(key));
  };
  const near = lacking
    .map((to) => ({ to, steps: steps(from, to) }))
    .filter(({ to, steps }) => steps > 0 && steps <= farthest && fits(to))
    .sort((a, b) => a.steps - b.steps)[0];
  if (near) return { path: near.to, required: true };
  const homes = [...around(value, from)].filter((to) => !Object.hasOwn(valueAt(value, to) as object, key) && fits(to));
  return homes.length === 1 ? { path: homes[0] as Path, required: false } : undefined;
}

const steps = (from: Path, to: Path): number => {
  let same = 0;
  while (same < from.length && same < to.length && from[same] === to[same]) same++;
  return from.length + to.length - 2 * same;
};

/** The objects above an object, beside it and directly inside it, but not in lists. */
function* around(value: unknown, from: Path): Iterable<Path> {
  for (let length = from.length - 1; length >= 0; length--) {
    const path = from.slice(0, length);
    if (isObject(valueAt(value, path))) yield path;
  }
  for (const parent of from.length > 0 ? [from, from.slice(0, -1)] : [from]) {
    const object = valueAt(value, parent);
    if (!isObject(object)) continue;
    for (const name of Object.keys(object)) {
      if (isObject(object[name]) && !(parent !== from && name === from.at(-1))) yield [...parent, name];
    }
  }
}

/** Whether a value fits the schema: a list, an object, or a valid text or number. */
export function isKindOf(given: unknown, outline: Outline | undefined): boolean {
  if (!outline) return false;
  if (outline.kind === 'list') return Array.isArray(given);
  return outline.kind === 'value' ? outline.schema.safeParse(given).success : isObject(given);
}

/** Keys that are one level too high: they belong in an object, or in a list of objects, that is missing. */
export interface Flattened {
  /** The key of the object or list. */
  into: string;
  keys: string[];
  fix: string;
}

/** Finds the missing object whose keys are in its parent instead. */
export function findFlattened(
  object: unknown,
  unknown: string[],
  known: Map<string, Outline>,
  lacking: Set<string>,
): Flattened | undefined {
  if (!isObject(object)) return undefined;
  let best: { into: string; keys: string[]; inner: Inner } | undefined;
  for (const [into, outline] of known) {
    const inner = Object.hasOwn(object, into) ? undefined : innerOf(outline);
    if (!inner) continue;
    const keys = unknown.filter((key) => inner.keys.has(key));
    // A key that is optional there proves nothing.
    const isMeant = keys.some((key) => lacking.has(into) || !inner.keys.get(key)?.optional);
    if (isMeant && keys.length > (best?.keys.length ?? 0)) best = { into, keys, inner };
  }
  if (!best) return undefined;
  const { into, keys, inner } = best;
  const rest = absent(inner, keys);
  const fix = `Put ${quoteAll(keys)} into ${quote(into)}: ${inner.isList ? '[ { … } ]' : '{ … }'}${
    rest.length > 0 ? `, and add ${quoteAll(rest)} there` : ''
  }.`;
  return { into, keys, fix };
}

type Inner = { keys: Map<string, Outline>; isList: boolean };

function innerOf(outline: Outline): Inner | undefined {
  const isList = outline.kind === 'list';
  const part = isList ? outline.item : outline;
  return part.kind === 'object' ? { keys: part.keys, isList } : undefined;
}

const absent = ({ keys }: Inner, there: string[]) =>
  [...keys].filter(([key, { optional }]) => !optional && !there.includes(key)).map(([key]) => key);

/** An object that is another thing than its position or name says, which causes all errors in it. */
export interface Mistaken {
  diagnostic: Diagnostic;
  /** The path of the object. */
  path: Path;
  /** What it is, if only its name is wrong. Otherwise nothing else in it is reported. */
  meant?: string;
}

const site = outlineOf(siteSchema);
const sections = outlineAt({}, site, ['routes', 0, 'sections']);

/** Finds sections at a wrong place, and objects whose keys belong to another type than they name. */
export function* findMistaken(value: unknown, issues: ShapeIssue[]): Iterable<Mistaken> {
  const seen = new Set<string>();
  for (const issue of issues) {
    const path = issue.path as Path;
    if (issue.code === 'unrecognized_keys') {
      const diagnostic = strayedSection(value, path);
      if (diagnostic) yield { diagnostic, path };
      if (diagnostic) continue;
    }
    const above = choiceAbove(value, site, path);
    if (!above || seen.has(JSON.stringify(above.path))) continue;
    seen.add(JSON.stringify(above.path));
    const meant = misnamed(valueAt(value, above.path), above.choice);
    if (meant)
      yield { ...meant, path: above.path, diagnostic: { ...meant.diagnostic, path: [...above.path, above.choice.by] } };
  }
}

function strayedSection(value: unknown, path: Path): Diagnostic | undefined {
  const object = valueAt(value, path);
  const choice = sections?.kind === 'list' && sections.item.kind === 'choice' ? sections.item : undefined;
  const name = choice && keyOf(object, choice.by);
  const section = typeof name === 'string' ? choice?.options.get(name) : undefined;
  const own = outlineAt(value, site, path);
  if (!section || !own || own.kind === 'choice' || fitOf(object, section).wrong >= fitOf(object, own).wrong) {
    return undefined;
  }
  const to = path[0] === 'routes' && path[2] === 'sections' ? `${pathText(path.slice(0, 2))}.sections` : undefined;
  return {
    path,
    code: 'shape/misplaced',
    fact: `This is a whole section (${quote(String(name))}).`,
    fix: to ? `Move it into the "sections" of its page (${to}).` : 'Move it into the "sections" of a page.',
  };
}

/** The number of keys that must fit another type better; fewer may be separate mistakes. */
const leastEvidence = 4;

function misnamed(object: unknown, choice: Choice): Pick<Mistaken, 'diagnostic' | 'meant'> | undefined {
  const name = keyOf(object, choice.by);
  const option = typeof name === 'string' ? choice.options.get(name) : undefined;
  if (!option || !isObject(object)) return undefined;
  const own = fitOf(object, option);
  const keyed = own.wrong < 2 ? undefined : branchByKeys(object, choice);
  if (!keyed || own.wrong < keyed.fit.wrong * 6) return undefined;
  if (keyed.fit.known - own.known + own.wrong - keyed.fit.wrong < leastEvidence) return undefined;
  const fact = `These are the keys of ${quote(keyed.name)}, but ${quote(choice.by)} is ${quote(String(name))}.`;
  const fix = `Write ${quote(choice.by)}: ${quote(keyed.name)}.`;
  return { meant: keyed.name, diagnostic: { path: [], code: 'shape/other-branch', fact, fix } };
}

export type Choice = Extract<Outline, { kind: 'choice' }>;

/** Finds the option of a choice that fits the keys of an object best, if it fits well. */
export function branchByKeys(object: unknown, choice: Choice): { name: string; fit: Fit } | undefined {
  if (!isObject(object)) return undefined;
  const named = { ...object, [choice.by]: '' };
  const [best, second] = [...choice.options]
    .map(([name, option]) => ({ name, fit: fitOf(named, option) }))
    .sort((a, b) => a.fit.wrong - b.fit.wrong);
  if (!best || (second && second.fit.wrong <= best.fit.wrong + (best.fit.wrong > 0 ? 1 : 0))) return undefined;
  return best.fit.wrong * 4 <= best.fit.known ? best : undefined;
}

/** Finds the option that an object with an unknown name means: by its name, unless its keys clearly fit another. */
export function branchMeant(given: string, object: unknown, choice: Choice): { name?: string; byKeys: boolean } {
  const names = [...choice.options.keys()];
  const named = suggestValue(given, names, synonymsOf(choice));
  const keyed = branchByKeys(object, choice);
  // A typo is reason enough.
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

/** How well the keys of a value fit a schema: how many are known, and how many are unknown, missing or of another type. */
export interface Fit {
  known: number;
  wrong: number;
}

/** The number of entries of a list that are compared; the others are similar. */
const samples = 3;
/** Counting stops at so many errors. */
const mostWrong = 100;

/** Compares the keys of a value, and of the first entries of its lists, with the schema. Texts and numbers are ignored. */
function fitOf(value: unknown, outline: Outline): Fit {
  const fit = { known: 0, wrong: 0 };
  count(value, outline, fit);
  return fit;
}

function count(value: unknown, outline: Outline, fit: Fit): void {
  switch (outline.kind) {
    case 'object':
      if (!isObject(value)) fit.wrong++;
      else countKeys(value, outline.keys, fit);
      break;
    case 'list':
      if (!Array.isArray(value)) fit.wrong++;
      else for (const entry of value.slice(0, samples)) count(entry, outline.item, fit);
      break;
    case 'value':
      if (typeof value === 'object' && value !== null) fit.wrong++;
      break;
    default:
      if (!isObject(value)) fit.wrong++;
  }
}

function countKeys(value: Record<string, unknown>, keys: Map<string, Outline>, fit: Fit): void {
  for (const key of Object.keys(value)) {
    if (fit.wrong > mostWrong) return;
    const outline = keys.get(key);
    if (outline) {
      fit.known++;
      count(value[key], outline, fit);
    } else fit.wrong++;
  }
  for (const [key, { optional }] of keys) if (!optional && !Object.hasOwn(value, key)) fit.wrong++;
}
