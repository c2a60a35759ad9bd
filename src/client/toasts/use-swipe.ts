import { type PointerEvent, useRef } from 'react';

interface Swipe {
  /** How far it must go to count, in pixels; exactly this far is not enough. */
  threshold: number;
  onStart: () => void;
  onEnd: () => void;
  onPassed: (side: 'left' | 'right') => void;
}

/**
 * Handlers that let an element follow a finger or a mouse sideways. The way so far stands in `--swipe`, and
 * `data-swiping` says that it is being moved; a swipe that falls short leaves neither behind.
 */
export function useSwipe({ threshold, onStart, onEnd, onPassed }: Swipe) {
  const start = useRef<{ pointer: number; x: number }>(undefined);

  const wayOf = (event: PointerEvent) =>
    start.current?.pointer === event.pointerId ? event.clientX - start.current.x : undefined;

  const finish = (event: PointerEvent<HTMLElement>, passed?: 'left' | 'right') => {
    start.current = undefined;
    delete event.currentTarget.dataset.swiping;
    // What has passed leaves from where it is.
    if (!passed) event.currentTarget.style.removeProperty('--swipe');
    onEnd();
    if (passed) onPassed(passed);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary || (event.target as Element).closest('button')) return;
      start.current = { pointer: event.pointerId, x: event.clientX };
      event.currentTarget.setPointerCapture(event.pointerId);
      onStart();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const way = wayOf(event);
      if (way === undefined) return;
      event.currentTarget.dataset.swiping = '';
      event.currentTarget.style.setProperty('--swipe', `${way}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const way = wayOf(event);
      if (way === undefined) return;
      finish(event, Math.abs(way) > threshold ? (way > 0 ? 'right' : 'left') : undefined);
    },
    // The browser takes the pointer over when the finger scrolls instead.
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (wayOf(event) !== undefined) finish(event);
    },
  };
}
