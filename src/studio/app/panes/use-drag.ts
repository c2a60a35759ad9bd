import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../announce.ts';

interface Drag {
  from: number;
  /** The index that the row will have. */
  to: number;
}

interface Options {
  items: unknown[];
  nameAt: (at: number) => string;
  onMove: (from: number, to: number) => void;
}

/** The distance from the edge of a pane at which it scrolls, and by how much in each frame, in pixels. */
const [edge, speed] = [32, 10];

/**
 * Drags the rows of a list by their grips (`data-grip`), with the pointer or the keys. It only says where a row will be: React alone moves rows,
 * when the items have another order.
 */
export function useDrag({ items, nameAt, onMove }: Options) {
  const [drag, setDrag] = useState<Drag>();
  const now = useRef<Drag>(undefined);
  const y = useRef(0);
  const set = (next: Drag | undefined) => {
    now.current = next;
    setDrag(next);
  };
  const pickUp = (from: number) => {
    set({ from, to: from });
    announce(
      `Picked up ${nameAt(from)}, position ${from + 1} of ${items.length}. Arrow keys move it, the space bar drops it, Escape leaves it where it was.`,
    );
  };
  const moveTo = (to: number) => {
    const { current } = now;
    if (!current || to === current.to || !(to in items)) return;
    set({ ...current, to });
    announce(`${nameAt(current.from)}, ${to + 1} of ${items.length}`);
  };
  const end = (isDropped: boolean) => {
    const { current } = now;
    if (!current) return;
    set(undefined);
    const { from, to } = current;
    if (isDropped && from !== to) onMove(from, to);
    else announce(`${nameAt(from)} is where it was`);
  };
  // The row may be elsewhere then, or gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drag ends when the items change
  useEffect(() => () => end(false), [items]);

  /** Moves the row with the pointer, in each frame, and scrolls the pane at its edges. */
  const follow = (list: HTMLElement) => {
    const pane = scrollerOf(list);
    const place = () => y.current - list.getBoundingClientRect().top;
    const start = place();
    const frame = () => {
      if (!now.current) return;
      const { top, bottom } = pane.getBoundingClientRect();
      if (y.current < top + edge) pane.scrollBy(0, -speed);
      else if (y.current > bottom - edge) pane.scrollBy(0, speed);
      list.style.setProperty('--dragged-by', `${place() - start}px`);
      moveTo(rowAt(list, y.current));
      requestAnimationFrame(frame);
    };
    frame();
  };

  return {
    drag,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        end(false);
        const from = rowOfGrip(event);
        if (from < 0 || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        y.current = event.clientY;
        pickUp(from);
        follow(event.currentTarget);
      },
      onPointerMove({ clientY }: PointerEvent) {
        y.current = clientY;
      },
      onPointerUp({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
        moveTo(rowAt(currentTarget, clientY));
        end(true);
      },
      onLostPointerCapture: () => end(false),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const { key, currentTarget: list } = event;
        const { current } = now;
        const isPress = key === ' ' || key === 'Enter';
        if (current) {
          const by = { ArrowUp: -1, ArrowDown: 1 }[key];
          if (by) {
            moveTo(current.to + by);
            list.children[current.to + by]?.scrollIntoView({ block: 'nearest' });
          } else if (isPress || key === 'Escape') end(isPress);
          else return;
        } else if (isPress && rowOfGrip(event) >= 0) {
          list.style.removeProperty('--dragged-by');
          pickUp(rowOfGrip(event));
        } else return;
        event.preventDefault();
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        if (!currentTarget.contains(relatedTarget)) end(false);
      },
    },
  };
}

/** Returns the index of the row whose grip has an event; -1 if it is not at a grip. */
function rowOfGrip({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLElement }): number {
  const grip = (target as Element).closest('[data-grip]');
  return [...currentTarget.children].findIndex((row) => grip && row.contains(grip));
}

/** Returns the index of the row at a height of the window; beyond the ends that of the last one, -1 where no row is visible. */
function rowAt(list: HTMLElement, height: number): number {
  const { top, bottom, left, width } = list.getBoundingClientRect();
  if (height <= top) return 0;
  if (height >= bottom) return list.children.length - 1;
  const hit = document.elementFromPoint(left + width / 2, height);
  return [...list.children].findIndex((row) => row.contains(hit));
}

function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return document.documentElement;
}
