import { aboutKeys } from '../../../schema/about.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { instead } from '../../diagnostics/suggest.ts';
import { oneOf, quote, quoteAll, quoteList } from '../../json/show-value.ts';
import type { Names } from './names.ts';

/** Checks that `seo.about` has only keys of its type. */
export function* checkAbout({ type, ...rest }: Record<string, unknown>, path: Path): Iterable<Diagnostic> {
  if (typeof type !== 'string') return;
  const fitting = aboutKeys(type);
  for (const key of Object.keys(rest).filter((one) => !fitting.includes(one))) {
    const message = `The type ${quote(type)} has no ${quote(key)}.`;
    yield { path: [...path, key], at: 'key', code: 'about/key', message, hint: `Its keys are ${quoteList(fitting)}.` };
  }
  if (type !== 'Event' || rest.starts !== undefined) return;
  yield {
    path: [...path],
    code: 'about/starts',
    message: 'An event without its first day is not shown.',
    hint: 'Add "starts".',
  };
}

/** Checks that a menu item has either a link or a submenu. */
export function* checkMenuItem({ href, items }: Record<string, unknown>, path: Path): Iterable<Diagnostic> {
  if (href === undefined && items === undefined) {
    const hint = 'Add "href" (a link) or "items" (a submenu).';
    yield { path: [...path], code: 'menu/none', message: 'This menu item leads nowhere.', hint, needs: 'own keys' };
  } else if (href !== undefined && items !== undefined) {
    const message = 'This menu item has "href" and "items", but it can be either a link or a submenu.';
    const hint = 'Remove "href", and add the link to "items".';
    yield { path: [...path, 'href'], at: 'key', code: 'menu/both', message, hint };
  }
}

/** Checks that an action does exactly one thing, and that its dialog exists. */
export function* checkAction(part: Record<string, unknown>, path: Path, { dialogs }: Names): Iterable<Diagnostic> {
  const given = ['href', 'dialog', 'copy'].filter((key) => part[key] !== undefined);
  if (given.length === 0) {
    const hint = 'Add "href" (follows a link), "dialog" (opens a dialog) or "copy" (copies a link).';
    yield { path: [...path], code: 'action/none', message: 'This action does nothing.', hint, needs: 'own keys' };
  }
  if (given.length > 1) {
    const message = `This action has ${quoteAll(given)}, but can have only one of them.`;
    yield {
      path: [...path, given[1] as string],
      at: 'key',
      code: 'action/several',
      message,
      hint: 'Keep one of them.',
    };
  }
  const { dialog } = part;
  if (typeof dialog !== 'string' || dialogs.has(dialog)) return;
  const message = `There is no dialog ${quote(dialog)}.`;
  yield {
    path: [...path, 'dialog'],
    code: 'reference/dialog',
    needs: 'dialogs',
    message,
    ...instead(dialog, dialogs, 'Write it under "dialogs".'),
  };
}

/** Checks that the list of a section exists and has items of the right kind. */
export function* checkList(
  name: unknown,
  kind: string,
  title: string,
  path: Path,
  { lists, registry }: Names,
): Iterable<Diagnostic> {
  if (typeof name !== 'string') return;
  const fitting = [...lists].filter(([, of]) => kind === 'any' || of === kind).map(([key]) => key);
  const at = [...path, 'list'];
  const of = lists.get(name);
  if (!lists.has(name)) {
    const advice = instead(name, fitting, `Write it under "lists"${kind === 'any' ? '.' : `, with "of": "${kind}".`}`);
    yield { path: at, code: 'reference/list', message: `There is no list ${quote(name)}.`, ...advice, needs: 'lists' };
  } else if (kind !== 'any' && of !== kind && registry.collection(of)) {
    // An unknown kind is reported at the list.
    const message = `The list ${quote(name)} contains ${of}, but ${title} shows ${kind}.`;
    const hint = fitting.length > 0 ? `Use ${oneOf(fitting)}.` : `Write a list with "of": "${kind}" under "lists".`;
    yield { path: at, code: 'reference/list-kind', message, hint, needs: 'lists' };
  }
}

/** Checks that some list has an item of a kind with this id. */
export function* checkItem(id: string, of = '', path: Path, { items }: Names): Iterable<Diagnostic> {
  const ids = items.get(of) ?? new Set();
  if (ids.has(id)) return;
  const message = `No list of ${of} has an item with the id ${quote(id)}.`;
  const advice = instead(id, [...ids].map(String), `Write a list with "of": "${of}" under "lists".`);
  yield { path, code: 'reference/item', message, ...advice };
}
