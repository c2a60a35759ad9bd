import { type FocusEvent, type HTMLAttributes, useEffect, useRef } from 'react';
import { type IdPath, isSamePath } from '../../../json/edit/id-path.ts';
import { pathKey } from '../document/paths.ts';
import { select } from '../selection/select.ts';
import { getState, useStudio } from '../store.ts';
import styles from './form.module.css';

/** The box around a field. */
export const FieldBox = ({ path, ...props }: { path: IdPath } & HTMLAttributes<HTMLDivElement>) => (
  <div className={styles.field} {...useFieldBox<HTMLDivElement>(path)} {...props} />
);

/** Returns the props of a box around a field: the field is selected when it gets the focus, and scrolled to when it is selected elsewhere. */
export function useFieldBox<T extends HTMLElement>(path: IdPath) {
  const ref = useRef<T>(null);
  const isChosen = useStudio(({ selection }) => isSamePath(selection, path));
  useEffect(() => {
    const { current: box } = ref;
    // Not while the user presses a control in it.
    if (isChosen && !box?.contains(document.activeElement)) box?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return {
    ref,
    'data-field': pathKey(path),
    'data-chosen': isChosen || undefined,
    onFocus({ target, currentTarget }: FocusEvent) {
      const isInner = target.closest('[data-field]') !== currentTarget;
      if (!isInner && !isSamePath(path, getState().selection)) select(path, { from: 'form' });
    },
  };
}
