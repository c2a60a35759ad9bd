import { findPath, type IdPath } from '../../config/edit/id-path.ts';
import type { Issue } from '../../config/report/issue.ts';
import { pathText } from '../../config/report/place-names.ts';
import { pathKey } from './paths.ts';
import { type State, useStudio } from './store.ts';

/** The issues of the config by where they are. */
interface IssueIndex {
  at: Map<string, Issue[]>;
  /** The worst of what is wrong in or at a place. */
  within: Map<string, Issue['severity']>;
}

const indices = new WeakMap<Issue[], IssueIndex>();
const none: Issue[] = [];

function indexOf(issues: Issue[]): IssueIndex {
  const known = indices.get(issues);
  if (known) return known;
  const index: IssueIndex = { at: new Map(), within: new Map() };
  for (const issue of issues.flatMap((one) => one.parts ?? one)) {
    index.at.set(issue.pathText, [...(index.at.get(issue.pathText) ?? []), issue]);
    for (let length = 1; length <= issue.path.length; length++) {
      const place = pathText(issue.path.slice(0, length));
      if (index.within.get(place) !== 'error') index.within.set(place, issue.severity);
    }
  }
  indices.set(issues, index);
  return index;
}

/** The path by keys and indices, also of a key that is not there. */
function plainPath({ value }: State, path: IdPath): string {
  const found = findPath(value, path);
  if (found) return pathText(found);
  const owner = findPath(value, path.slice(0, -1));
  const step = path.at(-1);
  return owner && typeof step !== 'object' && step !== undefined ? pathText([...owner, step]) : pathKey(path);
}

/** What is wrong at a place. */
export const useIssuesAt = (path: IdPath): Issue[] =>
  useStudio((state) => {
    const { at } = indexOf(state.file?.issues ?? none);
    return at.size === 0 ? none : (at.get(plainPath(state, path)) ?? none);
  });

/** Whether something is wrong in a thing, and how bad it is. */
export const useMark = (path: IdPath): Issue['severity'] | undefined =>
  useStudio((state) => {
    const key = state.drafts.size > 0 && pathKey(path).slice(0, -1);
    if (key && [...state.drafts.keys()].some((draft) => draft.startsWith(key))) return 'error';
    const { within } = indexOf(state.file?.issues ?? none);
    // Hundreds of rows ask.
    return within.size === 0 ? undefined : within.get(plainPath(state, path));
  });

/** The issues of a thing that belong to none of its fields, such as keys that are not known. */
export const useIssuesBeside = (path: IdPath, keys: string[]): Issue[] =>
  useStudio((state) => besideOf(indexOf(state.file?.issues ?? none), plainPath(state, path), keys.join(' ')));

const beside = new WeakMap<IssueIndex, Map<string, Issue[]>>();

function besideOf(index: IssueIndex, place: string, keys: string): Issue[] {
  const known = beside.get(index) ?? new Map<string, Issue[]>();
  beside.set(index, known);
  const name = `${place} ${keys}`;
  const found = known.get(name);
  if (found) return found;
  const names = keys.split(' ');
  const depth = place === '' ? 0 : undefined;
  const issues = [...index.at.values()].flat().filter(({ path }) => {
    for (let length = depth ?? 1; length <= path.length; length++) {
      if (pathText(path.slice(0, length)) !== place) continue;
      const step = path[length];
      return step === undefined || (typeof step === 'string' && !names.includes(step));
    }
    return false;
  });
  known.set(name, issues);
  return issues;
}
