import { useShallow } from 'zustand/react/shallow';
import type { Issue, Path } from '../../../diagnostics/issue.ts';
import { findPath, type IdPath, isWithin } from '../../../json/edit/id-path.ts';
import { pathText } from '../../../json/place-names.ts';
import { type State, useStudio } from '../store.ts';
import { pathKey } from './paths.ts';

/** The issues of the config by their places. */
interface IssueIndex {
  at: Map<string, Issue[]>;
  /** The worst severity of the issues in a value. */
  within: Map<string, Issue['severity']>;
}

/** Returns the issues as the fields show them: those of fields, and not the one that sums them up. */
export const eachIssue = (issues: Issue[]): Issue[] =>
  issues.flatMap((one) => (one.parts?.some(({ path }) => path.length > 0) ? one.parts : one));

const indices = new WeakMap<Issue[], IssueIndex>();
const none: Issue[] = [];

function indexOf(issues: Issue[]): IssueIndex {
  const known = indices.get(issues);
  if (known) return known;
  const index: IssueIndex = { at: new Map(), within: new Map() };
  for (const issue of eachIssue(issues)) {
    index.at.set(issue.pathText, [...(index.at.get(issue.pathText) ?? []), issue]);
    for (let length = 1; length <= issue.path.length; length++) {
      const place = pathText(issue.path.slice(0, length));
      if (index.within.get(place) !== 'error') index.within.set(place, issue.severity);
    }
  }
  indices.set(issues, index);
  return index;
}

/** Returns the text of a path with indices, also for a missing key. */
function plainPath({ value }: State, path: IdPath): string {
  const found = findPath(value, path);
  if (found) return pathText(found);
  const owner = findPath(value, path.slice(0, -1));
  const step = path.at(-1);
  return owner && typeof step !== 'object' && step !== undefined ? pathText([...owner, step]) : pathKey(path);
}

/** Returns the issues at a path. */
export const useIssuesAt = (path: IdPath): Issue[] =>
  useStudio((state) => {
    const { at } = indexOf(state.file?.issues ?? none);
    return at.size === 0 ? none : (at.get(plainPath(state, path)) ?? none);
  });

/** Returns the worst severity of the issues and invalid inputs in a value; undefined if there are none. */
export const useMark = (path: IdPath): Issue['severity'] | undefined =>
  useStudio((state) => {
    if (state.invalidInputs.size > 0 && [...state.invalidInputs.values()].some((draft) => isWithin(draft.path, path)))
      return 'error';
    const { within } = indexOf(state.file?.issues ?? none);
    // A fast path: hundreds of rows call this.
    return within.size === 0 ? undefined : within.get(plainPath(state, path));
  });

/** Returns the issues of a value that belong to none of its fields, such as those of unknown keys. */
export function useIssuesBeside(path: IdPath, keys: Map<string, unknown>): Issue[] {
  const issues = useStudio(({ file }) => file?.issues ?? none);
  const owner = useStudio(useShallow((state): Path => findPath(state.value, path) ?? []));
  return eachIssue(issues).filter(({ path: at }) => {
    const step = at[owner.length];
    const isWithin = owner.every((one, depth) => at[depth] === one);
    return isWithin && (step === undefined || (typeof step === 'string' && !keys.has(step)));
  });
}
