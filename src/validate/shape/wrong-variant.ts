import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { type Choice, choiceAbove, type SchemaNode, schemaNodeAt } from '../../diagnostics/schema-node.ts';
import { pathText } from '../../json/place-names.ts';
import { quote } from '../../json/show-value.ts';
import { isObject, keyOf, valueAt } from '../../json/values.ts';
import { branchByKeys, fitOf } from './fit.ts';
import type { ShapeIssue } from './shape-issue.ts';

/** An object that differs from what its place or its name says. This is the cause of all errors in it. */
interface WrongVariant {
  diagnostic: Diagnostic;
  /** The path of the object. */
  path: Path;
  /** The right name, if only the name is wrong. Without it, nothing else in the object is reported. */
  meant?: string;
}

/** Finds sections in a wrong place, and objects whose keys belong to another type than the one that they name. */
export function* findMistaken(site: SchemaNode, value: unknown, issues: ShapeIssue[]): Iterable<WrongVariant> {
  const seen = new Set<string>();
  for (const issue of issues) {
    const path = issue.path as Path;
    if (issue.code === 'unrecognized_keys') {
      const diagnostic = strayedSection(site, value, path);
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

function strayedSection(site: SchemaNode, value: unknown, path: Path): Diagnostic | undefined {
  const sections = schemaNodeAt({}, site, ['routes', 0, 'sections']);
  const object = valueAt(value, path);
  const choice = sections?.kind === 'list' && sections.item.kind === 'choice' ? sections.item : undefined;
  const name = choice && keyOf(object, choice.by);
  const section = typeof name === 'string' ? choice?.options.get(name) : undefined;
  const own = schemaNodeAt(value, site, path);
  if (!section || !own || own.kind === 'choice' || fitOf(object, section).wrong >= fitOf(object, own).wrong) {
    return undefined;
  }
  const to = path[0] === 'routes' && path[2] === 'sections' ? `${pathText(path.slice(0, 2))}.sections` : undefined;
  return {
    path,
    code: 'shape/misplaced',
    message: `This is a whole section (${quote(String(name))}).`,
    hint: to ? `Move it into the "sections" of its page (${to}).` : 'Move it into the "sections" of a page.',
  };
}

/** The number of keys that must fit another type better; fewer may be separate mistakes. */
const leastEvidence = 4;

function misnamed(object: unknown, choice: Choice): Pick<WrongVariant, 'diagnostic' | 'meant'> | undefined {
  const name = keyOf(object, choice.by);
  const option = typeof name === 'string' ? choice.options.get(name) : undefined;
  if (!option || !isObject(object)) return undefined;
  const own = fitOf(object, option);
  const keyed = own.wrong < 2 ? undefined : branchByKeys(object, choice);
  if (!keyed || own.wrong < keyed.fit.wrong * 6) return undefined;
  if (keyed.fit.known - own.known + own.wrong - keyed.fit.wrong < leastEvidence) return undefined;
  const message = `These are the keys of ${quote(keyed.name)}, but ${quote(choice.by)} is ${quote(String(name))}.`;
  const hint = `Write ${quote(choice.by)}: ${quote(keyed.name)}.`;
  const edit = { op: 'set', value: keyed.name } as const;
  return { meant: keyed.name, diagnostic: { path: [], code: 'shape/other-branch', message, hint, edit } };
}
