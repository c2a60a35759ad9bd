import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { isObject, keyOf, listOf, setAt, valueAt } from '../../json/values.ts';
import { mergeLanguage } from './merge-language.ts';

/** A part of a language file that belongs to nothing in the main config any more. */
export interface Orphan {
  /** Its path in the language file. */
  path: Path;
  value: unknown;
}

/**
 * Finds the orphans of a language file, which are not to be confused with misspelled names: what is probably called otherwise in the main
 * config, and has no translation there, is none. `elsewhere` are the lists whose items are not in the file.
 */
export function orphansOf(main: unknown, own: unknown, elsewhere: readonly Path[] = []): Orphan[] {
  const { diagnostics } = mergeLanguage(main, own);
  return diagnostics.flatMap((diagnostic) => {
    const path = isOrphan(diagnostic, own) ? orphanAt(diagnostic.path) : undefined;
    const isHere = path && !elsewhere.some((list) => list.every((step, at) => step === path[at]));
    return isHere ? [{ path, value: valueAt(own, path) }] : [];
  });
}

/** Whether a diagnostic of a merge is about an orphan. */
export function isOrphan({ code, path, edit }: Diagnostic, own: unknown): boolean {
  if (code === 'locale/gone') return true;
  if (code !== 'locale/id') return false;
  const meant = edit?.op === 'rename' ? edit.key : edit?.op === 'set' ? edit.value : undefined;
  const beside = valueAt(own, path.slice(0, -1));
  return meant === undefined || listOf(beside).includes(meant) || keyOf(beside, String(meant)) !== undefined;
}

/** A text without an original is reported at its `of`. */
const orphanAt = (path: Path): Path => (path.at(-1) === 'of' ? path.slice(0, -1) : [...path]);

/** Returns a copy of a language file without its orphans, and without what is empty then. */
export function withoutOrphans(own: unknown, orphans: Orphan[]): unknown {
  const rest = { value: structuredClone(own) };
  // From the last one, so that the places of others in a list stay.
  for (const { path } of orphans.toReversed().sort((a, b) => Number(b.path.at(-1)) - Number(a.path.at(-1))))
    removeAt(rest, ['value', ...path]);
  return rest.value ?? {};
}

function removeAt(root: object, path: Path): void {
  const owner = valueAt(root, path.slice(0, -1));
  const step = path.at(-1) as string | number;
  if (Array.isArray(owner)) setAt(root, path.slice(0, -1), owner.toSpliced(Number(step), 1));
  else if (isObject(owner)) delete owner[step];
  const left = valueAt(root, path.slice(0, -1));
  if (path.length > 1 && Object.keys(left as object).length === 0) removeAt(root, path.slice(0, -1));
}
