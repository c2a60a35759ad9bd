import { registry } from 'virtual:registry';
import { findPath, type IdPath, idPathOf, isWithin } from '../../../json/edit/id-path.ts';
import { plural } from '../../format.ts';
import { announce, tell, tellRefusal } from '../announce.ts';
import { pageRoute } from '../document/paths.ts';
import { change } from '../document/queue.ts';
import { leaveField } from '../document/typing.ts';
import { loadLater } from '../part.tsx';
import { expectPage } from '../selection/go-to.ts';
import { getState, setState } from '../store.ts';

// Loaded later, because the check of references needs a Markdown parser.
const loadRename = loadLater(() => import('../../rename.ts'));

/** Returns the code for renaming. If it cannot be loaded, tells why. */
const renaming = () => loadRename().catch(({ message }: Error) => tell(message));

/** Renames an id, the path of a page or the key of an entry, with all its references, in one step. */
export async function renameThing(path: IdPath, name: string, { withRedirect = false } = {}): Promise<boolean> {
  leaveField();
  const code = await renaming();
  if (!code) return false;
  const { value, selection, page } = getState();
  const found = findPath(value, path);
  if (!found) return false;
  const { edits, redirect, left } = code.rename(registry, value, found, name);
  const isKey = edits.some(({ op }) => op === 'rename');
  const old = String(isKey ? path.at(-1) : path.at(-2));
  const label = isKey ? `Renamed ${old} to ${name}` : `Renamed to ${name}`;
  const all = withRedirect && redirect ? [...edits, redirect] : edits;
  const isShown = path.at(-1) === 'path' && isWithin(path, pageRoute(value, page) ?? ['']);
  const done = change({ label, strict: true, edits: all });
  const now = getState().value;
  // The path of the selection changes too.
  const place = idPathOf(now, isKey ? [...found.slice(0, -1), name] : found.slice(0, -1));
  const owner = isKey ? path : path.slice(0, -1);
  if (selection && isWithin(selection, owner)) setState({ selection: [...place, ...selection.slice(owner.length)] });
  if (isShown) expectPage(name);
  const answer = await done;
  if (!answer.ok) {
    setState({ selection });
    if (isShown) expectPage(page);
    tellRefusal(answer);
    return false;
  }
  if (isShown && getState().page === name) getState().frame?.goTo(name);
  announce(
    [label, left.length > 0 && `${plural(left.length, 'place')} could not be renamed`].filter(Boolean).join('. '),
  );
  return true;
}

/** Returns the paths of the references to the value at a path; undefined, with a message, if they cannot be found now. */
export async function usesOf(value: unknown, path: IdPath): Promise<IdPath[] | undefined> {
  const code = await renaming();
  if (!code) return undefined;
  const found = findPath(value, path);
  return found ? code.placesThatReferTo(registry, value, found).map((place) => idPathOf(value, place)) : [];
}
