import { useEffect, useRef } from 'react';
import { type IdPath, isSamePath } from '../../../json/edit/id-path.ts';
import { pathKey } from '../document/paths.ts';
import { getState, setState } from '../store.ts';

/** Returns the props of a row of a list: commands apply to the row while the focus is in it. */
export function useRow(path: IdPath) {
  const hasFocus = useRef(false);
  const leave = () => {
    if (isSamePath(getState().focusedRow, path)) setState({ focusedRow: undefined });
  };
  // A row that is removed gets no event, and one that stays may get another path.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render makes a new path
  useEffect(() => {
    if (hasFocus.current) setState({ focusedRow: path });
    return leave;
  }, [pathKey(path)]);
  return {
    onFocus() {
      hasFocus.current = true;
      setState({ focusedRow: path });
    },
    onBlur() {
      hasFocus.current = false;
      leave();
    },
  };
}
