import { siteSchema } from '../../schema/site.ts';
import { branchByKeys, type Choice } from './branch.ts';
import { fitOf } from './fit.ts';
import type { Finding, Path } from './issue.ts';
import { isObject, keyOf, valueAt } from './json.ts';
import { outlineOf } from './outline.ts';
import { pathText } from './path-text.ts';
import type { ShapeIssue } from './shape.ts';
import { quote } from './show-value.ts';
import { choiceAbove, outlineAt } from './walk.ts';

/** An object that was taken for something else as a whole, which is the one cause of all that is wrong in it. */
export interface Mistaken {
  finding: Finding;
  /** Where the object stands. */
  path: Path;
  /** What it is, where it only has another name; else there is nothing more to tell of it. */
  meant?: string;
}

const site = outlineOf(siteSchema);
const sections = outlineAt({}, site, ['routes', 0, 'sections']);

/** Finds whole sections that stand in another's place, and objects whose keys are those of another type than they name. */
export function* findMistaken(value: unknown, issues: ShapeIssue[]): Iterable<Mistaken> {
  const seen = new Set<string>();
  for (const issue of issues) {
    const path = issue.path as Path;
    if (issue.code === 'unrecognized_keys') {
      const finding = strayedSection(value, path);
      if (finding) yield { finding, path };
      if (finding) continue;
    }
    const above = choiceAbove(value, site, path);
    if (!above || seen.has(JSON.stringify(above.path))) continue;
    seen.add(JSON.stringify(above.path));
    const meant = misnamed(valueAt(value, above.path), above.choice);
    if (meant)
      yield { ...meant, path: above.path, finding: { ...meant.finding, path: [...above.path, above.choice.by] } };
  }
}

function strayedSection(value: unknown, path: Path): Finding | undefined {
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
    remedy: to ? `Move it into the "sections" of its page (${to}).` : 'Move it into the "sections" of a page.',
  };
}

/** How many keys must speak for another name; fewer may be slips of their own. */
const leastEvidence = 4;

function misnamed(object: unknown, choice: Choice): Pick<Mistaken, 'finding' | 'meant'> | undefined {
  const name = keyOf(object, choice.by);
  const option = typeof name === 'string' ? choice.options.get(name) : undefined;
  if (!option || !isObject(object)) return undefined;
  const own = fitOf(object, option);
  const keyed = own.wrong < 2 ? undefined : branchByKeys(object, choice);
  if (!keyed || own.wrong < keyed.fit.wrong * 6) return undefined;
  if (keyed.fit.known - own.known + own.wrong - keyed.fit.wrong < leastEvidence) return undefined;
  const fact = `These are the keys of ${quote(keyed.name)}, but ${quote(choice.by)} is ${quote(String(name))}.`;
  const remedy = `Write ${quote(choice.by)}: ${quote(keyed.name)}.`;
  return { meant: keyed.name, finding: { path: [], code: 'shape/other-branch', fact, remedy } };
}
