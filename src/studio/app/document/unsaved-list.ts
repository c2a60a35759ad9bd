import { type IdPath, isSamePath } from '../../../json/edit/id-path.ts';
import { spliceBetween } from '../../../json/edit/splice.ts';
import { getState, type State } from '../store.ts';
import { pathKey, valueIn } from './paths.ts';
import { dropChange } from './queue.ts';
import { type Change, hindranceOf, type StoredChanges } from './slice.ts';
import { dropInvalidInput, isTyping } from './typing.ts';

/** A row of the list of what is not saved. */
interface UnsavedItem {
  key: string;
  label: string;
  /** The text that would be lost. */
  text: string;
  message: string;
  hint: string;
  /** The place, if it is in the file. */
  path: IdPath | undefined;
  drop: () => void;
}

/** Lists what is not saved: invalid values, conflicts, and changes that wait for the file. */
export function unsavedItems(state: State): UnsavedItem[] {
  const { value, invalidInputs, conflicts, queue } = state;
  const hindrance = hindranceOf(state);
  const there = (path: IdPath) => (valueIn(value, path.slice(0, -1)) === undefined ? undefined : path);
  const item = (kind: string, path: IdPath, text: unknown, rest: Pick<UnsavedItem, 'label' | 'message' | 'hint'>) => ({
    ...rest,
    key: `${kind} ${pathKey(path)}`,
    text: asText(text),
    path: there(path),
    hint: there(path) ? rest.hint : 'Its place is not in the file at the moment.',
    drop: () => dropInvalidInput(path),
  });
  return [
    ...[...invalidInputs.values()].map(({ path, label, value, issues: [first] }) =>
      item('draft', path, value, {
        label,
        message: first?.message ?? '',
        hint: `${first?.hint ?? ''} The field keeps it, but it is not saved.`,
      }),
    ),
    ...[...conflicts.values()].map(({ path, label, meant }) =>
      item('conflict', path, meant, {
        label,
        message: 'This was changed here and in the file at the same time.',
        hint: 'The field keeps it, but it is not saved.',
      }),
    ),
    ...(hindrance ? queue : []).map((one) => ({
      key: `change ${one.id}`,
      label: one.label,
      text: changeText(one),
      message: hindrance,
      hint: 'It waits, and is tried again by itself.',
      path: 'field' in one ? there(one.field.path) : undefined,
      drop: () => void dropChange(one),
    })),
  ];
}

/** Lists what an earlier window has left: the places and their texts. */
export const keptItems = ({
  content: { changes, drafts: invalidInputs, conflicts, code },
}: StoredChanges): { label: string; text: string }[] => [
  ...changes.map((one) => ({ label: one.label, text: changeText(one) })),
  ...invalidInputs.map(({ label, value }) => ({ label, text: asText(value) })),
  ...conflicts.map(({ label, meant }) => ({ label, text: asText(meant) })),
  ...(code ? [{ label: 'Code', text: spliceBetween(code.base, code.text).inserted }] : []),
];

const changeText = (one: Change): string => ('field' in one ? asText(one.field.value) : '');

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

/** Shows on the page the texts that wait for the file, which the server's pages lack. */
export function showUnsaved(): void {
  const { queue, frame } = getState();
  if (!hindranceOf(getState()) || !frame) return;
  const texts = new Map<string, { path: IdPath; value: unknown }>();
  for (const one of queue) if ('field' in one) texts.set(pathKey(one.field.path), one.field);
  for (const { path, value } of texts.values())
    if (typeof value === 'string' && !isTyping(path)) frame.showText(path, value);
}

/** Returns why the value of a field waits and is not in the file; an empty text if it is. */
export const whyUnsaved = (state: State, path: IdPath): string =>
  state.queue.some((one) => 'field' in one && isSamePath(one.field.path, path)) ? hindranceOf(state) : '';
