import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { memo, useLayoutEffect, useState } from 'react';

interface Props {
  list: HTMLElement;
  /** The keys of the rows. When they change, the rows are other elements. */
  rows: string;
  onMove: (from: number, to: number) => void;
}

/** Makes the rows of a list draggable by their grips, with the pointer or the keys. Loaded when the pointer or the focus enters a list. */
export default function Dragging({ list, rows: names, onMove }: Props) {
  const [rows, setRows] = useState<HTMLElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change with their keys
  useLayoutEffect(() => setRows([...list.children] as HTMLElement[]), [list, names]);
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

const Draggable = memo(function Draggable({ row, at }: { row: HTMLElement; at: number }) {
  const handle = row.querySelector('[data-grip]');
  useSortable({ id: row.dataset.path ?? at, index: at, element: row, ...(handle && { handle }) });
  return null;
});
