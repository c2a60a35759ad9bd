import { Menu } from '@mantine/core';
import { useState } from 'react';
import type { IdPath } from '../../config/edit/id-path.ts';
import { keyOf } from '../../config/json.ts';
import { copyItem, pasteItem } from './clipboard.ts';
import { Icon, IconButton } from './Icon.tsx';
import * as icons from './icons.ts';
import { askToRemove, duplicateItem, mayGrow, mayHide, mayShrink, moveBy, toggleHidden } from './items.ts';
import { valueIn } from './paths.ts';
import { getState } from './store.ts';
import { words } from './words.ts';

interface Props {
  path: IdPath;
  name: string;
  tab: number;
  /** Adds an item before this one (0) or after it (1). */
  onInsert: ((by: 0 | 1) => void) | undefined;
}

/** What can be done with an item of a list. The menu is made when it is opened: a list may have hundreds of rows. */
export function RowMenu({ path, name, tab, onInsert }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = (
    <IconButton
      size={24}
      icon={icons.dots}
      label={words.moreOf(name)}
      tabIndex={tab}
      aria-haspopup="menu"
      onClick={() => setOpen(true)}
    />
  );
  if (!isOpen) return button;
  const isHidden = keyOf(valueIn(getState().value, path), 'draft') === true;
  return (
    <Menu opened onClose={() => setOpen(false)} width={210} returnFocus>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {onInsert && (
          <>
            <Menu.Item leftSection={<Icon of={icons.plus} />} onClick={() => onInsert(0)}>
              {words.addAbove}
            </Menu.Item>
            <Menu.Item leftSection={<Icon of={icons.plus} />} onClick={() => onInsert(1)}>
              {words.addBelow}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Item
          leftSection={<Icon of={icons.up} />}
          rightSection={<Keys of="alt+ArrowUp" />}
          onClick={() => moveBy(path, -1)}
        >
          {words.moveUp}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon of={icons.down} />}
          rightSection={<Keys of="alt+ArrowDown" />}
          onClick={() => moveBy(path, 1)}
        >
          {words.moveDown}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon of={icons.copy} />}
          rightSection={<Keys of="mod+d" />}
          disabled={!mayGrow(path.slice(0, -1))}
          onClick={() => duplicateItem(path)}
        >
          {words.duplicate}
        </Menu.Item>
        {mayHide(path) && (
          <Menu.Item
            leftSection={<Icon of={isHidden ? icons.shown : icons.hidden} />}
            rightSection={<Keys of="alt+h" />}
            onClick={() => toggleHidden(path)}
          >
            {isHidden ? words.show : words.hide}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<Icon of={icons.copy} />} onClick={() => void copyItem(path)}>
          {words.copy}
        </Menu.Item>
        <Menu.Item leftSection={<Icon of={icons.paste} />} onClick={() => void pasteItem(path)}>
          {words.paste}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<Icon of={icons.trash} />}
          rightSection={<Keys of="Delete" />}
          disabled={!mayShrink(path.slice(0, -1))}
          onClick={() => void askToRemove(path)}
        >
          {words.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const Keys = ({ of }: { of: string }) => (
  <span style={{ color: 'var(--mantine-color-dimmed)', fontSize: '0.6875rem' }}>{words.keys(of)}</span>
);
