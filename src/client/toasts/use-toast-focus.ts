import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { matchesHotkey } from './matches-hotkey.ts';

/**
 * Moves the focus into the region (`hotkey`: to the newest toast) and back to where it was (Escape).
 * `goOn` is for a toast that leaves with the focus in it: to the newest that stays, or back if there is none.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, hotkey: string) {
  const cameFrom = useRef<Element>(null);

  const newest = () => [...(region.current?.querySelectorAll<HTMLElement>('[data-toast="shown"]') ?? [])].at(-1);

  const goBack = () => {
    const target = cameFrom.current;
    if (target instanceof HTMLElement && target.isConnected && target !== document.body)
      target.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  const goOn = () => {
    const toast = newest();
    if (toast) toast.focus({ preventScroll: true });
    else goBack();
  };

  useEffect(() => {
    const onHotkey = (event: globalThis.KeyboardEvent) => {
      const toast = matchesHotkey(event, hotkey) && newest();
      if (!toast) return;
      event.preventDefault();
      if (!region.current?.contains(document.activeElement)) cameFrom.current = document.activeElement;
      toast.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onHotkey);
    return () => document.removeEventListener('keydown', onHotkey);
  });

  return {
    goOn,
    onFocus(event: FocusEvent<HTMLElement>) {
      const from = event.relatedTarget;
      if (from && !event.currentTarget.contains(from)) cameFrom.current = from;
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      goBack();
    },
  };
}
