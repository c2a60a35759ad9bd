import { type KeyboardEvent, memo, useCallback, useState } from 'react';
import { type IdPath, isWithin } from '../../../json/edit/id-path.ts';
import { keyOf, listOf } from '../../../json/values.ts';
import { moveBy, moveItem } from '../commands/items.ts';
import { itemPath, kindAndName, pathKey, schemaNodeOfPath, shorten } from '../document/paths.ts';
import { Icon, IconButton } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { focusItem } from '../selection/focus.ts';
import { select } from '../selection/select.ts';
import { useRow } from '../selection/use-row.ts';
import { getState, useStudio, useValue } from '../store.ts';
import { IssueDot } from './IssueDot.tsx';
import styles from './ItemList.module.css';
import { RowMenu } from './RowMenu.tsx';
import { useDrag } from './use-drag.ts';

interface Props {
  list: IdPath;
  label: string;
  /** Whether a row is selected when it gets the focus, and not only when it is pressed. */
  follows?: boolean;
  /** Inserts an item at an index. */
  onInsert?: (at: number) => void;
}

/** The items of a list as rows. The arrow keys change the row; buttons, keys and dragging move an item; each row has a menu. */
export function ItemList({ list, label, follows = false, onInsert }: Props) {
  const items = listOf(useValue(list));
  const chosen = useStudio(({ selection }) =>
    selection && isWithin(selection, list) ? selection[list.length] : undefined,
  );
  const isOne = (item: unknown, at: number) =>
    typeof chosen === 'object' ? keyOf(item, 'id') === chosen.id : at === chosen;
  const chosenAt = chosen === undefined ? -1 : items.findIndex(isOne);
  const hasKinds = useStudio(({ value }) => {
    const schemaNode = schemaNodeOfPath(value, list);
    return schemaNode?.kind === 'list' && schemaNode.item.kind === 'choice';
  });
  const [focused, setFocused] = useState(0);
  const active = Math.min(chosenAt >= 0 ? chosenAt : focused, items.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target as Element).matches('[data-item]') || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined || !(to in items)) return;
    event.preventDefault();
    const path = itemPath(list, items[to], to);
    setFocused(to);
    if (follows) select(path);
    focusItem(path);
  };

  const { drag, handlers } = useDrag({
    items,
    nameAt: (at) => shorten(kindAndName(getState().value, itemPath(list, items[at], at)).name),
    onMove: (from, to) => moveItem(itemPath(list, items[from], from), to),
  });
  const dropAt = (at: number) => {
    if (at === drag?.from) return 'dragged';
    return at === drag?.to ? (drag.from < at ? 'after' : 'before') : undefined;
  };
  return (
    <ul
      className={styles.list}
      aria-label={label}
      {...handlers}
      onKeyDown={(event) => {
        onKeyDown(event);
        handlers.onKeyDown(event);
      }}
    >
      {items.map((item, at) => (
        <Row
          key={pathKey(itemPath([], item, at))}
          list={list}
          item={item}
          at={at}
          count={items.length}
          isChosen={at === chosenAt}
          isActive={at === active}
          hasKinds={hasKinds}
          drop={dropAt(at)}
          onFocus={setFocused}
          onInsert={onInsert}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  list: IdPath;
  item: unknown;
  at: number;
  count: number;
  isChosen: boolean;
  isActive: boolean;
  hasKinds: boolean;
  drop: 'dragged' | 'before' | 'after' | undefined;
  onFocus: (at: number) => void;
  onInsert: ((at: number) => void) | undefined;
}

const Row = memo(function Row(props: RowProps) {
  const { list, item, at, count, isChosen, isActive, hasKinds, drop, onFocus, onInsert } = props;
  const path = itemPath(list, item, at);
  const row = useRow(path);
  const [isNear, setNear] = useState(false);
  const near = useCallback(() => setNear(true), []);
  const { kind, name } = kindAndName(getState().value, path);
  // In a list of one kind, each row would have the same detail.
  const detail = hasKinds && kind !== name ? kind : '';
  const isHidden = keyOf(item, 'draft') === true;
  const tab = isActive ? 0 : -1;
  const hasTools = isNear || isActive;
  return (
    <li
      className={styles.item}
      ref={row}
      data-chosen={isChosen || undefined}
      data-hidden={isHidden || undefined}
      data-drop={drop}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && near()}
    >
      <button
        type="button"
        className={styles.row}
        data-item={pathKey(path)}
        data-flat={detail === '' || undefined}
        tabIndex={tab}
        aria-current={isChosen || undefined}
        onClick={() => select(path)}
        onFocus={() => {
          near();
          onFocus(at);
        }}
      >
        <span className={styles.name}>{name}</span>
        {detail && <span className={styles.kind}>{detail}</span>}
        <span className={styles.marks}>
          {isHidden && (
            <span role="img" aria-label="Draft">
              <Icon of={icons.hidden} size={15} />
            </span>
          )}
          <IssueDot path={path} />
        </span>
      </button>
      <button type="button" data-grip className={styles.grip} aria-label={`Drag ${name}`} tabIndex={tab}>
        <Icon of={icons.grip} />
      </button>
      {hasTools && (
        <span className={styles.tools}>
          <IconButton
            size={24}
            icon={icons.up}
            label="Move up"
            disabled={at === 0}
            tabIndex={tab}
            onClick={() => moveBy(path, -1)}
          />
          <IconButton
            size={24}
            icon={icons.down}
            label="Move down"
            disabled={at === count - 1}
            tabIndex={tab}
            onClick={() => moveBy(path, 1)}
          />
          <RowMenu path={path} name={name} tab={tab} onInsert={onInsert && ((by) => onInsert(at + by))} />
        </span>
      )}
      {onInsert && (
        <button
          type="button"
          className={styles.insert}
          aria-label={`Add a section after ${name}`}
          tabIndex={-1}
          onClick={() => onInsert(at + 1)}
        >
          <Icon of={icons.plus} size={14} />
        </button>
      )}
    </li>
  );
});
