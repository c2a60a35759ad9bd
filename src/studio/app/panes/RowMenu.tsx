import { Menu, type MenuItemProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { keyOf } from '../../../json/values.ts';
import { copyItem, pasteItem } from '../commands/clipboard.ts';
import {
  askToRemove,
  duplicateItem,
  filesOf,
  mayGrow,
  mayHide,
  mayShrink,
  moveBy,
  toggleHidden,
} from '../commands/items.ts';
import { formatKeys } from '../commands/keys.ts';
import { valueIn } from '../document/paths.ts';
import { Icon, IconButton } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { getState } from '../store.ts';

interface Props {
  path: IdPath;
  name: string;
  tab: number;
  /** Inserts an item before this one (0) or after it (1). */
  onInsert: ((by: 0 | 1) => void) | undefined;
}

/** The commands for an item of a list. The menu is rendered when it opens, because a list may have hundreds of rows. */
export function RowMenu({ path, name, tab, onInsert }: Props) {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  // The button is another element once the menu is gone. A command may have moved the focus.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (document.activeElement === document.body) ref.current?.focus();
    };
  }, [isOpen]);
  const button = (
    <IconButton
      ref={ref}
      size={24}
      icon={icons.dots}
      label={`Actions for ${name}`}
      tabIndex={tab}
      aria-haspopup="menu"
      onClick={() => setOpen(true)}
    />
  );
  if (!isOpen) return button;
  const isHidden = keyOf(valueIn(getState().value, path), 'draft') === true;
  const list = path.slice(0, -1);
  const isInFiles = filesOf(list) !== undefined;
  return (
    <Menu opened onClose={() => setOpen(false)} width={210}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {onInsert && (
          <>
            <Entry data-autofocus icon={icons.plus} label="Add above" onClick={() => onInsert(0)} />
            <Entry icon={icons.plus} label="Add below" onClick={() => onInsert(1)} />
            <Menu.Divider />
          </>
        )}
        <Entry
          data-autofocus={!onInsert || undefined}
          icon={icons.up}
          label="Move up"
          keys="alt+ArrowUp"
          disabled={isInFiles}
          onClick={() => moveBy(path, -1)}
        />
        <Entry
          icon={icons.down}
          label="Move down"
          keys="alt+ArrowDown"
          disabled={isInFiles}
          onClick={() => moveBy(path, 1)}
        />
        <Entry
          icon={icons.copy}
          label="Duplicate"
          keys="mod+d"
          disabled={!mayGrow(list)}
          onClick={() => duplicateItem(path)}
        />
        {mayHide(path) && (
          <Entry
            icon={isHidden ? icons.shown : icons.hidden}
            label={isHidden ? 'Show (publish)' : 'Hide (draft)'}
            keys="alt+h"
            onClick={() => toggleHidden(path)}
          />
        )}
        <Entry icon={icons.copy} label="Copy as JSON" onClick={() => void copyItem(path)} />
        <Entry icon={icons.paste} label="Paste" onClick={() => void pasteItem(path)} />
        <Menu.Divider />
        <Entry
          icon={icons.trash}
          label="Delete"
          keys="Delete"
          c="var(--mantine-color-error)"
          disabled={!mayShrink(list)}
          onClick={() => void askToRemove(path)}
        />
      </Menu.Dropdown>
    </Menu>
  );
}

function Entry({
  icon,
  label,
  keys,
  ...props
}: { icon: string; label: string; keys?: string; onClick: () => void; 'data-autofocus'?: boolean } & MenuItemProps) {
  return (
    <Menu.Item leftSection={<Icon of={icon} />} rightSection={keys && <Keys of={keys} />} {...props}>
      {label}
    </Menu.Item>
  );
}

const Keys = ({ of }: { of: string }) => (
  <span style={{ color: 'var(--mantine-color-dimmed)', fontSize: '0.6875rem' }}>{formatKeys(of)}</span>
);
