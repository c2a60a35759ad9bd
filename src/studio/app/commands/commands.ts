import { type IdPath, isWithin } from '../../../json/edit/id-path.ts';
import { announce, tell } from '../announce.ts';
import { openDialog, openForm } from '../dialogs/open.ts';
import { formRoot, pageRoute, parentOf, pathKey, schemaNodeOfPath, valueIn } from '../document/paths.ts';
import { settled, step } from '../document/queue.ts';
import { hindranceOf } from '../document/slice.ts';
import { dropInvalidInput, leaveField } from '../document/typing.ts';
import { fallbackOf } from '../forms/use-field.tsx';
import * as icons from '../icons.ts';
import type { Scheme } from '../panes/slice.ts';
import { focusField, focusNextPane, focusPane } from '../selection/focus.ts';
import { select } from '../selection/select.ts';
import { getState, type State, setState } from '../store.ts';
import { copyItem, pasteItem } from './clipboard.ts';
import { askToRemove, duplicateItem, listPositionOf, mayHide, moveBy, toggleHidden } from './items.ts';
import { isKey } from './keys.ts';

/** The titles of the groups of commands. */
export const groups = { file: 'File', item: 'Sections and items', page: 'Page', go: 'Navigation' };

/** A command of Studio, with its keys, such as `mod+shift+z`. */
export interface Command {
  id: string;
  icon: string;
  title: string;
  group: keyof typeof groups;
  keys?: string[];
  /** Whether the command is possible now. */
  isOn?: (state: State) => boolean;
  run: () => void;
}

/** Returns the path that a command applies to. */
function target(): IdPath | undefined {
  const { focusedRow, selection } = getState();
  return focusedRow ?? selection;
}

/** Returns the path of the target, if it is an item, else that of the item or value around it, which has the form. */
function around(): IdPath | undefined {
  const path = target();
  return path && !listPositionOf(path) ? formRoot(getState().value, path) : path;
}

const item = () => listPositionOf(target()) !== undefined;
const inItem = () => listPositionOf(around()) !== undefined;
const onItem =
  (run: (path: IdPath) => void, pathOf = target) =>
  () => {
    const path = pathOf();
    if (path) run(path);
  };
const onSelection = (run: (path: IdPath) => void) => () => {
  const { selection } = getState();
  if (selection) run(selection);
};

export const widths = { phone: 390, tablet: 768, desktop: 1280 };

const width = (id: keyof typeof widths | 'free', title: string, icon: string, key: string): Command => ({
  id: `width-${id}`,
  icon,
  title,
  group: 'page',
  keys: [key],
  run: () => setState({ width: id === 'free' ? undefined : widths[id] }),
});

/** Opens the palette of sections: for a place after the section that is edited, or at the end of the page. */
function addSection(): void {
  const { value, page, frame } = getState();
  const route = pageRoute(value, page);
  if (!route) return;
  const sections: IdPath = [...route, 'sections'];
  // An item of a list that a section shows is not in that section, but the page knows where it is shown.
  const section = [target(), frame?.region()].find((path) => path && isWithin(path, sections));
  const place = listPositionOf(section?.slice(0, sections.length + 1));
  openDialog({ name: 'add-section', page: route, at: place ? place.at + 1 : Number.POSITIVE_INFINITY });
}

export const flipScheme = (): void => {
  const { scheme } = getState();
  setState({ scheme: (scheme === 'light' ? 'dark' : 'light') satisfies Scheme });
};

/** Switches between editing the page and using it as a visitor. */
function flipUse(): void {
  const { isUsed, frame } = getState();
  setState({ isUsed: !isUsed });
  frame?.use(!isUsed);
}

/** All commands. The help, the palette and the top bar show them. */
export const commands: Command[] = [
  { id: 'undo', icon: icons.undo, title: 'Undo', group: 'file', keys: ['mod+z'], run: () => void undo('undo') },
  {
    id: 'redo',
    icon: icons.redo,
    title: 'Redo',
    group: 'file',
    keys: ['mod+shift+z', 'mod+y'],
    run: () => void undo('redo'),
  },
  { id: 'save', icon: icons.check, title: 'Save now', group: 'file', keys: ['mod+s'], run: () => leaveField() },
  {
    id: 'issues',
    icon: icons.alert,
    title: 'Problems',
    group: 'file',
    keys: ['alt+e'],
    run: () => openDialog({ name: 'issues' }),
  },
  {
    id: 'changes',
    icon: icons.history,
    title: 'Changes',
    group: 'file',
    keys: ['alt+v'],
    run: () => openDialog({ name: 'changes' }),
  },
  {
    id: 'code',
    icon: icons.code,
    title: 'Code',
    group: 'file',
    keys: ['alt+c'],
    run: () => setState({ hasCode: !getState().hasCode }),
  },
  {
    id: 'up',
    icon: icons.up,
    title: 'Move up',
    group: 'item',
    keys: ['alt+ArrowUp'],
    isOn: inItem,
    run: onItem((path) => moveBy(path, -1), around),
  },
  {
    id: 'down',
    icon: icons.down,
    title: 'Move down',
    group: 'item',
    keys: ['alt+ArrowDown'],
    isOn: inItem,
    run: onItem((path) => moveBy(path, 1), around),
  },
  {
    id: 'duplicate',
    icon: icons.copy,
    title: 'Duplicate',
    group: 'item',
    keys: ['mod+d'],
    isOn: inItem,
    run: onItem(duplicateItem, around),
  },
  {
    id: 'remove',
    icon: icons.trash,
    title: 'Delete',
    group: 'item',
    keys: ['Delete'],
    isOn: item,
    run: onItem((path) => void askToRemove(path)),
  },
  {
    id: 'hide',
    icon: icons.hidden,
    title: 'Hide (draft)',
    group: 'item',
    keys: ['alt+h'],
    isOn: () => mayHide(target() ?? []),
    run: onItem(toggleHidden),
  },
  // The browser's own keys for copy and paste are events: see clipboard.ts.
  {
    id: 'copy',
    icon: icons.copy,
    title: 'Copy as JSON',
    group: 'item',
    isOn: item,
    run: onItem((path) => void copyItem(path)),
  },
  { id: 'paste', icon: icons.paste, title: 'Paste', group: 'item', run: () => void pasteItem(target()) },
  { id: 'add', icon: icons.plus, title: 'Add a section', group: 'page', keys: ['alt+a'], run: addSection },
  {
    id: 'new-page',
    icon: icons.plus,
    title: 'New page',
    group: 'page',
    keys: ['alt+p'],
    run: () => openDialog({ name: 'new-page' }),
  },
  {
    id: 'parent',
    icon: icons.edit,
    title: 'Select the parent',
    group: 'go',
    keys: ['Escape'],
    isOn: ({ selection }) => selection !== undefined,
    run: onSelection((path) => select(parentOf(getState().value, path))),
  },
  {
    id: 'form',
    icon: icons.edit,
    title: 'Go to the form of the selection',
    group: 'go',
    keys: ['alt+f'],
    run: onSelection((path) => {
      openForm();
      focusField(path);
    }),
  },
  {
    id: 'edit-text',
    icon: icons.edit,
    title: 'Edit the text on the page',
    group: 'go',
    keys: ['alt+t'],
    isOn: ({ selection }) => selection !== undefined,
    run: onSelection((path) => void getState().frame?.editText(path)),
  },
  {
    id: 'next-pane',
    icon: icons.edit,
    title: 'Next part of Studio',
    group: 'go',
    keys: ['F6'],
    run: () => focusNextPane(1),
  },
  {
    id: 'previous-pane',
    icon: icons.edit,
    title: 'Previous part of Studio',
    group: 'go',
    keys: ['shift+F6'],
    run: () => focusNextPane(-1),
  },
  {
    id: 'palette',
    icon: icons.command,
    title: 'Search and commands',
    group: 'go',
    keys: ['mod+k'],
    run: () => openDialog({ name: 'palette' }),
  },
  {
    id: 'find-page',
    icon: icons.search,
    title: 'Find a page',
    group: 'go',
    keys: ['alt+g'],
    run: () => focusPane('pages'),
  },
  width('phone', 'Phone', icons.phone, 'alt+1'),
  width('tablet', 'Tablet', icons.tablet, 'alt+2'),
  width('desktop', 'Desktop', icons.desktop, 'alt+3'),
  width('free', 'Available width', icons.free, 'alt+4'),
  { id: 'use', icon: icons.pointer, title: 'Use the page, or edit it', group: 'page', keys: ['alt+u'], run: flipUse },
  {
    id: 'scheme',
    icon: icons.moon,
    title: 'Change between light and dark',
    group: 'page',
    keys: ['alt+0'],
    run: flipScheme,
  },
  {
    id: 'help',
    icon: icons.help,
    title: 'Keys',
    group: 'go',
    keys: ['?', 'F1'],
    run: () => openDialog({ name: 'help' }),
  },
];

/** Returns a command by its id. */
export const commandOf = (id: string): Command => commands.find((one) => one.id === id) as Command;

/** Undoes or redoes a step. An invalid input of the selection is dropped first. A field on the page stays open, and shows the text of the file. */
async function undo(way: 'undo' | 'redo'): Promise<void> {
  leaveField();
  const hindrance = hindranceOf(getState());
  if (hindrance && getState().queue.length > 0) return tell(hindrance);
  await settled();
  const { selection = [], invalidInputs } = getState();
  const draft = way === 'undo' && invalidInputs.get(pathKey(selection));
  if (draft) {
    dropInvalidInput(selection);
    announce(`Undone: ${draft.label}`);
  } else await step(way);
  const { value, frame } = getState();
  const schemaNode = schemaNodeOfPath(value, selection);
  const text = valueIn(value, selection) ?? (schemaNode && fallbackOf(selection, schemaNode));
  if (typeof text === 'string') frame?.showText(selection, text);
}

/** Runs the command of a key, and returns whether there is one. In a text field, ignores keys without a modifier. */
export function press(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  const isText = target?.matches?.('input, textarea, select, [contenteditable]') ?? false;
  const state = getState();
  if (event.defaultPrevented || event.isComposing) return false;
  // Dialogs and menus have their own keys.
  if (
    target?.closest?.('[role=dialog]:not([data-pane]), [role=menu], [role=listbox]') ||
    state.dialog?.name === 'remove'
  )
    return false;
  const found = commands.find(
    ({ keys = [], isOn }) => keys.some((one) => isKey(event, one)) && (isOn?.(state) ?? true),
  );
  if (!found) return false;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !/^F\d|^Escape$/.test(event.key);
  if (isText && isPlain) return false;
  event.preventDefault();
  found.run();
  return true;
}
