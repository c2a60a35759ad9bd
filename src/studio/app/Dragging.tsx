import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { useLayoutEffect, useState } from 'react';

interface Props {
  list: HTMLElement;
  /** The items, in their order; with other items the rows are other elements. */
  items: unknown[];
  onMove: (from: number, to: number) => void;
}

/** Lets the rows of a list be dragged by their grips, with the pointer or with the keys. Loaded when a pointer or the focus comes to a list. */
export default function Dragging({ list, items, onMove }: Props) {
  const [rows, setRows] = useState<HTMLElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are those of the items
  useLayoutEffect(() => setRows([...list.children] as HTMLElement[]), [list, items]);
  return (
    <DragDropProvider
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source)) return;
        if (source.initialIndex !== source.index) onMove(source.initialIndex, source.index);
      }}
    >
      {rows.map((row, at) => (
        <Draggable key={row.dataset.path} row={row} at={at} />
      ))}
    </DragDropProvider>
  );
}

function Draggable({ row, at }: { row: HTMLElement; at: number }) {
  const handle = row.querySelector('[data-grip]');
  useSortable({ id: row.dataset.path ?? at, index: at, element: row, ...(handle && { handle }) });
  return null;
}
